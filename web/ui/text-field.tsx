import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame, fieldLook } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.tsx'

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
          className={classNames(fieldLook, 'min-h-12', Boolean(trailing) && 'pr-14', className)}
        />
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  )
}
