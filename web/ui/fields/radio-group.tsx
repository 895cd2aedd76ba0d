import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { segmentLook, segmentThumbOnceChecked, segmentTrack } from '#web/ui/segments.ts'
import { hugs } from '#web/ui/text/hugging.ts'
import {
  describedBy,
  FieldError,
  FieldHint,
  type FieldTexts,
  labelLook,
  OptionalMark,
} from './field.tsx'

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> &
  FieldTexts & {
    name: string
    options: readonly { value: string; label: string }[]
    /** Words at the two ends of a scale; with them the choices stand side by side. */
    ends?: readonly [string, string] | undefined
    /** The value that is chosen, where the page says so and not the browser. */
    chosen?: string | undefined
    /** The choices stand side by side; `even` gives all the same width. */
    inRow?: boolean | 'even' | undefined
  }

/** One choice out of a few that are all in sight: native radio buttons, so `{...register(name)}` works. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, asked, options, ends, chosen, ...rest } = props
  const { inRow = Boolean(ends), ...input } = rest
  const id = useId()
  const isReply = asked === 'bubble'
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { label, hint, error })}
      aria-invalid={error ? true : undefined}
      className="grid gap-2"
    >
      <p
        {...(isReply && hugs)}
        id={`${id}-label`}
        tabIndex={asked === 'bubble' ? -1 : undefined}
        className={clsx(labelLook(asked), asked === 'bubble' && 'mb-2 outline-none')}
      >
        {label}
        {optional && <OptionalMark />}
      </p>
      <FieldHint id={id} hint={hint} />
      <div
        className={
          ends
            ? 'grid auto-cols-fr grid-flow-col gap-2'
            : inRow
              ? clsx(
                  segmentTrack,
                  'gap-1',
                  inRow === 'even'
                    ? 'grid auto-cols-[minmax(0,1fr)] grid-flow-col in-data-large:grid-flow-row'
                    : 'flex flex-wrap *:flex-auto',
                )
              : isReply
                ? 'flex flex-wrap gap-2'
                : 'grid gap-2'
        }
      >
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...input}
            {...option}
            {...(chosen !== undefined && { checked: chosen === option.value })}
            end={index === 0 ? ends?.[0] : index === options.length - 1 ? ends?.[1] : undefined}
            look={ends ? 'tile' : inRow ? 'segment' : isReply ? 'reply' : 'line'}
            wrong={Boolean(error)}
          />
        ))}
      </div>
      {ends && (
        <p aria-hidden="true" className="flex justify-between gap-4 text-meta text-muted">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  end: string | undefined
  look: keyof typeof shapes
  wrong: boolean
}

const chosenLook =
  'min-h-12 bg-surface has-checked:border-selected-line has-checked:bg-selected has-checked:text-selected-ink has-checked:inset-ring has-checked:inset-ring-selected-line hover:border-ink'

/** Where the system chooses the colours, its own for what is chosen. */
const systemColours =
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'

const shapes = {
  line: `${chosenLook} gap-3 px-4`,
  tile: clsx(
    'relative min-h-14 justify-center bg-surface text-prompt font-semibold hover:border-ink',
    'has-checked:border-button has-checked:bg-button has-checked:text-on-button',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    systemColours,
  ),
  /** What may be answered in a talk, as one would say it. */
  reply: clsx(
    'relative min-h-12 rounded-full! bg-surface px-5 hover:border-ink',
    'has-checked:border-button! has-checked:bg-button has-checked:text-on-button',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
    systemColours,
  ),
  segment: clsx(
    segmentLook,
    'relative justify-center px-2 text-center tight:px-0 [overflow-wrap:anywhere]',
    'has-focus-visible:outline-3 has-focus-visible:outline-focus',
    systemColours,
  ),
}

/** The word has the room that it takes once it is chosen, and bolder: its neighbours stay where they are. */
const keepsWidth =
  'grid after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)]'

function Choice({ label, end, look, wrong, ...input }: ChoiceProps) {
  const isSegment = look === 'segment'
  return (
    <label
      className={clsx(
        'flex items-center rounded-md border py-2 transition-colors',
        shapes[look],
        'has-checked:font-semibold',
        isSegment && [segmentThumbOnceChecked, 'has-checked:text-ink'],
        wrong ? 'border-danger-line' : isSegment ? 'border-transparent' : 'border-edge',
      )}
    >
      <input
        {...input}
        type="radio"
        className={
          look !== 'line'
            ? 'absolute inset-0 appearance-none rounded-md outline-none'
            : 'size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface checked:border-6 checked:border-selected-line'
        }
      />
      <span data-label={isSegment ? label : undefined} className={clsx(isSegment && keepsWidth)}>
        {label}
        {end && <span className="sr-only">, {end}</span>}
      </span>
    </label>
  )
}
