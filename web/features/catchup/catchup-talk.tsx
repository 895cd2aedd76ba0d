import { type ReactNode, useRef, useState } from 'react'
import { Celebration } from '#web/ui/celebration.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { clearAnswers, feedbackCalls } from './catchup.queries.ts'
import { CatchupClosing, WayToClosing } from './catchup-closing.tsx'
import { isLast, phaseOf } from './catchup-conversation.ts'
import { CatchupFoot } from './catchup-foot.tsx'
import { CatchupLoading } from './catchup-loading.tsx'
import { CatchupMessage } from './catchup-message.tsx'
import type { TalkItem } from './catchup-replies.ts'
import { CatchupTop } from './catchup-top.tsx'
import { CompletionCountdown } from './completion-countdown.tsx'
import { EndedElsewhere } from './ended-elsewhere.tsx'
import { createFeedbackKeeper } from './feedback-keeper.ts'
import { sentences } from './sentences.ts'
import { closing, type Offer, offerAt, type People, transcript } from './transcript.ts'
import { useCatchupTalk } from './use-catchup-talk.ts'

type CatchupTalkProps = {
  weekId: string
  catchupId: number
  items: readonly TalkItem[]
  people: People
  onFinished: () => void
  onLeave: () => void
  endedElsewhere: boolean
  startsFocused: boolean
  reload: () => void
}

/** The guided talk itself, from the welcome to Done. */
export function CatchupTalk(props: CatchupTalkProps) {
  const { weekId, catchupId, items, people, onFinished, onLeave } = props
  const [isFinishing, setFinishing] = useState(false)
  const [feedback] = useState(() => createFeedbackKeeper(feedbackCalls(catchupId)))
  const { toast } = useToast()
  const closingSection = useRef<HTMLElement>(null)
  const endedElsewhere = props.endedElsewhere && !isFinishing
  const { talk, player, forget } = useCatchupTalk({
    weekId,
    catchupId,
    items,
    people,
    isStill: endedElsewhere,
  })
  const { place } = talk
  const told = { place, items, texts: talk.texts, people }
  const offer = endedElsewhere ? 'nothing' : offerAt(told)
  const lastWords = closing(told)
  const item = items[place.index]

  const finish = async () => {
    setFinishing(true)
    if (!(await feedback.settle())) {
      toast({ ...sentences.closing.notKept, variant: 'destructive' })
      return setFinishing(false)
    }
    await clearAnswers(weekId, people.me.id)
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

  const closingPart = <CatchupClosing keeper={feedback} ref={closingSection} />
  const below: Partial<Record<Offer, ReactNode>> = {
    nothing: <TypingIndicator />,
    finish: closingPart,
    done: closingPart,
  }

  if (!talk.isReady && !endedElsewhere) return <CatchupLoading onLeave={onLeave} />
  return (
    <ChatFrame
      title={sentences.title}
      top={
        endedElsewhere ? (
          <EndedElsewhere onLeave={goHome} />
        ) : (
          <CatchupTop onLeave={onLeave} progress={{ number: place.index + 1, total: items.length }}>
            {place.endedAt !== null && (
              <CompletionCountdown endedAt={place.endedAt} onEnd={returnHome} />
            )}
          </CatchupTop>
        )
      }
      foot={
        !endedElsewhere && (
          <>
            {lastWords.length > 0 && <WayToClosing to={closingSection} />}
            <CatchupFoot
              offer={offer}
              hint={sentences.whileWaiting[phaseOf(place)]}
              nextLabel={isLast(place, items.length) ? 'Complete Session' : 'Next Question'}
              isFinishing={isFinishing}
              startsFocused={props.startsFocused}
              onChoose={player.choose}
              onNext={player.goOn}
              onAskAgain={() => item && player.askAgain({ kind: 'suggestion', item })}
              onFinish={finish}
            />
          </>
        )
      }
    >
      <ChatLog label={sentences.title} below={!endedElsewhere && below[offer]}>
        {transcript(told).map((message, at, all) => (
          <CatchupMessage key={message.key} message={message} before={all[at - 1]} />
        ))}
        {lastWords.length > 0 && (
          <div className="grid gap-6">
            <Celebration className="mx-auto h-40" />
            {lastWords.map((message, at) => (
              <CatchupMessage key={message.key} message={message} before={lastWords[at - 1]} />
            ))}
          </div>
        )}
      </ChatLog>
    </ChatFrame>
  )
}
