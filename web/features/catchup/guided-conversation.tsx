import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import { categoryNames } from '#contract/questions.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { ChatLog, ChatTurn } from '#web/ui/chat/chat-log.tsx'
import { GuideNote, NoteToCome, TalkAnswer, TalkQuestion } from '#web/ui/chat/talk.tsx'
import { TypingIndicator } from '#web/ui/chat/typing-indicator.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { clearAnswers, feedbackCalls, nextChallengeQuery } from './catchup.queries.ts'
import { CatchupFoot, JoinOther } from './catchup-foot.tsx'
import {
  CatchupLoading,
  CatchupTop,
  EndedElsewhere,
  type EndingElsewhere,
} from './catchup-frames.tsx'
import { isReady } from './catchup-script.ts'
import { catchupWords } from './catchup-words.ts'
import { CatchupClosing, ClosingState } from './closing/catchup-closing.tsx'
import { useClosingWalk } from './closing/closing-walk.ts'
import { CompletionCountdown } from './closing/completion-countdown.tsx'
import { createFeedbackStore } from './closing/feedback-store.ts'
import { WeekPage } from './closing/week-page.tsx'
import { keyOf } from './guide/guide-texts.ts'
import { watchAttention } from './place/attention.ts'
import { waitsForOther } from './place/couple-place.ts'
import { hasReached, isLast, type Place, phaseOf } from './place/place.ts'
import {
  closing,
  type Message,
  type Offer,
  offerAt,
  type People,
  transcript,
  turnsOf,
} from './transcript.ts'
import { useCatchup } from './use-catchup.ts'

type GuidedConversationProps = {
  weekId: string
  catchupId: number
  items: readonly AnsweredQuestion[]
  people: People
  isWeekly?: boolean | undefined
  apart?: boolean
  now: () => number
  couple: CatchupPlace | null
  onFinished: () => void
  onLeave: () => void
  endedElsewhere: EndingElsewhere | null
  startsFocused: boolean
  reload: () => void
}

