import { type ReactNode, type Ref, useId } from 'react'
import { CharacterCounter } from './character-counter.tsx'
import { describedBy, type FieldTexts } from './field-frame.tsx'
import { useSharedRef } from './shared-ref.ts'

export type FieldProps = FieldTexts & {
  id?: string | undefined
  /** Shows a counter against this many visible characters; it does not cut the text. */
  countTo?: number | undefined
}

type Given<Control> = FieldProps & { ref?: Ref<Control> | undefined }

/** Parts what a text field is given into the frame around it and the control itself. */
export function useField<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Rest extends object,
>(given: Given<Control> & Rest) {
  const { label, hint, error, optional, countTo, id, ref, ...rest } = given
  const madeId = useId()
  const fieldId = id ?? madeId
  const counterId = `${fieldId}-count`
  const [field, share] = useSharedRef(ref)
  const texts = { label, hint, error, optional }
  const isCounted = countTo !== undefined
  const counter: ReactNode = isCounted && (
    <CharacterCounter id={counterId} max={countTo} field={field} />
  )
  return {
    frame: { ...texts, id: fieldId, counter },
    control: {
      ...rest,
      ref: share,
      id: fieldId,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': describedBy(fieldId, texts, isCounted ? counterId : undefined),
    },
  }
}
