import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { LetterText } from './text/letter-text.tsx'
import { paragraphsOf } from './text/paragraphs.ts'

/** A few words of the two: what was asked, where that is known, and below it what each of them wrote. */
export type ShownLines = {
  question: string | null
  /** `unsigned` where it is not known which of them wrote it. */
  lines: readonly { name: string | null; text: string; kind: 'own' | 'partner' | 'unsigned' }[]
}

/** The line beside somebody's words, in that person's colour. */
export const quoteRules = {
  own: 'border-mark-own',
  partner: 'border-mark-partner',
  unsigned: 'border-edge',
}

/** The name below them, in the same colour. */
const nameInks = { own: 'text-own-name', partner: 'text-partner-name', unsigned: 'text-muted' }

/** The words of the two, the one below the other, each with a name and in that person's colour. */
const TwoLines = ({ lines }: Pick<ShownLines, 'lines'>) => (
  <div className="grid gap-5">
    {lines.map(({ name, text, kind }) => (
      <figure
        key={`${kind} ${text}`}
        className={clsx('grid break-inside-avoid gap-1 border-l-3 pl-4', quoteRules[kind])}
      >
        <blockquote
          dir="auto"
          className="font-serif text-lead text-pretty [overflow-wrap:anywhere]"
        >
          “{text}”
        </blockquote>
        {name !== null && (
          <figcaption className={clsx('text-meta font-semibold', nameInks[kind])}>
            {name}
          </figcaption>
        )}
      </figure>
    ))}
  </div>
)

const WithQuestion = ({ question, lines }: ShownLines) => (
  <div className="grid break-inside-avoid gap-3.5">
    {question !== null && (
      <p className="font-serif text-lead leading-snug font-semibold text-balance">{question}</p>
    )}
    <TwoLines lines={lines} />
  </div>
)

type LetterProps = {
  words: readonly ShownLines[]
  text: string
  /** Whose the text is, where words of the two stand above it. */
  signed: string
  /** It is said in any case. */
  isSigned?: boolean | undefined
  /** What came of the talk, below the letter. */
  outcome?: ReactNode
  /** Set where only the first paragraph is seen at first: the names of the button for the rest. */
  folds?: FoldNames | undefined
}

type FoldNames = { open: ReactNode; close: ReactNode }

/** The letter of a week: words of the two where there are any, what the guide wrote, and what came of the talk. */
export function Letter(props: LetterProps) {
  const { words, text, signed, outcome, folds } = props
  const isSigned = props.isSigned || words.length > 0
  const signedId = useId()
  return (
    <div className="grid gap-8">
      {words.map((one) => (
        <WithQuestion key={one.question} {...one} />
      ))}
      {text !== '' && (
        <div
          {...(isSigned && { role: 'group', 'aria-labelledby': signedId })}
          className="grid gap-1.5"
        >
          {isSigned && (
            <p id={signedId} className="text-meta text-muted">
              {signed}
            </p>
          )}
          {folds && paragraphsOf(text).length > 1 ? (
            <FoldedText text={text} {...folds} />
          ) : (
            <LetterText text={text} />
          )}
        </div>
      )}
      {outcome}
    </div>
  )
}

/** The first paragraph of a letter, and the rest once that is asked for; on paper all of it. */
function FoldedText({ text, open, close }: FoldNames & { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <LetterText id={id} text={text} onlyFirst={!isOpen} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="link inline-flex min-h-11 items-center print:hidden"
      >
        {isOpen ? close : open}
      </button>
    </div>
  )
}
