import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Mark } from './brand/mark.tsx'
import { Button } from './button.tsx'
import { Letter, quoteRules, type ShownLines } from './letter.tsx'
import { BoldText } from './text/bold-text.tsx'

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
  /** The summary; none where it was not written. */
  text: string
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
}

const printPage = () => window.print()

/** Lays out pages of their own, beside which nothing else of the screen is printed, and prints them. */
export function PrintButton({ label, content, onFailed, print = printPage }: PrintButtonProps) {
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
        variant="secondary"
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

function Paper({ title, day, names, words, text, signed, lines, questions }: PaperContent) {
  return (
    <article data-paper className="hidden bg-paper text-ink print:block">
      <header className="mb-8 border-b border-hairline pb-6">
        <Mark className="mb-4 size-10" />
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 font-serif text-prompt">{names}</p>
        <p className="mt-1 text-muted">{day}</p>
      </header>
      <Letter words={words} text={text} signed={signed} />
      {lines.length > 0 && (
        <dl className="mt-8 grid gap-3">
          {lines.map(({ label, text }) => (
            <div key={label} className="break-inside-avoid">
              <dt className="text-muted">{label}</dt>
              <dd className="font-serif text-lead">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {questions.map((question, index) => (
        <PaperPart key={question.label} {...question} startsPage={index === 0} />
      ))}
    </article>
  )
}

function PaperPart(props: PaperQuestion & { startsPage: boolean }) {
  const { label, question, answers, notes, startsPage } = props
  return (
    <section className={clsx('pt-8', startsPage && 'break-before-page')}>
      <div className="break-inside-avoid break-after-avoid pb-4">
        <p className="text-muted">{label}</p>
        <h2 className="text-prompt">{question}</h2>
      </div>
      {answers.map(({ name, text, kind }) => (
        <figure key={name} className="break-inside-avoid pb-4">
          <figcaption className="font-semibold">{name}</figcaption>
          <blockquote
            dir="auto"
            className={clsx(
              'border-l-3 py-0.5 pl-4 font-serif text-lead whitespace-pre-wrap [overflow-wrap:anywhere]',
              rules[kind],
            )}
          >
            {text}
          </blockquote>
        </figure>
      ))}
      {notes.map(({ label, text }) => (
        <div key={label} className="break-inside-avoid pb-2 pl-4">
          <p className="text-accent-ink">{label}</p>
          <p className="max-w-[68ch] font-serif whitespace-pre-wrap [overflow-wrap:anywhere]">
            <BoldText text={text} />
          </p>
        </div>
      ))}
    </section>
  )
}
