import { type ComponentProps, useId } from 'react'

/** The token that came with the link: there to be seen, in one quiet line, and not to be changed. */
export function LockedToken(input: ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-3 text-muted">
      <label htmlFor={id} className="shrink-0">
        Invite token
      </label>
      <input
        {...input}
        id={id}
        readOnly
        autoComplete="off"
        className="min-h-11 w-full min-w-0 flex-1 truncate rounded-md bg-transparent"
      />
    </div>
  )
}
