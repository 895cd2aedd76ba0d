import { questionsWords } from '#web/features/questions/questions-words.ts'
import { mayEdit } from './answer-editing.ts'
import { type Conversation, currentQuestion, type Phase } from './conversation.ts'

export type ConversationMessage = {
  key: string
  kind: 'neutral' | 'question' | 'own'
  text: string
  /** How the text of a question begins. */
  opening?: string
  /** Stands in place of what was written: it was kept private, or is not shown again. */
  isRemark?: boolean
  delivery?: 'sending' | 'waiting' | 'sent' | 'unsent'
  /** An answer: to which question, by number, and how it may be changed now (R25). */
  answer?: { questionId: number; number: number; change: 'edit' | 'again' | 'after all' | null }
}

const finishing = new Set<Phase['name']>(['claiming', 'unclaimed', 'claimed', 'done'])

/** An answer as far as it may be shown: its words only while the chat they were sent in is open. */
function answerOf(
  conversation: Conversation,
  unsent: readonly number[],
  questionId: number,
  number: number,
) {
  const { said, phase, waiting } = conversation
  const words = said[questionId]
  const change = words === null ? 'after all' : words === undefined ? 'again' : 'edit'
  const answer = {
    questionId,
    number,
    change: mayEdit(conversation, questionId) ? change : null,
  } as const
  if (phase.name === 'mending' && phase.questionId === questionId) {
    return { text: phase.text, delivery: 'sending' as const, answer }
  }
  const unseen = words === null ? questionsWords.keptPrivate : questionsWords.answeredBefore
  const waits = unsent.includes(questionId) ? ('unsent' as const) : ('waiting' as const)
  const delivery = waiting.includes(questionId) ? waits : ('sent' as const)
  // What was saved was thrown away with its session: nothing of it is saved any more, or stays for the catch-up.
  if (phase.name === 'interrupted' && phase.by === 'restarted' && delivery === 'sent') {
    const text = words ?? (words === null ? unseen : questionsWords.answeredOnce)
    return { text, answer, ...remarkIf(words) }
  }
  return { text: words ?? unseen, delivery, answer, ...remarkIf(words) }
}

const remarkIf = (words: string | null | undefined) =>
  typeof words === 'string' ? {} : { isRemark: true }

/** An answer to the question being asked that the server has not acknowledged. */
const isOnItsWay = (phase: Phase, questionId: number): phase is Phase & { text: string } =>
  phase.name === 'sending' || (phase.name === 'mending' && phase.questionId === questionId)

/**
 * What is in the chat now: everything asked so far, and each answer as far as it may be shown. Those of the questions
 * `unsent` waited, and could not be sent.
 */
export function messagesOf(
  conversation: Conversation,
  name: string,
  unsent: readonly number[] = [],
): ConversationMessage[] {
  const { questions, phase } = conversation
  if (questions.length === 0) return []
  const current = currentQuestion(conversation)
  const asked = current ? questions.indexOf(current) : questions.length
  const messages: ConversationMessage[] = [
    { key: 'greeting', kind: 'neutral', text: questionsWords.greeting },
  ]
  for (const [index, { id, content }] of questions.entries()) {
    if (index > asked || (index === asked && phase.name === 'typing')) break
    const swapped = conversation.swappedHere[id]
    if (swapped) {
      const text = questionsWords.swappedHere[swapped](index + 1)
      messages.push({ key: `swapped-${id}`, kind: 'neutral', text })
    }
    messages.push({
      key: `question-${id}`,
      kind: 'question',
      text: questionsWords.question(index + 1, content),
      opening: questionsWords.questionNumber(index + 1),
    })
    const key = `answer-${id}`
    if (index < asked) {
      messages.push({ key, kind: 'own', ...answerOf(conversation, unsent, id, index + 1) })
    } else if (isOnItsWay(phase, id)) {
      messages.push({ key, kind: 'own', text: phase.text, delivery: 'sending' })
    } else if (phase.name === 'skipping') {
      messages.push({
        key,
        kind: 'own',
        text: questionsWords.keptPrivate,
        ...remarkIf(null),
        delivery: 'sending',
      })
    }
  }
  if (finishing.has(phase.name)) {
    messages.push({
      key: 'congratulation',
      kind: 'neutral',
      text: questionsWords.congratulation(name),
    })
  }
  return messages
}
