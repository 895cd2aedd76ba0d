import { type ReactNode, useId } from 'react'

type DialogSectionProps = { title: string; children: ReactNode }

/** A part of a dialog below its form, under a heading of its own. */
export function DialogSection({ title, children }: DialogSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-8 grid gap-4 border-t border-hairline pt-6">
      <h3 id={titleId} className="font-serif text-prompt font-medium">
        {title}
      </h3>
      {children}
    </section>
  )
}
