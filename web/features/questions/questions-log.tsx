import { Fragment, type ReactNode, useId } from 'react'
import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { ChangeAnswer } from './change-answer.tsx'
import type { Conversation } from './conversation.ts'
import { messagesOf } from './conversation-messages.ts'
import type { useListening } from './use-listening.ts'

const guideName = 'The guide'
const besideConcern =
  'Thank you for writing this. It sounds as if somebody may not be safe, and that comes first: these people listen and help. Only you see this note, and it is not kept.'

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
      label={`Weekly questions for ${name}`}
      below={conversation.phase.name === 'typing' && <TypingIndicator name={guideName} />}
      hold={listening.concern !== null && holdsCard ? cardId : null}
    >
      {messagesOf(conversation, name, listening.hasTold).map(
        ({ key, kind, answer, ...message }) => (
          <Fragment key={key}>
            <ChatBubble
              kind={kind}
              name={kind === 'own' ? name : guideName}
              action={
                answer && <ChangeAnswer {...answer} onChange={() => onEdit(answer.questionId)} />
              }
              {...message}
            />
            {answer && answer.questionId === listening.concern && (
              <div id={cardId} className="grid gap-3">
                <ChatBubble kind="neutral" name={guideName} text={besideConcern} />
                {renderHelp(listening.dismiss)}
              </div>
            )}
          </Fragment>
        ),
      )}
    </ChatLog>
  )
}
