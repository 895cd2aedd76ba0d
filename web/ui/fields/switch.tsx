import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

export type SwitchProps = {
  label: string
  hint?: string | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

/** On or off, at once; the whole line is its target. */
export function Switch({ label, hint, onCheckedChange, ...state }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start justify-between gap-4 py-2">
      <div className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
        <label id={`${id}-label`} htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-meta text-pretty text-muted">
            {hint}
          </span>
        )}
      </div>
      <Base.Root
        {...state}
        id={id}
        nativeButton
        render={<button type="button" />}
        onCheckedChange={(checked) => onCheckedChange(checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-8 w-13 shrink-0 rounded-full border border-edge bg-sunken transition-colors before:absolute before:-inset-x-1 before:-inset-y-2 before:content-[''] data-checked:border-button data-checked:bg-button data-disabled:opacity-60"
      >
        <Base.Thumb className="block size-6.5 translate-x-0.5 rounded-full border border-transparent bg-edge transition-[translate] data-checked:translate-x-5.5 data-checked:bg-on-button" />
      </Base.Root>
    </div>
  )
}
