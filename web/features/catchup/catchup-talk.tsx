import { useState } from 'react'
import { Celebration } from '#web/ui/celebration.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { clearAnswers } from './catchup.queries.ts'
import { isLast, phaseOf } from './catchup-conversation.ts'
import { CatchupFoot } from './catchup-foot.tsx'
import { CatchupLoading } from './catchup-loading.tsx'
import { CatchupMessage } from './catchup-message.tsx'
import type { TalkItem } from './catchup-replies.ts'
import { CatchupTop } from './catchup-top.tsx'
import { CompletionCountdown } from './completion-countdown.tsx'
import { EndedElsewhere } from './ended-elsewhere.tsx'
import { sentences } from './sentences.ts'
import { closing, offerAt, type People, transcript } from './transcript.ts'
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
        )
      }
    >
      <ChatLog
        label={sentences.title}
        below={offer === 'nothing' && !endedElsewhere && <TypingIndicator />}
      >
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
