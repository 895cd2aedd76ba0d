import { clsx } from 'clsx'
import { ChevronRight, MessageCircle, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Leaf } from '#web/ui/brand/mark.tsx'
import { BoldParagraphs } from '#web/ui/text/bold-text.tsx'
import { partsOf } from './answer-parts.ts'
import { askWords } from './ask-words.ts'

/** Who the guide is, and what it is there for: how the chat begins. */
export function AskGreeting() {
  return (
    <div className="grid justify-items-start gap-3">
      <span className="grid size-14 place-items-center rounded-full border border-insight-line bg-insight text-accent-ink">
        <Leaf className="size-7" />
      </span>
      <p>
        <span className="sr-only">{askWords.guide}: </span>
        <span className="block font-serif text-title leading-tight font-medium">
          {askWords.opening}
        </span>{' '}
        <span className="mt-2 block max-w-measure text-muted">{askWords.greeting}</span>
      </p>
    </div>
  )
}

type AskAnswerProps = {
  text: string
  /** It goes on after what was offered within it. */
  continues?: boolean
  writtenBy?: string | undefined
  /** What may have been meant: a part of the answer, below a line at its end. */
  children?: ReactNode
}

/** What the guide answers: its point, what can be done and said today, and then the rest in short paragraphs. */
export function AskAnswer({ text, continues = false, writtenBy, children }: AskAnswerProps) {
  const { point, lead, tonight, opener, rest } = partsOf(text)
  return (
    <div className={clsx('grid animate-arrive grid-cols-1 gap-1.5', continues && 'mt-3')}>
      <div className={clsx('flex items-center gap-2', continues && 'sr-only')}>
        <Avatar name={askWords.guide} tone="guide" />
        <span className="font-semibold">{askWords.guide}</span>
      </div>
      <div className="grid grid-cols-1 gap-3 overflow-clip rounded-lg rounded-tl-sm border border-neutral-line bg-neutral px-4 py-3 text-neutral-ink sm:px-5 sm:py-4">
        {point && <p className="font-serif text-subhead font-medium">{point}</p>}
        {lead && <Plain text={lead} />}
        {opener && (
          <Part label={askWords.opener} icon={<MessageCircle />} isToSay>
            <span className="font-serif text-lead italic">{opener}</span>
          </Part>
        )}
        {tonight && (
          <Part label={askWords.tonight} icon={<Moon />}>
            {tonight}
          </Part>
        )}
        {rest && <Plain text={rest} />}
        {writtenBy && <p className="text-meta text-muted">{writtenBy}</p>}
        {children}
      </div>
    </div>
  )
}

const Plain = ({ text }: { text: string }) => (
  <div className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
    <BoldParagraphs text={text} />
  </div>
)

type PartProps = {
  label: string
  icon: ReactNode
  /** A sentence to be said to the other one: it stands out. */
  isToSay?: boolean
  children: ReactNode
}

/** Something to take along from an answer. */
const Part = ({ label, icon, isToSay = false, children }: PartProps) => (
  <div
    className={clsx(
      'flex gap-3 px-3.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink',
      isToSay && 'rounded-md bg-insight py-3 text-insight-ink',
    )}
  >
    <span aria-hidden="true">{icon}</span>
    <p className="min-w-0">
      <span className="block font-semibold">{label} </span>
      {children}
    </p>
  </div>
)

type OffersProps = {
  label: string
  offers: readonly string[]
  /** At the end of an answer, from edge to edge of it, rather than a card of its own. */
  isWithin?: boolean
  onAsk: (text: string) => void
}

/** Questions to be asked by one press. */
export const Offers = ({ label, offers, isWithin = false, onAsk }: OffersProps) => (
  <fieldset
    className={clsx(
      'grid min-w-0 border-hairline',
      isWithin
        ? '-mx-4 -mb-3 border-t sm:-mx-5 sm:-mb-4'
        : 'overflow-hidden rounded-lg border bg-surface',
    )}
  >
    <legend className="sr-only">{label}</legend>
    {offers.map((offer) => (
      <button
        key={offer}
        type="button"
        onClick={() => onAsk(offer)}
        className="flex min-h-12 items-center justify-between gap-3 border-hairline px-4 py-2.5 text-left font-medium transition-colors not-first-of-type:border-t hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5"
      >
        {offer}
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </button>
    ))}
  </fieldset>
)
