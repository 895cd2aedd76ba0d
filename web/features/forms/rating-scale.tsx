import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { askedLook, describedBy, FieldError } from '#web/ui/fields/field.tsx'

type RatingScaleProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  name: string
  label: string
  values: readonly number[]
  /** Words at the two ends. */
  ends: readonly [string, string]
  /** The label is a question of a chat, and looks like one. */
  asked?: boolean | undefined
  error?: string | undefined
}

/** A scale of numbers in cells: native radio buttons, unseen, each as large as its cell. */
export function RatingScale({ label, values, ends, asked, error, ...input }: RatingScaleProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { label, error })}
      aria-invalid={error ? true : undefined}
      className="grid gap-2"
    >
      <p id={`${id}-label`} className={asked ? clsx('mb-2', askedLook) : 'font-semibold'}>
        {label}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {values.map((value, index) => {
          const end = index === 0 ? ends[0] : index === values.length - 1 ? ends[1] : undefined
          return (
            <label
              key={value}
              className={clsx(cellLook, error ? 'border-danger-line' : 'border-edge')}
            >
              <input
                {...input}
                type="radio"
                value={value}
                className="absolute inset-0 appearance-none rounded-md outline-none"
              />
              <span>
                {value}
                {end && <span className="sr-only">, {end}</span>}
              </span>
            </label>
          )
        })}
      </div>
      <p aria-hidden="true" className="flex justify-between gap-4 text-muted">
        <span>{ends[0]}</span>
        <span className="text-right">{ends[1]}</span>
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}

const cellLook = clsx(
  'relative grid min-h-14 place-items-center rounded-md border bg-surface text-prompt font-semibold transition-colors hover:border-ink',
  'has-checked:border-button has-checked:bg-button has-checked:text-on-button',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  // Where the system chooses the colours, its own for what is chosen.
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
)
