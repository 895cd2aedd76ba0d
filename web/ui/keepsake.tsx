import { type ReactNode, useId } from 'react'
import { Mark } from './brand/mark.tsx'
import { Letter, type ShownLines } from './letter.tsx'

type KeepsakeProps = {
  title: string
  /** Its day, and the names of the two. */
  day: string
  names: string
  words: readonly ShownLines[]
  text: string
  /** Whose the text is. */
  signed: string
  /** What stands below the text. */
  children?: ReactNode
}

/** A page of a conversation that is worth keeping: a title, the day, the names, and room. */
export function Keepsake(props: KeepsakeProps) {
  const { title, day, names, words, text, signed, children } = props
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid animate-arrive gap-6 rounded-lg border border-question-line bg-surface px-5 py-6 sm:px-10 sm:py-10"
    >
      <header className="flex items-start justify-between gap-4 border-b border-hairline pb-5">
        <div className="grid min-w-0 gap-1">
          {/* The screen says it larger already: what is kept is whose week it was. */}
          <h2 id={titleId} className="font-sans text-meta font-normal tracking-normal text-muted">
            {title}
          </h2>
          <p className="font-serif text-names font-medium text-balance [overflow-wrap:anywhere]">
            {names}
          </p>
          <p className="text-muted">{day}</p>
        </div>
        {/* On a wide screen it is in the picture beside the page. */}
        <Mark className="size-8 shrink-0 lg:hidden" />
      </header>
      <Letter words={words} text={text} signed={signed} />
      {children}
    </section>
  )
}

type KeepsakeLineProps = { label: string; children: ReactNode }

/** A short fact below the text of a page that is kept. */
export const KeepsakeLine = ({ label, children }: KeepsakeLineProps) => (
  <div className="grid gap-0.5">
    <p className="text-meta text-muted">{label}</p>
    <p className="font-serif text-lead [overflow-wrap:anywhere]">{children}</p>
  </div>
)
