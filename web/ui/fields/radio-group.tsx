import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { describedBy, FieldError, FieldHint, type FieldTexts, OptionalMark } from './field.tsx'

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> &
  FieldTexts & {
    name: string
    options: readonly { value: string; label: string }[]
    /** Words at the two ends of a scale; with them the choices stand side by side. */
    ends?: readonly [string, string] | undefined
    /** The value that is chosen, where the page says so and not the browser. */
    chosen?: string | undefined
    /** The choices stand side by side. */
    inRow?: boolean | undefined
  }

/** One choice out of a few that are all in sight: native radio buttons, so `{...register(name)}` works. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, options, ends, chosen, ...rest } = props
  const { inRow = Boolean(ends), ...input } = rest
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { label, hint, error })}
      aria-invalid={error ? true : undefined}
      className="grid gap-2"
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
        {optional && <OptionalMark />}
      </p>
      <FieldHint id={id} hint={hint} />
      <div
        className={
          ends
            ? 'grid auto-cols-fr grid-flow-col gap-2'
            : inRow
              ? 'flex gap-1.5 *:flex-auto sm:gap-2'
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
            tile={inRow}
            wrong={Boolean(error)}
          />
        ))}
      </div>
      {ends && (
        <p aria-hidden="true" className="flex justify-between gap-4 text-muted">
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
  tile: boolean
  wrong: boolean
}

function Choice({ label, end, tile, wrong, ...input }: ChoiceProps) {
  return (
    <label
      className={clsx(
        'flex min-h-12 items-center gap-3 rounded-md border bg-surface py-2 transition-colors hover:border-ink has-checked:border-selected-line has-checked:bg-selected has-checked:font-semibold has-checked:text-selected-ink has-checked:inset-ring has-checked:inset-ring-selected-line',
        tile ? 'flex-col justify-center gap-1.5 px-1 text-center' : 'px-4',
        wrong ? 'border-danger-line' : 'border-edge',
      )}
    >
      <input
        {...input}
        type="radio"
        className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface checked:border-6 checked:border-selected-line"
      />
      <span>
        {label}
        {end && <span className="sr-only">, {end}</span>}
      </span>
    </label>
  )
}
