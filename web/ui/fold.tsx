import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = { title: string; children: ReactNode }

/** A part of a page that shows its title and, once that is pressed, the rest. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="group rounded-lg border border-hairline bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-4 py-3 focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </details>
  )
}

type QuietFoldProps = FoldProps & {
  /** It begins unfolded. */
  open?: boolean
}

/** What most people do not need, within a part of a page: one line, and the rest once that is pressed. */
export function QuietFold({ title, open, children }: QuietFoldProps) {
  return (
    <details className="group/quiet" open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-5 shrink-0 transition-transform group-open/quiet:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 pt-2">{children}</div>
    </details>
  )
}
