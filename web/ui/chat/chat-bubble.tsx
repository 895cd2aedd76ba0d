import { clsx } from 'clsx'
import { Check, Clock, CloudOff, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Leaf } from '#web/ui/brand/mark.tsx'
import { BoldParagraphs } from '#web/ui/text/bold-text.tsx'

export type ChatBubbleKind = 'question' | 'own' | 'partner' | 'insight' | 'suggestion' | 'neutral'

export type ChatBubbleProps = {
  kind: ChatBubbleKind
  /** Who speaks, as shown above the bubble. */
  name: string
  text: string
  /** A few words above the text, such as "Question 3" or, for the guide, "An insight from the guide". */
  label?: string | undefined
  /** How the text begins, in a line of its own: "Question 3:". */
  opening?: string | undefined
  /** Goes on speaking right after a bubble of the same person: the name is for screen readers only. */
  continues?: boolean | undefined
  /** How far an answer of one's own has come. */
  delivery?: 'sending' | 'waiting' | 'sent' | undefined
  /** Who wrote it, where that is a guide: a quiet line at its end. */
  writer?: string | undefined
  /** What can be done with it, in the line of its delivery. */
  action?: ReactNode
  /** Something stands beside it and keeps the room that is else left free there. */
  besideMore?: boolean | undefined
  /** The first of a `ChatTurn`: stays in sight where the screen is tall enough for it; its label then is beside the name. */
  stays?: boolean | undefined
}

const looks = {
  question:
    'rounded-tl-sm border-question-line bg-question text-question-ink font-serif text-prompt font-medium',
  own: 'rounded-tr-sm border-own-line bg-own text-own-ink',
  partner: 'rounded-tl-sm border-partner-line bg-partner text-partner-ink',
  insight: 'border-insight-line bg-insight text-insight-ink',
  /** Of the insight's edge, and of the colour of all the rest. */
  suggestion: 'border-insight-line bg-neutral text-neutral-ink',
  neutral: 'rounded-tl-sm border-neutral-line bg-neutral text-neutral-ink',
}

const tones = {
  question: 'guide',
  own: 'own',
  partner: 'partner',
  insight: 'guide',
  suggestion: 'guide',
  neutral: 'guide',
} as const

const signs: Partial<Record<ChatBubbleKind, ReactNode>> = {
  insight: <Leaf className="size-4" />,
  suggestion: <Sprout className="size-4" aria-hidden="true" />,
}

const deliveries = {
  sending: { Sign: Clock, words: 'Sending' },
  /** On this device, for lack of a network. */
  waiting: { Sign: CloudOff, words: 'Waiting' },
  sent: { Sign: Check, words: 'Saved' },
}

/** One message of a chat; only pairs of `**` in what the product says are more than text. */
export function ChatBubble(props: ChatBubbleProps) {
  const { kind, name, text, label, opening, continues, delivery, action, writer } = props
  const { besideMore, stays } = props
  const own = kind === 'own'
  const insight = kind === 'insight'
  /** What people write is shown as they wrote it, asterisks and all. */
  const isTheirs = own || kind === 'partner'
  /** What the guide has written about two answers is a card with a sign, in place of a bubble with a name. */
  const sign = signs[kind]
  const heading = stays ? undefined : (label ?? (insight ? 'An insight from the guide' : undefined))
  const { Sign, words } = deliveries[delivery ?? 'sent']
  return (
    <div
      className={clsx(
        'flex animate-arrive flex-col',
        stays ? 'gap-3' : 'gap-1.5',
        own ? 'items-end' : 'items-start',
        stays ? 'chat-question-stays' : 'relative',
      )}
      data-kind={kind}
    >
      {!sign && (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-2',
            own && 'flex-row-reverse',
            // In the chats that save answers, the heading says whose these are.
            (continues || delivery) && 'sr-only',
          )}
        >
          <Avatar name={name} tone={tones[kind]} />
          <span className="font-semibold">{name}</span>
          {stays && <span className="text-muted">{label}</span>}
        </div>
      )}
      <div
        className={clsx(
          'rounded-lg border px-4 py-3 sm:px-5',
          sign ? 'w-full' : 'max-w-measure',
          own ? !besideMore && 'ml-8' : !sign && 'mr-4',
          looks[kind],
        )}
      >
        {heading && (
          <p
            className={clsx(
              'mb-1 flex items-center gap-2 font-semibold',
              kind === 'suggestion' ? 'font-serif text-prompt' : 'font-sans text-base',
              sign && 'text-accent-ink',
            )}
          >
            {sign}
            {kind === 'suggestion' && <span className="sr-only">{`${name}: `}</span>}
            {heading}
          </p>
        )}
        <p
          // What people write may be written from right to left; what the guide writes is not.
          dir={isTheirs ? 'auto' : undefined}
          className={clsx(
            'max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]',
            opening !== undefined &&
              'first-line:font-sans first-line:text-base first-line:font-semibold',
          )}
        >
          {isTheirs ? text : <Spoken text={text} opening={opening} />}
        </p>
        {writer && <p className="mt-2 text-meta text-muted">{writer}</p>}
      </div>
      {delivery && (
        <div className="flex min-h-6 flex-wrap items-center justify-end gap-x-3 px-1 text-meta">
          <span className="inline-flex items-center gap-1 text-muted">
            <Sign className="size-4" aria-hidden="true" />
            {words}
          </span>
          {action && (
            <span aria-live="off" className="empty:hidden">
              {action}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

/** A text whose short last word does not stand in a line alone: after a line's end no browser sees to it. */
function EndTogether({ text }: { text: string }) {
  const [, start = text, end] = /^(.*\s)(\S{1,10}\s\S{1,7})$/su.exec(text) ?? []
  return (
    <>
      {start}
      {end && <span className="whitespace-nowrap">{end}</span>}
    </>
  )
}

type SpokenProps = { text: string; opening: string | undefined }

/** What the guide says: its paragraphs a little apart, and the number of a question in a line above it. */
function Spoken({ text, opening }: SpokenProps) {
  if (opening !== undefined && text.startsWith(opening)) {
    return (
      <>
        {`${opening} `}
        <br />
        <EndTogether text={text.slice(opening.length).trimStart()} />
      </>
    )
  }
  return <BoldParagraphs text={text} />
}
