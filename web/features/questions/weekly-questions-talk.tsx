import { useEffect, useRef } from 'react'
import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { ChatComposer } from '#web/ui/chat-composer.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { messagesOf } from './conversation-messages.ts'
import { QuestionsTop } from './questions-top.tsx'
import { InterruptedBanner, UnclaimedBanner } from './talk-banners.tsx'
import { type AskedQuestion, countAnswered } from './weekly-questions.ts'
import type { WeeklyQuestionsChatProps } from './weekly-questions-chat.tsx'
import { useWeeklyQuestions } from './weekly-questions-play.ts'

const guideName = 'The guide'

type TalkProps = WeeklyQuestionsChatProps & {
  questions: readonly AskedQuestion[]
  isRetrying: boolean
  /** Asks the server anew where this person stands, and goes on from there. */
  onRetry: () => void
}

export function WeeklyQuestionsTalk({ questions, isRetrying, onRetry, ...props }: TalkProps) {
  const { person, onLeave } = props
  const { conversation, dispatch, forget } = useWeeklyQuestions({ ...props, questions })
  const { phase, draft } = conversation
  const canType = phase.name === 'asking' || phase.name === 'typing' || phase.name === 'sending'
  const foot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])

  const leave = () => {
    if (phase.name === 'interrupted') forget()
    onLeave()
  }
  return (
    <ChatFrame
      top={<QuestionsTop person={person} answered={countAnswered(conversation)} onLeave={leave} />}
      foot={
        <div ref={foot} className="grid gap-3">
          {phase.name === 'unclaimed' && (
            <UnclaimedBanner isRetrying={isRetrying} onRetry={onRetry} />
          )}
          {phase.name === 'interrupted' && (
            <InterruptedBanner by={phase.by} name={person.name} draft={draft} onLeave={leave} />
          )}
          <ChatComposer
            label={`Answer from ${person.name}`}
            placeholder="Type your answer..."
            value={draft}
            onValueChange={(text) => dispatch({ type: 'typed', text })}
            onSend={(text) => dispatch({ type: 'sent', text })}
            pending={phase.name !== 'asking'}
            disabled={!canType && phase.name !== 'interrupted'}
          />
        </div>
      }
    >
      <ChatLog
        label={`Weekly questions for ${person.name}`}
        below={phase.name === 'typing' && <TypingIndicator name={guideName} />}
      >
        {messagesOf(conversation, person.name).map(({ key, kind, ...message }) => (
          <ChatBubble
            key={key}
            kind={kind}
            name={kind === 'own' ? person.name : guideName}
            {...message}
          />
        ))}
      </ChatLog>
    </ChatFrame>
  )
}
