import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import { categoryNames } from '#contract/questions.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { Celebration } from '#web/ui/brand/celebration.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { clearAnswers, feedbackCalls } from './catchup.queries.ts'
import { CatchupClosing } from './catchup-closing.tsx'
import { isLast, phaseOf } from './catchup-conversation.ts'
import { CatchupFoot, FinishButton } from './catchup-foot.tsx'
import { CatchupLoading } from './catchup-loading.tsx'
import { CatchupMessage } from './catchup-message.tsx'
import { CatchupTop } from './catchup-top.tsx'
import { useClosingWalk } from './closing-walk.ts'
import { CompletionCountdown } from './completion-countdown.tsx'
import { EndedElsewhere, type EndingElsewhere } from './ended-elsewhere.tsx'
import { createFeedbackKeeper } from './feedback-keeper.ts'
import { JoinOther } from './join-other.tsx'
import { sentences } from './sentences.ts'
import { closing, type Offer, offerAt, type People, transcript } from './transcript.ts'
import { useCatchupTalk } from './use-catchup-talk.ts'

type CatchupTalkProps = {
  weekId: string
  catchupId: number
  items: readonly AnsweredQuestion[]
  people: People
  couple: CatchupPlace | null
  onFinished: () => void
  onLeave: () => void
  endedElsewhere: EndingElsewhere | null
  startsFocused: boolean
  reload: () => void
}

/** The guided talk itself, from the welcome to Done. */
export function CatchupTalk(props: CatchupTalkProps) {
  const { weekId, catchupId, items, people, couple, onFinished, onLeave } = props
  const [isFinishing, setFinishing] = useState(false)
  const { toast } = useToast()
  const ended = isFinishing ? null : props.endedElsewhere
  const { talk, forget, renew, noteAtEnd, ...play } = useCatchupTalk({
    ...{ weekId, catchupId, items, people, couple },
    isStill: ended !== null || isFinishing,
    onLook: () => {
      if (isAtEnd) void feedback.load()
    },
  })
  const [feedback] = useState(() =>
    createFeedbackKeeper({
      ...feedbackCalls(catchupId),
      onChosen: noteAtEnd,
      onNewFocus: () => void renew({ kind: 'summary' }),
    }),
  )
  const { focus } = useSyncExternalStore(feedback.subscribe, feedback.read).choice
  const { place } = talk
  const told = { place, items, texts: talk.texts, people }
  const offer = ended ? 'nothing' : offerAt(told)
  const isAtEnd = offer === 'done' || offer === 'finish'
  const lastWords = closing(
    told,
    focus.map((category) => categoryNames[category]),
  )
  const walk = useClosingWalk(isAtEnd)
  const item = items[place.index]

  const finish = async () => {
    setFinishing(true)
    noteAtEnd()
    if (!(await feedback.settle())) {
      toast({ ...sentences.closing.notKept, variant: 'destructive' })
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
    <CatchupClosing keeper={feedback} walk={walk}>
      <FinishButton offer={offer} isFinishing={isFinishing} onFinish={finish} />
      {place.endedAt !== null && <CompletionCountdown endedAt={place.endedAt} onEnd={returnHome} />}
    </CatchupClosing>
  )
  const below: Partial<Record<Offer, ReactNode>> = {
    nothing: <TypingIndicator />,
    finish: closingPart,
    done: closingPart,
  }

  if (!talk.isReady && !ended) return <CatchupLoading onLeave={onLeave} />
  return (
    <ChatFrame
      title={sentences.title}
      top={
        ended ? (
          <EndedElsewhere ending={ended} onLeave={goHome} />
        ) : (
          <CatchupTop
            onLeave={onLeave}
            progress={{ number: place.index + 1, total: items.length }}
          />
        )
      }
      foot={
        !ended &&
        (!isAtEnd || walk.goesOn) && (
          <>
            <JoinOther talk={talk} partner={people.partner} onJoin={play.join} />
            <CatchupFoot
              offer={offer}
              hint={sentences.whileWaiting[phaseOf(place)]}
              nextLabel={isLast(place, items.length) ? 'Complete Session' : 'Next Question'}
              startsFocused={props.startsFocused}
              onChoose={play.choose}
              onNext={play.goOn}
              onAskAgain={() => item && play.askAgain({ kind: 'suggestion', item })}
              onGoOn={walk.goOn}
            />
          </>
        )
      }
    >
      <ChatLog
        label={sentences.title}
        below={!ended && below[offer]}
        hold={isAtEnd ? walk.hold : null}
      >
        {transcript(told).map((message, at, all) => (
          <CatchupMessage key={message.key} message={message} before={all[at - 1]} />
        ))}
        {lastWords.length > 0 && (
          <div className="grid gap-6">
            <Celebration quiet className="mx-auto h-32" />
            {lastWords.map((message, at) => (
              <CatchupMessage key={message.key} message={message} before={lastWords[at - 1]} />
            ))}
          </div>
        )}
      </ChatLog>
    </ChatFrame>
  )
}
