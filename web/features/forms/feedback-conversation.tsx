import { ArrowLeft, LockKeyhole, Pencil } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { scrollBehavior } from '#web/ui/chat/gentle-scroll.ts'
import { askedLooks } from '#web/ui/fields/field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { AddressBlock, FeelingBlock, PriceBlock, RatingBlock, Rewards } from './feedback-blocks.tsx'
import type { FeedbackForm } from './feedback-form.ts'
import { type FeedbackTalk, feedbackTurns } from './feedback-turns.ts'
import { readerInShort } from './sender.ts'

type FeedbackConversationProps = {
  form: FeedbackForm
  talk: FeedbackTalk
  /** Whose answers they are, where somebody is signed in. */
  name: string | undefined
  /** What the answers are given in, where that is at the foot of the dialog. */
  foot: RefObject<HTMLElement | null>
}

/** The feedback as a talk: what was said so far, and the question of the moment below it. */
export function FeedbackConversation(props: FeedbackConversationProps) {
  const { form, talk, name, foot } = props
  const now = useRef<HTMLDivElement>(null)
  useArrival(talk.at, now, foot)
  const values = form.getValues()
  return (
    <div className="grid gap-6 py-2">
      <p className="-mb-2 flex items-start gap-2 text-meta text-muted">
        <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {readerInShort}
      </p>
      {feedbackTurns.slice(0, talk.at).map(({ fields, question, said }, turn) => (
        <div key={fields[0]} className="grid gap-3">
          <ChatBubble kind="neutral" name="Duologue" text={question} continues />
          <div className="flex items-center justify-end">
            <IconButton
              label={`Change what you said to “${question}”`}
              icon={<Pencil />}
              className="-mr-1.25 [&_svg]:size-4.5!"
              onClick={() => talk.goTo(turn)}
            />
            <ChatBubble kind="own" name={name ?? 'You'} text={said(values)} continues besideMore />
          </div>
        </div>
      ))}
      <div ref={now} key={talk.at} className="grid animate-arrive scroll-my-6 gap-4">
        <TurnOfNow form={form} at={talk.at} name={name} />
      </div>
    </div>
  )
}

/** How far the talk has come. */
export const TalkProgress = ({ talk }: { talk: FeedbackTalk }) => (
  <ProgressBar
    label="How far this has come"
    value={talk.at + 1}
    max={feedbackTurns.length}
    words={talk.isLast ? 'Ready to send' : `Question ${talk.at + 1} of ${feedbackTurns.length}`}
  />
)

/** The same in as little room as there is. */
export const TalkProgressInShort = ({ talk }: { talk: FeedbackTalk }) =>
  `${talk.at + 1} of ${feedbackTurns.length}`

/** The way back to the question before. */
export const TalkBack = ({ talk }: { talk: FeedbackTalk }) => (
  <IconButton
    label="Back to the question before"
    icon={<ArrowLeft />}
    className="-my-1.5 -ml-2.5"
    onClick={() => talk.goTo(talk.at - 1)}
  />
)

/** What a turn asks, with the fields for what is not written as a text. */
function TurnOfNow({
  form,
  at,
  name,
}: Pick<FeedbackConversationProps, 'form' | 'name'> & { at: number }) {
  switch (feedbackTurns[at]?.fields[0]) {
    case 'recommendation':
      return <RatingBlock form={form} asked="bubble" />
    case 'currency':
      return <PriceBlock form={form} asked="bubble" />
    case 'questionsFeeling':
      return <FeelingBlock form={form} asked="bubble" />
    case 'email':
      return (
        <div className="grid gap-6">
          <Rewards name={name} />
          <AddressBlock form={form} />
        </div>
      )
    default:
      return <p className={askedLooks.bubble}>{feedbackTurns[at]?.question}</p>
  }
}

/** The air above and below a turn, in pixels. */
const air = 48

/** What a turn begins with: a field to fill in, or what it says, where nothing is chosen so far. */
const beginnings = '[tabindex="-1"]:is(p, h3), [role="combobox"]'

/** Scrolls until the whole turn is in sight, or its beginning where it has no room. */
function show(turn: HTMLElement | null, behavior: 'auto' | 'smooth') {
  const body = turn?.closest('form')?.parentElement
  if (!turn || !body) return
  // Where the dialog scrolls as a whole, what the turn is answered in comes right below it.
  const isPart = getComputedStyle(body).overflowY === 'auto'
  const block = isPart && turn.offsetHeight <= body.clientHeight - air ? 'end' : 'start'
  turn.scrollIntoView({ block, behavior })
}

/** Brings a new turn into sight, and the focus to where it is answered, or to its question. */
function useArrival(
  at: number,
  now: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
) {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    const scroller = now.current?.closest('form')?.parentElement
    if (!scroller) return
    // The keyboard of a phone leaves little room, and the question is to stay in it.
    const watching = new ResizeObserver(() => show(now.current, 'auto'))
    watching.observe(scroller)
    return () => watching.disconnect()
  }, [now])
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === at) return
    shown.current = at
    show(now.current, isFirst ? 'auto' : scrollBehavior())
    if (isFirst && at === 0) return
    const begins =
      now.current?.querySelector<HTMLElement>('input:checked') ??
      now.current?.querySelector<HTMLElement>(beginnings) ??
      foot.current?.querySelector<HTMLElement>('textarea')
    begins?.focus({ preventScroll: true })
  }, [at, now, foot])
}