/** The conversation itself, from the welcome to Done. */
export function GuidedConversation(props: GuidedConversationProps) {
  const { weekId, catchupId, items, people, couple, onFinished, onLeave } = props
  const { isWeekly = true, apart = false } = props
  const [isFinishing, setFinishing] = useState(false)
  const [presses, setPresses] = useState(0)
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const ended = isFinishing ? null : props.endedElsewhere
  const { catchup, forget, renew, noteAtEnd, ...play } = useCatchup({
    ...{ weekId, catchupId, items, people, couple },
    isStill: ended !== null || isFinishing,
    onLook: () => {
      if (isAtEnd && !isFinishing) void feedback.load()
    },
  })
  const [feedback] = useState(() =>
    createFeedbackStore({
      ...feedbackCalls(catchupId),
      onChosen: noteAtEnd,
      onNewFocus: () => {
        void queryClient.invalidateQueries({ queryKey: nextChallengeQuery(weekId).queryKey })
        return renew({ kind: 'summary' })
      },
    }),
  )
  const { focus } = useStore(feedback.store).choice
  const { place } = catchup
  useNotedAsRead(ended, place)
  const soFar = { place, items, texts: catchup.texts, people }
  const said = transcript(soFar)
  const writers = writersAmong(said)
  const offer = ended ? 'nothing' : offerAt(soFar)
  const isAtEnd = offer === 'done' || offer === 'finish'
  const waitsFor = apart && waitsForOther(catchup.couple) ? people.partner.name : null
  const lastWords = closing(
    soFar,
    focus.map((category) => categoryNames[category]),
    isWeekly,
    waitsFor,
  )
  const walk = useClosingWalk(isAtEnd)
  const [awaited, setAwaited] = useState<readonly string[]>([])
  const askAgain = async ({ key }: Message) => {
    const item = items.find((one) => key === keyOf({ kind: 'suggestion', item: one }))
    if (!item) return
    setAwaited((those) => [...those, key])
    await renew({ kind: 'suggestion', item })
    setAwaited((those) => those.filter((one) => one !== key))
  }

  const finish = async () => {
    setFinishing(true)
    // Before it is cleared, and not beside that: what is gone by then cannot be noted any more.
    await noteAtEnd()
    if (!(await feedback.settle())) {
      toast({ ...catchupWords.closing.notKept, variant: 'destructive' })
      return setFinishing(false)
    }
    await clearAnswers({ weekId, catchupId, userId: people.me.id })
    forget()
    onFinished()
  }
  const goHome = () => {
    forget()
    onLeave()
  }
  const returnHome = () => {
    onLeave()
    props.reload()
  }

  const closingPart = (
    <CatchupClosing {...{ feedback, walk, isWeekly, waitsFor }}>
      {place.endedAt !== null && <CompletionCountdown endedAt={place.endedAt} onEnd={returnHome} />}
    </CatchupClosing>
  )
  const below: Partial<Record<Offer, ReactNode>> = {
    nothing: <TypingIndicator />,
    finish: closingPart,
    done: closingPart,
  }

  if (!isReady(catchup) && !ended) return <CatchupLoading onLeave={onLeave} />
  return (
    <ChatFrame
      title={catchupWords.title}
      top={
        <CatchupTop
          onLeave={ended ? goHome : onLeave}
          progress={{
            number: place.index + 1,
            total: items.length,
            isOver: isAtEnd || hasReached(place, 'completed'),
          }}
        />
      }
      notice={ended && <EndedElsewhere ending={ended} />}
      foot={
        !ended && (
          <CatchupFoot
            above={
              isAtEnd ? (
                <ClosingState feedback={feedback} keepsRoom={!walk.goesOn} />
              ) : (
                <JoinOther catchup={catchup} partner={people.partner} onJoin={play.join} />
              )
            }
            offer={offer}
            hint={catchupWords.whileWaiting[phaseOf(place)]}
            nextLabel={
              isLast(place, items.length)
                ? catchupWords.buttons.complete
                : catchupWords.buttons.next
            }
            startsFocused={props.startsFocused}
            prompt={catchupWords.prompt}
            shortPrompt={catchupWords.shortPrompt}
            onChoose={(choice) => {
              setPresses(presses + 1)
              play.choose(choice)
            }}
            onNext={() => {
              setPresses(presses + 1)
              play.goOn()
            }}
            onGoOn={walk.goesOn ? walk.goOn : undefined}
            isFinishing={isFinishing}
            onFinish={finish}
          />
        )
      }
    >
      <ChatLog
        label={catchupWords.title}
        below={!ended && below[offer]}
        hold={isAtEnd ? walk.hold : null}
        presses={presses}
      >
        {turnsOf(said).map((turn) => (
          <ChatTurn key={turn[0]?.key}>
            {turn.map((message, index) => (
              <CatchupMessage
                key={message.key}
                message={message}
                before={turn[index - 1]}
                about={answersIn(turn)}
                writer={writers.get(message.key)}
                onAskAgain={ended ? undefined : askAgain}
                isAwaited={awaited.includes(message.key)}
              />
            ))}
          </ChatTurn>
        ))}
        {lastWords.length > 0 && (
          <div className="grid gap-6">
            <TheLitRoom />
            {lastWords.map((message, index) => {
              if (message.key === 'congratulation') {
                return <Closing key={message.key} name={message.name} text={message.text} />
              }
              if (message.key !== 'summary') {
                const before = lastWords[index - 1]
                const spoken = before && isBubble(before) ? before : undefined
                return <CatchupMessage key={message.key} message={message} before={spoken} />
              }
              return (
                <WeekPage
                  key={message.key}
                  {...{ weekId, items, people, now: props.now }}
                  texts={catchup.texts}
                  text={message.text}
                  writtenBy={writerOf(message)}
                  endedAt={place.endedAt}
                />
              )
            })}
          </div>
        )}
      </ChatLog>
    </ChatFrame>
  )
}

/**
 * Of a kept talk that the other one ended: whoever does something at its end here has been there (R22). One that is not
 * kept would go with that, and stays for them until they say so.
 */
function useNotedAsRead(ended: EndingElsewhere | null, place: Place) {
  const kept = hasReached(place, 'completed') ? ended?.waiting?.kept : undefined
  const isKept = kept !== undefined
  const note = useEffectEvent(() => kept?.noteRead())
  useEffect(() => (isKept ? watchAttention(() => note()) : undefined), [isKept])
}

