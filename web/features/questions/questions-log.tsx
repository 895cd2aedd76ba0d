import { Fragment, memo, type ReactNode, useId } from 'react'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatLog } from '#web/ui/chat/chat-log.tsx'
import { TypingIndicator } from '#web/ui/chat/typing-indicator.tsx'
import { type Conversation, currentQuestion } from './conversation/conversation.ts'
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
  /** The same function at every render, so that what has not changed is not rendered again. */
  onEdit: (questionId: number) => void
  onSwap: () => void
  onSkip: () => void
  renderHelp: () => ReactNode
}

/** What was asked and answered, each answer with the way to change it and, where it calls for it, help. */
export function QuestionsLog(props: QuestionsLogProps) {
  const { conversation, listening, name, holdsCard, onEdit, onSwap, onSkip, renderHelp } = props
  const { phase, editing } = conversation
  const isThinking = phase.name === 'typing' || phase.name === 'swapping'
  const cardId = useId()
  return (
    <ChatLog
      label={questionsWords.title(name)}
      below={
        <>
          {isThinking && <TypingIndicator name={questionsWords.guide} />}
          {phase.name === 'asking' && !editing && (
            <InsteadOfAnswering
              onSwap={currentQuestion(conversation)?.maySwap ? onSwap : undefined}
              onSkip={onSkip}
            />
          )}
        </>
      }
      hold={listening.concern !== null && holdsCard ? cardId : null}
    >
      {messagesOf(conversation, name).map(({ key, answer, ...message }) => (
        <Fragment key={key}>
          <Message {...message} {...answer} name={name} onEdit={onEdit} />
          {answer && answer.questionId === listening.concern && (
            <div id={cardId} className="grid gap-3">
              <ChatBubble
                kind="neutral"
                name={questionsWords.guide}
                text={questionsWords.besideConcern(!currentQuestion(conversation))}
              />
              {renderHelp()}
            </div>
          )}
        </Fragment>
      ))}
    </ChatLog>
  )
}

/** Quietly under the question: nobody has to answer, or to say why not (R26). */
function InsteadOfAnswering(act: { onSwap: (() => void) | undefined; onSkip: () => void }) {
  const words = questionsWords.instead
  const hintId = useId()
  return (
    <fieldset aria-label={words.label} className="-mt-4 -ml-1 flex flex-wrap gap-x-6">
      {act.onSwap && (
        <button type="button" className={quietly} aria-describedby={hintId} onClick={act.onSwap}>
          {words.swap}
        </button>
      )}
      <button type="button" className={quietly} onClick={act.onSkip}>
        {words.skip}
      </button>
      {act.onSwap && (
        <p id={hintId} className="w-full px-1 text-meta text-muted">
          {words.swapHint}
        </p>
      )}
    </fieldset>
  )
}

const quietly = 'link min-h-11 px-1 text-muted'

type Answer = NonNullable<ConversationMessage['answer']>
type MessageProps = Omit<ConversationMessage, 'key' | 'answer'> &
  Partial<Answer> &
  Pick<QuestionsLogProps, 'name' | 'onEdit'>

/** One message in its bubble; all stay as they are while somebody types. */
const Message = memo(({ name, onEdit, questionId, number, change, ...message }: MessageProps) => (
  <ChatBubble
    {...message}
    name={message.kind === 'own' ? name : questionsWords.guide}
    action={
      questionId !== undefined &&
      number !== undefined && (
        <ChangeAnswer number={number} change={change} onChange={() => onEdit(questionId)} />
      )
    }
  />
))

type ChangeAnswerProps = {
  number: number
  change: Answer['change'] | undefined
  onChange: () => void
}

/** Beside an answer: edits it where its words are here, replaces it unseen where not (R25). */
function ChangeAnswer({ number, change, onChange }: ChangeAnswerProps) {
  if (!change) return null
  const words = questionsWords.change
  const [text, label] = {
    edit: [words.edit, words.editLabel(number)],
    again: [words.again, words.againLabel(number)],
    'after all': [words.afterAll, words.afterAllLabel(number)],
  }[change]
  return (
    <button
      type="button"
      aria-label={label}
      className="link -my-2.5 -mr-1 min-h-11 min-w-11 px-1"
      onClick={onChange}
    >
      {text}
    </button>
  )
}
