import type { ConversationMessage } from './conversation-messages.ts'

type ChangeAnswerProps = NonNullable<ConversationMessage['answer']> & { onChange: () => void }

/** Beside a given answer: edits it where its words are here, replaces it unseen where not (R25). */
export function ChangeAnswer({ number, change, onChange }: ChangeAnswerProps) {
  if (change === null) return null
  const isEdit = change === 'edit'
  return (
    <button
      type="button"
      aria-label={
        isEdit ? `Edit your answer to question ${number}` : `Answer again: question ${number}`
      }
      className="link -my-2.5 min-h-11 min-w-11 px-1"
      onClick={onChange}
    >
      {isEdit ? 'Edit' : 'Answer again'}
    </button>
  )
}
