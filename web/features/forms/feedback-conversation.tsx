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
import { hugs, useHugging } from '#web/ui/text/hugging.ts'
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
  const all = useRef<HTMLDivElement>(null)
  useHugging(all)
  useArrival(talk.at, now, foot)
  const values = form.getValues()
  return (
    // A bubble of ours has no line here, and another ground than the sheet that it lies on, which has the one of a bubble.
    <div
      ref={all}
      className="flex flex-col gap-6 [--neutral-line:var(--neutral)] [--neutral:var(--sunken)] dark:[--neutral:var(--raised)]"
    >
      <Welcome />
      {feedbackTurns.slice(0, talk.at).map(({ fields, question, reply, said }, turn) => (
        <div key={fields[0]} className="grid gap-3">
          <FromUs reply={reply}>
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
        className={clsx(
          'animate-arrive scroll-my-6',
          // Where hardly anything has room above it, nothing of what was said is left half in sight there.
          talk.isLast && 'sm:roomy:min-h-[calc(var(--talk,0px)-3rem)]',
        )}
      >
        {talk.isLast ? (
          // No more said by anybody: it has the edges of the button that sends it.
          <TurnOfNow form={form} talk={talk} name={name} />
        ) : (
          <FromUs reply={feedbackTurns[talk.at]?.reply}>
            <TurnOfNow form={form} talk={talk} name={name} />
          </FromUs>
        )}
      </div>
    </div>
  )
}

/** What it is for and who reads it, in the room that the talk leaves above it: a question stands over its answer. */
const Welcome = () => (
  <div className="grid flex-1 content-center justify-items-center gap-3 py-3 text-center">
    <Mark className="size-14" />
    <DialogDescription>
      <p className="max-w-[24ch] font-serif text-prompt font-medium text-balance">
        {feedbackIntro}
      </p>
    </DialogDescription>
    <p className="text-meta text-balance text-muted">
      <LockKeyhole className="mr-1.5 inline size-4 align-[-0.125em]" aria-hidden="true" />
      {readerInShort}
    </p>
  </div>
)

type FromUsProps = { reply?: string | undefined; children: ReactNode }

/** What we say in one turn, beside our sign where there is room: to the answer before, and then the question. */
const FromUs = ({ reply, children }: FromUsProps) => (
  <div className="grid grid-cols-1 gap-x-2 [--sign:1.875rem] loose:grid-cols-[var(--sign)_minmax(0,1fr)] sm:gap-x-3 sm:[--sign:2.25rem]">
    <span
      aria-hidden="true"
      className="hidden size-(--sign) place-items-center rounded-full border border-hairline bg-sunken loose:grid"
    >
      <Mark className="size-5 sm:size-6" />
    </span>
    <div className="grid min-w-0 content-start gap-2">
      {reply && <ChatBubble kind="neutral" name="Duologue" text={reply} continues />}
      {children}
    </div>
  </div>
)

const progressWords = ({ at, isLast }: FeedbackTalk) =>
  isLast ? 'Ready to send' : `Question ${at + 1} of ${feedbackTurns.length}`

/** How far the talk has come, in words below the title; for the eye, since the bar says the same. */
export const TalkProgressWords = ({ talk }: { talk: FeedbackTalk }) => (
  <p aria-hidden="true" className="text-meta text-muted tabular-nums">
    {progressWords(talk)}
  </p>
)

/** The same as a bar. */
export const TalkProgress = ({ talk }: { talk: FeedbackTalk }) => (
  <ProgressBar
    label="How far this has come"
    value={talk.at + 1}
    max={feedbackTurns.length}
    words={progressWords(talk)}
    wordsUnseen
  />
)

/** The way back to the question before. */
export const TalkBack = ({ talk }: { talk: FeedbackTalk }) => (
  <IconButton
    label="Back to the question before"
    icon={<ArrowLeft />}
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
        const goes = isTapped.current && isWhole && target.type === 'radio'
        // Another choice within that moment may need words, and then the way on has to be there.
        talk.setGoingOn(goes)
        if (goes) goesOn.current = setTimeout(() => void talk.goOn(), seenMs)
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
        <div className="grid gap-6 tight:gap-2">
          <Rewards name={name} />
          <AddressBlock form={form} />
        </div>
      )
    default:
      return (
        <p {...hugs} className={askedLooks.bubble}>
          {turn?.question}
        </p>
      )
  }
}

/** The air below a turn, in pixels. */
const air = 24

/** What a turn begins with: a field to fill in, or what it says, where nothing is chosen so far. */
const beginnings = '[tabindex="-1"]:is(p, h3), [role="combobox"]'

/** Scrolls until the whole turn is in sight, or its beginning where it has no room. */
function show(turn: HTMLElement | null, behavior: 'auto' | 'smooth') {
  const body = turn?.closest('form')?.parentElement
  if (!turn || !body) return
  // The height that a turn may fill, so that nothing is in sight above it.
  body.style.setProperty('--talk', `${body.clientHeight}px`)
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
