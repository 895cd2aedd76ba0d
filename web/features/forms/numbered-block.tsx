import type { ReactNode } from 'react'

/** One of the numbered parts of a long form, in an ordered list. */
export function NumberedBlock({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 gap-y-2 sm:grid-cols-[2rem_1fr]">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-sunken font-serif font-semibold text-muted"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-4 sm:pt-1">{children}</div>
    </li>
  )
}
