import { questionsPerWeek } from '#contract/questions.ts'
import type { Person } from '#web/session/participants.ts'
import { ChatTop } from '#web/ui/chat-top.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type QuestionsTopProps = { person: Person; answered: number; onLeave: () => void }

/** Whose questions these are, and how far they have come. */
export function QuestionsTop({ person, answered, onLeave }: QuestionsTopProps) {
  return (
    <ChatTop
      title={`Weekly questions for ${person.name}`}
      leaveLabel="Back to home"
      onLeave={onLeave}
    >
      <ProgressBar label="Questions answered" value={answered} max={questionsPerWeek} />
    </ChatTop>
  )
}
