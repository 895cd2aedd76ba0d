import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Mark } from './brand/mark.tsx'
import { Button } from './button.tsx'
import { Letter, quoteRules, type ShownLines } from './letter.tsx'
import { BoldText } from './text/bold-text.tsx'
import { withoutRepeats } from './text/without-repeats.ts'

export type PaperQuestion = {
  label: string
  question: string
  /** `kind` gives the line beside an answer its colour; a remark has none. */
  answers: readonly { name: string; text: string; kind: 'own' | 'partner' | 'remark' }[]
  notes: readonly { label: string; text: string }[]
}

export type PaperContent = {
  title: string
  day: string
  names: string
  words: readonly ShownLines[]
  /** The summary; null where it was not written. */
  text: string | null
  /** What stands in its place. */
  noText?: string
  /** Whose it is. */
  signed: string
  /** Short facts below it. */
  lines: readonly { label: string; text: string }[]
  /** The talk, where it goes to the paper, too. */
  questions: readonly PaperQuestion[]
}

type PrintButtonProps = {
  label: ReactNode
  /** What goes to the paper, once it has been pressed; nothing is printed where this rejects. */
  content: () => PaperContent | Promise<PaperContent>
  onFailed: (error: unknown) => void
  print?: (() => void) | undefined
  className?: string
}

const printPage = () => window.print()

/** Lays out pages of their own, beside which nothing else of the screen is printed, and prints them. */
export function PrintButton(props: PrintButtonProps) {
  const { label, content, onFailed, print = printPage, className } = props
  const [paper, setPaper] = useState<PaperContent | null>(null)
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    if (!paper) return
    // The browser may still lay out the page when `print` is back.
    const clear = () => setPaper(null)
    window.addEventListener('afterprint', clear)
    print()
    return () => window.removeEventListener('afterprint', clear)
  }, [paper, print])
  const layOut = async () => {
    setPending(true)
    try {
      setPaper(await content())
    } catch (error) {
      onFailed(error)
    }
    setPending(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        className={clsx('px-3! font-medium! text-muted!', className)}
        pending={isPending}
        icon={<Printer className="size-5" aria-hidden="true" />}
        onClick={layOut}
      >
        {label}
      </Button>
      {paper && createPortal(<Paper {...paper} />, document.body)}
    </>
  )
}

const rules = {
  ...quoteRules,
  remark: 'border-hairline italic text-muted',
}

/** A letter that has the page to itself is written larger, and most so the words of the two. */
const alone = '[&_p]:text-lead [&_blockquote]:text-heading'

/** Where an answer is longer, the two stand one below the other, and may go on on the next page. */
const longAnswer = 600

function Paper(paper: PaperContent) {
  const { title, day, names, words, text, noText, signed, lines, questions } = paper
  return (
    <article data-paper className="hidden bg-raised text-ink print:block">
      <header className="mb-8 border-b border-hairline pb-6">
        <Mark className="mb-4 size-10" />
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 font-serif text-prompt">{names}</p>
        <p className="mt-1 text-muted">{day}</p>
      </header>
      {/* What is quoted of the two stands in the talk, where that follows. */}
      <div className={questions.length > 0 ? 'pb-14' : alone}>
        <Letter
          words={questions.length > 0 ? [] : words}
          text={text ?? ''}
          signed={signed}
          isSigned
        />
      </div>
      {text === null && <p className="text-muted not-first:mt-6">{noText}</p>}
      {questions.map((question, index) => (
        <PaperPart key={question.label} {...question} startsPage={index === 0} />
      ))}
      {lines.length > 0 && (
        <dl className="mt-8 grid gap-3 border-t border-hairline pt-6">
          {lines.map(({ label, text }) => (
            <div key={label} className="break-inside-avoid">
              <dt className="text-meta text-muted">{label}</dt>
              <dd className="font-serif text-lead">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {questions.length === 0 && <Mark className="mx-auto mt-14 size-8" />}
    </article>
  )
}

function PaperPart(props: PaperQuestion & { startsPage: boolean }) {
  const { label, question, answers, notes, startsPage } = props
  const isLong = answers.some(({ text }) => text.length > longAnswer)
  const spoken = answers.filter(({ kind }) => kind !== 'remark')
  return (
    <section
      className={clsx(
        'grid gap-4 pb-10',
        startsPage && 'break-before-page',
        !isLong && 'break-inside-avoid',
      )}
    >
      <div className="grid break-inside-avoid break-after-avoid gap-2">
        <p className="text-meta text-muted">{label}</p>
        <h2 className="max-w-[62ch] text-prompt">{question}</h2>
      </div>
      <div className={clsx('grid gap-x-6 gap-y-4', !isLong && 'grid-cols-2')}>
        {answers.map(({ name, text, kind }) => (
          <figure
            key={name}
            className={clsx('border-l-3 pl-4', !isLong && 'break-inside-avoid', rules[kind])}
          >
            <figcaption className="mb-1 font-sans text-meta font-semibold">{name}</figcaption>
            <blockquote
              dir="auto"
              className="max-w-[62ch] font-serif text-lead whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {text}
            </blockquote>
          </figure>
        ))}
      </div>
      {notes.map(({ label, text }) => (
        <div key={label} className="break-inside-avoid pl-[1.1875rem]">
          <p className="mb-1 text-meta text-accent-ink">{label}</p>
          <p className="max-w-[62ch] font-serif whitespace-pre-wrap [overflow-wrap:anywhere]">
            <BoldText text={withoutRepeats(text, spoken)} />
          </p>
        </div>
      ))}
    </section>
  )
}