/** Of the last words, whether it is said as in the chat: the first and the summary have looks of their own. */
const isBubble = ({ key }: Message) => key !== 'congratulation' && key !== 'summary'

/** The room in which they have talked, with the lamp on; on a wide screen it is beside the chat already. */
const TheLitRoom = () => (
  <PictureFrame className="relative z-11 h-45 animate-arrive max-sm:-mt-6 sm:h-64">
    <EveningScene own={1} partner={1} isWhole />
  </PictureFrame>
)

/** The first of the last words, below their picture: said to both, as in a letter. */
function Closing({ name, text }: Pick<Message, 'name' | 'text'>) {
  const [first = text, ...rest] = text.split(/(?<=[.!?])\s+/u)
  return (
    <div className="mx-auto grid max-w-[40rem] gap-2 text-center lg:mx-0 lg:max-w-none lg:gap-3 lg:pt-4 lg:pb-4 lg:text-left">
      <p className="sr-only">{name}</p>
      <p className="font-serif text-title text-balance [overflow-wrap:anywhere] sm:text-display">
        {first}
      </p>
      {rest.length > 0 && <p className="text-lead text-balance text-muted">{rest.join(' ')}</p>}
    </div>
  )
}

const isNamed = (source: Message['source']): source is keyof typeof catchupWords.writtenBy =>
  source !== undefined && source in catchupWords.writtenBy

const writerOf = ({ source }: Message) =>
  isNamed(source) ? catchupWords.writtenBy[source] : undefined

/** Which guide wrote a text, for those at whose end it is said: the first, and each that is another's than before. */
function writersAmong(messages: readonly Message[]): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  let before: string | undefined
  for (const message of messages) {
    const writer = writerOf(message)
    if (writer === undefined || writer === before) continue
    told.set(message.key, writer)
    before = writer
  }
  return told
}

/** What the two have said in a turn. */
const answersIn = (turn: readonly Message[]) =>
  turn.flatMap(({ kind, answer, text }) =>
    answer && kind !== 'neutral' ? [{ name: answer.of, text }] : [],
  )

type CatchupMessageProps = {
  message: Message
  before?: Message | undefined
  /** The answers that a note of the guide is about. */
  about?: ReturnType<typeof answersIn> | undefined
  writer?: string | undefined
  /** Asks once more for what did not come. */
  onAskAgain?: ((about: Message) => void) | undefined
  /** It was asked for once more, and has not come yet. */
  isAwaited?: boolean | undefined
}

/** One message in its look: who wrote a text of the guide is said at its end where that is to be said. */
function CatchupMessage(props: CatchupMessageProps) {
  const { message, before, about, writer, onAskAgain, isAwaited } = props
  const { key, kind, name, text, label = '', answer, isAsked, source } = message
  if (kind === 'question') return <TalkQuestion {...{ name, text, label }} stays />
  if (answer) {
    const { side, of, isBeside } = answer
    return (
      <TalkAnswer
        side={side}
        name={of}
        text={text}
        isRemark={kind === 'neutral'}
        beside={isBeside}
      />
    )
  }
  if (kind === 'suggestion' && source === 'trouble') {
    return (
      <NoteToCome>
        <DidNotCome
          title={catchupWords.suggestionMissing}
          isBeside
          isSaidAlready
          retrying={isAwaited}
          onRetry={onAskAgain && (() => onAskAgain(message))}
        >
          {text}
        </DidNotCome>
      </NoteToCome>
    )
  }
  if (kind === 'insight' || kind === 'suggestion') {
    return <GuideNote {...{ kind, name, text, writer, isAsked, about }} label={message.label} />
  }
  // It stands above the buttons that answer it, and here for who follows the chat by ear.
  if (key.startsWith('prompt ')) return <p className="sr-only">{text}</p>
  if (isAsked) {
    return (
      <div data-kind="neutral" data-asked="" className="animate-arrive">
        <p className="sr-only">{name}</p>
        <p className="max-w-[68ch]">{text}</p>
      </div>
    )
  }
  return <ChatBubble kind="neutral" name={name} text={text} continues={before?.name === name} />
}
