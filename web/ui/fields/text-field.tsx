import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldProps, fieldLook, useField } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** A control inside the right end of the field. */
    trailing?: ReactNode
    /** What is in it: while nobody writes there all of it is seen, on as many lines as it takes. */
    wrapped?: string | undefined
  }

/** The words of the field itself are unseen meanwhile. */
const wrappedLook =
  'not-focus:[-webkit-text-fill-color:transparent] forced-colors:[-webkit-text-fill-color:currentcolor]!'

export function TextField({ trailing, wrapped, className, ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className={clsx('relative', wrapped !== undefined && 'grid *:[grid-area:1/1]')}>
        <input
          type="text"
          {...control}
          className={clsx(
            fieldLook,
            'min-h-12 text-ellipsis',
            Boolean(trailing) && 'pr-14',
            wrapped !== undefined && wrappedLook,
            className,
          )}
        />
        {wrapped !== undefined && (
          <span
            aria-hidden="true"
            className="pointer-events-none relative self-center py-2 text-lead font-medium [overflow-wrap:anywhere] group-focus-within/field:invisible forced-colors:invisible"
          >
            {wrapped}
          </span>
        )}
        {trailing && (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        )}
      </div>
    </FieldFrame>
  )
}
