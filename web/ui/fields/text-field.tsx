import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps, fieldLook, useField } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** A control inside the right end of the field. */
    trailing?: ReactNode
  }

export function TextField({ trailing, className, ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          type="text"
          {...control}
          className={clsx(
            fieldLook,
            'min-h-12 text-ellipsis',
            Boolean(trailing) && 'pr-14',
            className,
          )}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  )
}

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

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
