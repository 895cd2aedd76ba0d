import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps, fieldLook, useField } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

export function TextAreaField({ className, ...props }: TextAreaFieldProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        dir="auto"
        {...control}
        className={clsx(fieldLook, 'block resize-y', className)}
      />
    </FieldFrame>
  )
}
