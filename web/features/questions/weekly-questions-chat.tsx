import type { ReactNode } from 'react'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import type { Interruption } from './conversation.ts'
import { useOpenedQuestions } from './opened-questions.ts'
import { QuestionsTop } from './questions-top.tsx'
import { rememberedIndex } from './stored-conversation.ts'
import { WeeklyQuestionsTalk } from './weekly-questions-talk.tsx'

export type WeeklyQuestionsChatProps = {
  weekId: string
  person: Person
  /** False while it is not yet known whether `weekId` is still the couple's session. */
  settled: boolean
  /** What happened to the session on another device, if anything. */
  interruption: Interruption | null
  /** The people who can help, for the author of an answer that sounds unsafe (R21). */
  renderHelp: (onClose: () => void) => ReactNode
  /** The server knows that the person is complete. */
  onClaimed: () => void
  /** Two seconds after that. */
  onDone: () => void
  /** An answer of this chat sounded unsafe: whatever ends it praises nothing. */
  onConcern: () => void
  onLeave: () => void
}

/** One person answers the week's questions in private, one at a time (product §2, §4). */
export function WeeklyQuestionsChat(props: WeeklyQuestionsChatProps) {
  const { weekId, person, settled, interruption, onLeave } = props
  const gone = interruption === 'restarted'
  const { opened, isReopening, reopen } = useOpenedQuestions(weekId, person.id, settled && !gone)
  if (opened.state === 'ready' || (gone && settled)) {
    const { round, questions } = opened.state === 'ready' ? opened : { round: -1, questions: [] }
    return (
      <WeeklyQuestionsTalk
        key={round}
        {...props}
        questions={questions}
        isRetrying={isReopening}
        onRetry={reopen}
      />
    )
  }
  return (
    <ChatFrame
      top={<QuestionsTop person={person} answered={rememberedIndex(person.id)} onLeave={onLeave} />}
    >
      <div className="mx-auto w-full max-w-column flex-1 px-4 py-6 sm:px-8">
        {opened.state === 'failed' ? (
          <EmptyState
            title="The questions did not arrive"
            action={
              <Button pending={isReopening} onClick={reopen}>
                Try again
              </Button>
            }
          >
            Nothing you have answered is lost. Check your connection, then try again.
          </EmptyState>
        ) : (
          <SkeletonText label="Loading your questions" lines={4} />
        )}
      </div>
    </ChatFrame>
  )
}
