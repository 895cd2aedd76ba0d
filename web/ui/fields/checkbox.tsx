import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: string | undefined
}

/** A native checkbox with the whole line as its target. */
export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const labelId = useId()
  const hintId = useId()
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <span className="relative mt-0.5 grid size-6 shrink-0">
        <input
          {...input}
          type="checkbox"
          aria-labelledby={labelId}
          aria-describedby={hint ? hintId : undefined}
          className="peer size-6 appearance-none rounded-sm border-2 border-edge bg-surface transition-colors checked:border-button checked:bg-button"
        />
        <Check
          className="pointer-events-none absolute inset-1 size-4 stroke-3 text-on-button opacity-0 peer-checked:opacity-100"
          aria-hidden="true"
        />
      </span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span id={labelId} className={hint ? 'font-semibold' : undefined}>
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-meta text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
