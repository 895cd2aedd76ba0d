import { clsx } from 'clsx'
import { ArrowLeft, LockKeyhole, Pencil } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Mark } from '#web/ui/brand/mark.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { scrollBehavior } from '#web/ui/chat/gentle-scroll.ts'
import { askedLooks } from '#web/ui/fields/field.tsx'
import { DialogDescription } from '#web/ui/overlays/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { AddressBlock, FeelingBlock, PriceBlock, RatingBlock, Rewards } from './feedback-blocks.tsx'
import { type FeedbackForm, otherFeeling } from './feedback-form.ts'
import { type FeedbackTalk, feedbackIntro, feedbackTurns } from './feedback-turns.ts'
import { readerInShort } from './sender.ts'

type FeedbackConversationProps = {
  form: FeedbackForm
  talk: FeedbackTalk
  /** Whose answers they are, where somebody is signed in. */
  name: string | undefined
  /** What the answers are given in, where that is at the foot of the dialog. */
  foot: RefObject<HTMLElement | null>
}

/** The feedback as a talk: what was said so far, and the question of the moment at its end, over what answers it. */
export function FeedbackConversation(props: FeedbackConversationProps) {
  const { form, talk, name, foot } = props
  const now = useRef<HTMLDivElement>(null)
  useArrival(talk.at, now, foot)
  const values = form.getValues()
  return (
    <div className="flex flex-col gap-6 pt-2">
      <p className="flex items-start gap-2 text-meta text-muted">
        <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {readerInShort}
      </p>
      <FromUs>
        <DialogDescription>
          <ChatBubble kind="neutral" name="Duologue" text={feedbackIntro} continues />
        </DialogDescription>
      </FromUs>
      {feedbackTurns.slice(0, talk.at).map(({ fields, question, reply, said }, turn) => (
        <div key={fields[0]} className={clsx('grid gap-3', turn === 0 && '-mt-4')}>
          <FromUs reply={reply} goesOn={turn === 0}>
            <ChatBubble kind="neutral" name="Duologue" text={question} continues />
          </FromUs>
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
      <div
        ref={now}
        key={talk.at}
        className={clsx('animate-arrive scroll-my-6', talk.at === 0 && '-mt-4')}
      >
        <FromUs reply={feedbackTurns[talk.at]?.reply} goesOn={talk.at === 0}>
          <TurnOfNow form={form} talk={talk} name={name} />
        </FromUs>
      </div>
    </div>
  )
}

type FromUsProps = {
  reply?: string | undefined
  /** Right below something else of ours. */
  goesOn?: boolean
  children: ReactNode
}

/** What we say in one turn, beside our sign where there is room: to the answer before, and then the question. */
const FromUs = ({ reply, goesOn = false, children }: FromUsProps) => (
  <div className="grid grid-cols-1 gap-x-2 [--sign:1.875rem] loose:grid-cols-[var(--sign)_minmax(0,1fr)] sm:gap-x-3 sm:[--sign:2.25rem]">
    <span
      aria-hidden="true"
      className={clsx(
        'hidden size-(--sign) place-items-center rounded-full loose:grid',
        !goesOn && 'border border-hairline bg-sunken',
      )}
    >
      {!goesOn && <Mark className="size-5 sm:size-6" />}
    </span>
    <div className="grid min-w-0 content-start gap-2">
      {reply && <ChatBubble kind="neutral" name="Duologue" text={reply} continues />}
      {children}
    </div>
  </div>
)

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

/** How long a choice is seen before the talk goes on. */
const seenMs = 350

/** What a turn asks, with the fields for what is not written as a text. A choice that is tapped says all there is to say. */
function TurnOfNow({
  form,
  talk,
  name,
}: Pick<FeedbackConversationProps, 'form' | 'talk' | 'name'>) {
  const turn = feedbackTurns[talk.at]
  const isTapped = useRef(false)
  const goesOn = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(goesOn.current), [])
  const choice = (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes how what is within it was chosen
    <div
      className="grid gap-4"
      onPointerDown={() => {
        isTapped.current = true
      }}
      onKeyDown={() => {
        isTapped.current = false
      }}
      onChange={({ target }) => {
        clearTimeout(goesOn.current)
        const isWhole = target instanceof HTMLInputElement && target.value !== otherFeeling
        if (isTapped.current && isWhole && target.type === 'radio') {
          goesOn.current = setTimeout(() => void talk.goOn(), seenMs)
        }
      }}
    >
      {turn?.fields[0] === 'recommendation' ? (
        <RatingBlock form={form} asked="bubble" />
      ) : (
        <FeelingBlock form={form} asked="bubble" />
      )}
    </div>
  )
  switch (turn?.fields[0]) {
    case 'recommendation':
    case 'questionsFeeling':
      return choice
    case 'currency':
      return <PriceBlock form={form} asked="bubble" />
    case 'email':
      return (
        <div className="grid gap-6">
          <Rewards name={name} />
          <AddressBlock form={form} />
        </div>
      )
    default:
      return <p className={askedLooks.bubble}>{turn?.question}</p>
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
