import { type ComponentProps, useId } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { classNames } from './class-names.ts'
import { describedBy, FieldFrame, type FieldTexts, fieldLook } from './field-frame.tsx'
import { useSharedRef } from './shared-ref.ts'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> &
  FieldTexts & { id?: string | undefined; countTo?: number | undefined }

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, countTo, id, ref, className, ...area } = props
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
      <textarea
        rows={4}
        {...area}
        ref={share}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, texts, counterId)}
        className={classNames(fieldLook, 'block resize-y', className)}
      />
    </FieldFrame>
  )
}
