import { clsx } from 'clsx'
import { Check, CircleAlert, Clock, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { BoldParagraphs } from '#web/ui/text/bold-text.tsx'
import { hugs } from '#web/ui/text/hugging.ts'

export type ChatBubbleKind = 'question' | 'own' | 'partner' | 'neutral'

export type ChatBubbleProps = {
  kind: ChatBubbleKind
  /** Who speaks, as shown above the bubble. */
  name: string
  text: string
  /** How the text begins, in a line of its own: "Question 3:". */
  opening?: string | undefined
  /** Goes on speaking right after a bubble of the same person: the name is for screen readers only. */
  continues?: boolean | undefined
  /** The same, and close below it. */
  inRun?: boolean | undefined
  /** Stands in place of what somebody could have written, and is quieter than that. */
  isRemark?: boolean | undefined
  /** How far an answer of one's own has come. */
  delivery?: 'sending' | 'waiting' | 'sent' | 'unsent' | undefined
  /** What can be done with it, in the line of its delivery. */
  action?: ReactNode
  /** Something stands beside it and keeps the room that is else left free there. */
  besideMore?: boolean | undefined
}

const looks = {
  question:
    'rounded-tl-sm border-question-line bg-question text-question-ink font-serif text-prompt font-medium',
  own: 'rounded-tr-sm border-own-line bg-own text-own-ink',
  partner: 'rounded-tl-sm border-partner-line bg-partner text-partner-ink',
  neutral: 'rounded-tl-sm border-neutral-line bg-neutral text-neutral-ink',
}

const remarkLook = 'rounded-tr-sm border-transparent bg-sunken text-muted'

const tones = {
  question: 'guide',
  own: 'own',
  partner: 'partner',
  neutral: 'guide',
} as const

const deliveries = {
  sending: { Sign: Clock, words: 'Sending' },
  /** On this device, for lack of a network. */
  waiting: { Sign: CloudOff, words: 'Waiting' },
  sent: { Sign: Check, words: 'Saved' },
  unsent: { Sign: CircleAlert, words: 'Not sent' },
}

/** One message of a chat; only pairs of `**` in what the product says are more than text. */
export function ChatBubble(props: ChatBubbleProps) {
  const { kind, name, text, opening, continues, inRun, delivery, action, besideMore } = props
  const { isRemark = false } = props
  const own = kind === 'own'
  /** What people write is shown as they wrote it, asterisks and all. */
  const isTheirs = own || kind === 'partner'
  const { Sign, words } = deliveries[delivery ?? 'sent']
  return (
    <div
      className={clsx(
        'relative flex animate-arrive flex-col gap-1.5',
        own ? 'items-end' : 'items-start',
        inRun && '-mt-4',
      )}
      data-kind={kind}
    >
      <div
        className={clsx(
          'flex flex-wrap items-center gap-2',
          own && 'flex-row-reverse',
          // In the chats that save answers, the heading says whose these are.
          (continues || inRun || delivery) && 'sr-only',
        )}
      >
        <Avatar name={name} tone={tones[kind]} />
        <span className="font-semibold">{name}</span>
      </div>
      <div
        className={clsx(
          'max-w-measure rounded-lg border px-4 py-3 sm:px-5',
          own ? !besideMore && 'ml-8' : 'mr-4',
          isRemark ? remarkLook : looks[kind],
        )}
      >
        <p
          {...hugs}
          // What people write may be written from right to left; what the guide writes is not.
          dir={isTheirs ? 'auto' : undefined}
          className={clsx(
            'max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]',
            // A bubble is as wide as what was written, which is not kept from its edge.
            isTheirs && 'text-wrap',
            kind === 'question' && 'max-sm:text-balance',
            opening !== undefined &&
              'first-line:font-sans first-line:text-base first-line:leading-[2] first-line:font-medium',
          )}
        >
          {isTheirs ? text : <Spoken text={text} opening={opening} />}
        </p>
      </div>
      {delivery && (
        <div className="flex min-h-6 flex-wrap items-center justify-end gap-x-3 text-meta">
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
      {end && <span className="whitespace-nowrap in-data-large:whitespace-normal">{end}</span>}
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
