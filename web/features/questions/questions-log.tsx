import { Fragment, type ReactNode, useId } from 'react'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatLog } from '#web/ui/chat/chat-log.tsx'
import { TypingIndicator } from '#web/ui/chat/typing-indicator.tsx'
import type { Conversation } from './conversation/conversation.ts'
import { type ConversationMessage, messagesOf } from './conversation/conversation-messages.ts'
import { questionsWords } from './questions-words.ts'
import type { useListening } from './use-listening.ts'

type QuestionsLogProps = {
  conversation: Conversation
  listening: ReturnType<typeof useListening>
  /** Who answers. */
  name: string
  /** The card for the author stays in sight, whatever is added below it. */
  holdsCard: boolean
  onEdit: (questionId: number) => void
  renderHelp: (onClose: () => void) => ReactNode
}

/** What was asked and answered, each answer with the way to change it and, where it calls for it, help. */
export function QuestionsLog(props: QuestionsLogProps) {
  const { conversation, listening, name, holdsCard, onEdit, renderHelp } = props
  const cardId = useId()
  return (
    <ChatLog
      label={questionsWords.title(name)}
      below={
        conversation.phase.name === 'typing' && <TypingIndicator name={questionsWords.guide} />
      }
      hold={listening.concern !== null && holdsCard ? cardId : null}
    >
      {messagesOf(conversation, name, listening.hasConcern).map(
        ({ key, kind, answer, ...message }) => (
          <Fragment key={key}>
            <ChatBubble
              kind={kind}
              name={kind === 'own' ? name : questionsWords.guide}
              action={
                answer && <ChangeAnswer {...answer} onChange={() => onEdit(answer.questionId)} />
              }
              {...message}
            />
            {answer && answer.questionId === listening.concern && (
              <div id={cardId} className="grid gap-3">
                <ChatBubble
                  kind="neutral"
                  name={questionsWords.guide}
                  text={questionsWords.besideConcern}
                />
                {renderHelp(listening.dismiss)}
              </div>
            )}
          </Fragment>
        ),
      )}
    </ChatLog>
  )
}

type ChangeAnswerProps = NonNullable<ConversationMessage['answer']> & { onChange: () => void }

/** Beside an answer: edits it where its words are here, replaces it unseen where not (R25). */
function ChangeAnswer({ number, change, onChange }: ChangeAnswerProps) {
  if (change === null) return null
  const words = questionsWords.change
  const isEdit = change === 'edit'
  return (
    <button
      type="button"
      aria-label={isEdit ? words.editLabel(number) : words.againLabel(number)}
      className="link -my-2.5 min-h-11 min-w-11 px-1"
      onClick={onChange}
    >
      {isEdit ? words.edit : words.again}
    </button>
  )
}
