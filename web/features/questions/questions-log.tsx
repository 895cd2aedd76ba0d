import { CircleHelp, Shuffle, SkipForward } from 'lucide-react'
import { Fragment, memo, type ReactNode, useId, useState } from 'react'
import { OwnVoice } from '#web/ui/brand/own-voice.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatLog } from '#web/ui/chat/chat-log.tsx'
import { TypingIndicator } from '#web/ui/chat/typing-indicator.tsx'
import { type Conversation, currentQuestion } from './conversation/conversation.ts'
import { type ConversationMessage, messagesOf } from './conversation/conversation-messages.ts'
import { questionsWords } from './questions-words.ts'
import type { useListening } from './use-listening.ts'

type QuestionsLogProps = {
  conversation: Conversation
  /** The questions whose answers waited and could not be sent. */
  unsent: readonly number[]
  listening: ReturnType<typeof useListening>
  /** Who answers. */
  name: string
  /** The other one has answered all seven already. */
  isOtherDone: boolean
  cardId: string
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
  const { conversation, unsent, listening, name, isOtherDone, cardId, holdsCard } = props
  const { onEdit, onSwap, onSkip, renderHelp } = props
  const { phase, editing } = conversation
  const isThinking = phase.name === 'typing' || phase.name === 'swapping'
  const messages = messagesOf(conversation, name, unsent)
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
      {messages.map(({ key, answer, ...message }, index) => (
        <Fragment key={key}>
          {key === 'congratulation' ? (
            <AllSeven text={message.text} isOtherDone={isOtherDone} />
          ) : (
            <Message
              {...message}
              {...answer}
              name={name}
              inRun={message.kind !== 'own' && (messages[index - 1]?.kind ?? 'own') !== 'own'}
              onEdit={onEdit}
            />
          )}
          {answer && answer.questionId === listening.concern && (
            <section
              id={cardId}
              aria-label={questionsWords.note}
              tabIndex={-1}
              className="grid gap-3"
            >
              <ChatBubble
                kind="neutral"
                name={questionsWords.guide}
                text={questionsWords.besideConcern(!currentQuestion(conversation))}
              />
              {renderHelp()}
            </section>
          )}
        </Fragment>
      ))}
    </ChatLog>
  )
}

/** The last word of this chat: warm, and the same whatever was answered (R21). */
const AllSeven = ({ text, isOtherDone }: { text: string; isOtherDone: boolean }) => (
  <div className="mt-2 grid animate-arrive justify-items-center gap-4 rounded-lg border border-question-line bg-surface px-6 py-7 text-center">
    <OwnVoice className="h-24" isOtherThere={isOtherDone} />
    <div className="max-w-[36ch]">
      <p className="sr-only">{questionsWords.guide}</p>
      <p className="font-serif text-subhead text-balance [overflow-wrap:anywhere]">{text}</p>
    </div>
  </div>
)

/** Quietly under the question: nobody has to answer, or to say why not (R26). What a swap does is told to who asks. */
function InsteadOfAnswering(act: { onSwap: (() => void) | undefined; onSkip: () => void }) {
  const words = questionsWords.instead
  const [isTold, setTold] = useState(false)
  const hintId = useId()
  return (
    <fieldset
      aria-label={words.label}
      className="-mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-2"
    >
      {act.onSwap && (
        <button type="button" className={chip} aria-describedby={hintId} onClick={act.onSwap}>
          <Shuffle className="size-4" aria-hidden="true" />
          {words.swap}
        </button>
      )}
      <button type="button" className={chip} onClick={act.onSkip}>
        <SkipForward className="size-4" aria-hidden="true" />
        {words.skip}
      </button>
      {act.onSwap && (
        <>
          <IconButton
            label={words.about}
            icon={<CircleHelp />}
            aria-expanded={isTold}
            aria-controls={hintId}
            className="-mr-3 -ml-2"
            onClick={() => setTold(!isTold)}
          />
          <p id={hintId} className={isTold ? 'w-full text-meta text-muted' : 'sr-only'}>
            {words.swapHint}
          </p>
        </>
      )}
    </fieldset>
  )
}

/** Slimmer than what can be pressed of it. */
const chip =
  'relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 text-muted transition-colors after:absolute after:-inset-y-1.25 after:inset-x-0 hover:border-ink hover:bg-sunken hover:text-ink'

type Answer = NonNullable<ConversationMessage['answer']>
type MessageProps = Omit<ConversationMessage, 'key' | 'answer'> &
  Partial<Answer> &
  Pick<QuestionsLogProps, 'name' | 'onEdit'> & { inRun: boolean }

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
      className="link -my-2.5 min-h-11 min-w-11 text-right"
      onClick={onChange}
    >
      {text}
    </button>
  )
}
