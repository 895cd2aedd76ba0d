import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldTexts = {
  label: string
  /** A sentence under the label. */
  hint?: string | undefined
  /** What is wrong; marks the field invalid and is read out. */
  error?: string | undefined
  optional?: boolean | undefined
}

type FieldFrameProps = FieldTexts & { id: string; counter?: ReactNode; children: ReactNode }

export const fieldLook =
  'w-full rounded-md border border-edge bg-surface px-4 py-3 text-base text-ink placeholder:text-muted transition-colors hover:border-ink disabled:bg-sunken disabled:text-muted aria-invalid:border-2 aria-invalid:border-danger-line'

/** Gives the control its `aria-describedby`, in the order in which the texts are read. */
export function describedBy(id: string, { hint, error }: FieldTexts, more?: string) {
  return classNames(hint && `${id}-hint`, error && `${id}-error`, more) || undefined
}

/** Label, hint, control, error and counter, in the order in which they are read. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, optional, counter, children } = props
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-muted"> (optional)</span>}
        </label>
        {counter}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-2 text-danger-ink">
          <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
