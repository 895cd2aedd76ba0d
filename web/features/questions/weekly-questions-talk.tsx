import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChatComposer } from '#web/ui/chat-composer.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { type AskedQuestion, countAnswered, type Phase } from './conversation.ts'
import { EditingStrip } from './editing-strip.tsx'
import { QuestionsLog } from './questions-log.tsx'
import { QuestionsTop } from './questions-top.tsx'
import { InterruptedBanner, UnclaimedBanner } from './talk-banners.tsx'
import type { WeeklyQuestionsChatProps } from './weekly-questions-chat.tsx'
import { useWeeklyQuestions } from './weekly-questions-play.ts'

const typable = new Set<Phase['name']>(['asking', 'typing', 'sending', 'mending'])

type TalkProps = WeeklyQuestionsChatProps & {
  questions: readonly AskedQuestion[]
  isRetrying: boolean
  /** Asks the server anew where this person stands, and goes on from there. */
  onRetry: () => void
}

export function WeeklyQuestionsTalk({ questions, isRetrying, onRetry, ...props }: TalkProps) {
  const { person, onLeave, renderHelp } = props
  const play = useWeeklyQuestions({ ...props, questions })
  const { conversation, dispatch, forget, listening } = play
  const { phase, draft, editing, said } = conversation
  const canType = typable.has(phase.name)
  const foot = useRef<HTMLDivElement>(null)
  const focusComposer = () =>
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })

  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])

  // The card stays in sight until it is closed or the next answer is on its way.
  const [wentOnFrom, setWentOnFrom] = useState<number | null>(null)
  const leave = () => {
    if (phase.name === 'interrupted') forget()
    onLeave()
  }
  const send = (text: string) => {
    setWentOnFrom(listening.concern)
    dispatch({ type: 'sent', text })
  }
  const edit = (questionId: number) => {
    dispatch({ type: 'edit', questionId })
    focusComposer()
  }
  const cancel = () => {
    dispatch({ type: 'cancelled' })
    focusComposer()
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing) cancel()
  }
  return (
    <ChatFrame
      top={<QuestionsTop person={person} answered={countAnswered(conversation)} onLeave={leave} />}
      foot={
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to press Cancel
        <div ref={foot} className="grid grid-cols-1 gap-3" onKeyDown={cancelOnEscape}>
          {phase.name === 'unclaimed' && (
            <UnclaimedBanner isRetrying={isRetrying} onRetry={onRetry} />
          )}
          {phase.name === 'interrupted' && (
            <InterruptedBanner
              by={phase.by}
              name={person.name}
              draft={draft}
              onLeave={leave}
              onReplace={() => dispatch({ type: 'replaced' })}
              onKeep={() => {
                forget()
                onRetry()
              }}
              isKeeping={isRetrying}
            />
          )}
          {editing && (
            <EditingStrip
              number={questions.findIndex(({ id }) => id === editing.questionId) + 1}
              question={questions.find(({ id }) => id === editing.questionId)?.content ?? ''}
              unseen={said[editing.questionId] === undefined}
              onCancel={cancel}
            />
          )}
          <ChatComposer
            label={`Answer from ${person.name}`}
            placeholder="Type your answer..."
            value={draft}
            onValueChange={(text) => dispatch({ type: 'typed', text })}
            onSend={send}
            pending={phase.name !== 'asking'}
            disabled={!canType && phase.name !== 'interrupted'}
            sendLabel={editing ? 'Save' : undefined}
          />
        </div>
      }
    >
      <QuestionsLog
        conversation={conversation}
        listening={listening}
        name={person.name}
        holdsCard={listening.concern !== wentOnFrom}
        onEdit={edit}
        renderHelp={renderHelp}
      />
    </ChatFrame>
  )
}
