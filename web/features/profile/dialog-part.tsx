import { type ReactNode, useId } from 'react'

type DialogPartProps = { title: string; hint: string; children: ReactNode }

/** A part of a dialog that stands at the top of its tab, under a heading of its own. */
export function DialogPart({ title, hint, children }: DialogPartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-5">
      <div className="grid gap-2">
        <h3 id={titleId} className="font-serif text-prompt font-medium">
          {title}
        </h3>
        <p className="text-muted">{hint}</p>
      </div>
      {children}
    </section>
  )
}
