import { Select as Base } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts, fieldLook } from './field.tsx'

export type SelectFieldProps<Value extends string> = FieldTexts & {
  id?: string | undefined
  name?: string | undefined
  options: readonly { value: Value; label: string }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A list that opens upwards leaves the label in sight: its line and the gaps around it, in pixels. */
const aboveLabel = 38

/** One choice out of a short list; arrow keys and first letters choose. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, options, value, onValueChange, ref, id, ...rest } = props
  const madeId = useId()
  const fieldId = id ?? madeId
  const texts = { label, hint, error, optional }
  return (
    <FieldFrame {...texts} id={fieldId}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        name={rest.name}
        disabled={rest.disabled ?? false}
      >
        <Base.Trigger
          ref={ref}
          id={fieldId}
          onBlur={rest.onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, texts)}
          className={clsx(
            fieldLook,
            'flex min-h-12 items-center justify-between gap-2 text-left data-disabled:bg-sunken data-disabled:text-muted data-placeholder:text-muted',
          )}
        >
          <Base.Value placeholder={rest.placeholder} />
          <Base.Icon className="shrink-0 text-muted">
            <ChevronDown className="size-5" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          {/* On a phone the list lies over much of the page, which steps back for it. */}
          <Base.Backdrop className="fixed inset-x-0 -inset-y-full z-60 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden" />
          <Base.Positioner
            alignItemWithTrigger={false}
            sideOffset={({ side }) => (side === 'top' ? aboveLabel : 6)}
            collisionPadding={12}
            className="z-60"
          >
            <Base.Popup
              aria-label={label}
              className="max-h-(--available-height) min-w-(--anchor-width) origin-(--transform-origin) overflow-y-auto rounded-lg border border-edge bg-raised p-2 text-ink shadow-raised outline-none transition-[scale,opacity] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
            >
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 data-highlighted:bg-sunken data-selected:font-semibold focus-visible:-outline-offset-3"
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator className="text-accent-ink">
                    <Check className="size-5" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
