import { type ComponentProps, type ReactNode, useId } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { classNames } from './class-names.ts'
import { describedBy, FieldFrame, type FieldTexts, fieldLook } from './field-frame.tsx'
import { useSharedRef } from './shared-ref.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldTexts & {
    id?: string | undefined
    /** Shows a counter against this many visible characters; it does not cut the text. */
    countTo?: number | undefined
    /** A control inside the right end of the field. */
    trailing?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, countTo, trailing, id, ref, className, ...input } = props
  const madeId = useId()
  const fieldId = id ?? madeId
  const [field, share] = useSharedRef(ref)
  const texts = { label, hint, error, optional }
  const counterId = countTo === undefined ? undefined : `${fieldId}-count`
  return (
    <FieldFrame
      {...texts}
      id={fieldId}
      counter={
        countTo !== undefined && (
          <CharacterCounter id={`${fieldId}-count`} max={countTo} field={field} />
        )
      }
    >
      <div className="relative">
        <input
          type="text"
          {...input}
          ref={share}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, texts, counterId)}
          className={classNames(fieldLook, 'min-h-12', Boolean(trailing) && 'pr-14', className)}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  )
}
