import { clsx } from 'clsx'
import { LetterText } from './text/letter-text.tsx'

/** A question, and below it what each of the two wrote to it, in a few words of theirs. */
export type ShownLines = {
  question: string
  lines: readonly { name: string; text: string; kind: 'own' | 'partner' }[]
}

/** The line beside somebody's words, in that person's colour. */
export const quoteRules = { own: 'border-mark-own', partner: 'border-mark-partner' }

/** The words of the two, the one below the other, each with a name and in that person's colour. */
const TwoLines = ({ lines }: Pick<ShownLines, 'lines'>) => (
  <div className="grid gap-3">
    {lines.map(({ name, text, kind }) => (
      <figure
        key={kind}
        className={clsx('grid break-inside-avoid gap-0.5 border-l-3 pl-4', quoteRules[kind])}
      >
        <blockquote
          dir="auto"
          className="font-serif text-prompt text-pretty [overflow-wrap:anywhere]"
        >
          “{text}”
        </blockquote>
        <figcaption className="text-muted">{name}</figcaption>
      </figure>
    ))}
  </div>
)

/** One question with the words of the two in as few lines as they need. */
export const LinesAtAGlance = ({ question, lines }: ShownLines) => (
  <div className="grid gap-1.5">
    <p className="text-muted">{question}</p>
    {lines.map(({ name, text, kind }) => (
      <p
        key={kind}
        className={clsx(
          'border-l-3 pl-3 font-serif text-lead [overflow-wrap:anywhere]',
          quoteRules[kind],
        )}
      >
        <span className="font-sans text-base text-muted">{name}: </span>
        <bdi>“{text}”</bdi>
      </p>
    ))}
  </div>
)

const WithQuestion = ({ question, lines }: ShownLines) => (
  <div className="grid break-inside-avoid gap-3">
    <p className="max-w-[62ch] text-pretty text-muted">{question}</p>
    <TwoLines lines={lines} />
  </div>
)

type LetterProps = { words: readonly ShownLines[]; text: string }

/** The letter of a week: what the guide wrote, between words of the two where there are any. */
export function Letter({ words: [opening, ...closing], text }: LetterProps) {
  return (
    <div className="grid gap-6">
      {opening && <WithQuestion {...opening} />}
      {text !== '' && <LetterText text={text} className="*:break-inside-avoid" />}
      {closing.map((one) => (
        <WithQuestion key={one.question} {...one} />
      ))}
    </div>
  )
}
