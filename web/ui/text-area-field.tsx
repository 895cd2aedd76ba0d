import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldLook } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.tsx'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        {...control}
        className={classNames(fieldLook, 'block resize-y', className)}
      />
    </FieldFrame>
  )
}
