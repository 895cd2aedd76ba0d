import { mayEdit } from './answer-editing.ts'
import { type Conversation, currentQuestion, type Phase } from './conversation.ts'

export type ConversationMessage = {
  key: string
  kind: 'neutral' | 'question' | 'own'
  text: string
  delivery?: 'sending' | 'sent'
  /** An answer that was given: to which question, by place, and how it may be changed now (R25). */
  answer?: { questionId: number; number: number; change: 'edit' | 'again' | null }
}

const greeting = "Let's begin with some questions about your relationship."
const keptPrivate = 'Answered. It stays private until your catch-up.'

const congratulation = (name: string) =>
  `Well done, ${name}. All seven are answered, and your words stay private until the two of you sit down together.`

/** After an answer that sounds unsafe: no praise. */
const quietEnd = (name: string) =>
  `All seven are answered, ${name}. Your words stay private until your catch-up.`

const finishing = new Set<Phase['name']>(['claiming', 'unclaimed', 'claimed', 'done'])

/** A given answer as far as it may be shown: its words only while the chat they were sent in is open. */
function givenAnswer(conversation: Conversation, questionId: number, number: number) {
  const { said, phase } = conversation
  const words = said[questionId]
  const change = words === undefined ? ('again' as const) : ('edit' as const)
  const answer = { questionId, number, change: mayEdit(conversation, questionId) ? change : null }
  if (phase.name === 'mending' && phase.questionId === questionId) {
    return { text: phase.text, delivery: 'sending' as const, answer }
  }
  return { text: words ?? keptPrivate, delivery: 'sent' as const, answer }
}

/** An answer to the question being asked that the server has not acknowledged. */
const isOnItsWay = (phase: Phase, questionId: number): phase is Phase & { text: string } =>
  phase.name === 'sending' || (phase.name === 'mending' && phase.questionId === questionId)

/**
 * What stands in the chat now: everything asked so far, and each answer as far as it may be shown;
 * `isQuiet` ends it without praise.
 */
export function messagesOf(
  conversation: Conversation,
  name: string,
  isQuiet = false,
): ConversationMessage[] {
  const { questions, phase } = conversation
  if (questions.length === 0) return []
  const current = currentQuestion(conversation)
  const asked = current ? questions.indexOf(current) : questions.length
  const messages: ConversationMessage[] = [{ key: 'greeting', kind: 'neutral', text: greeting }]
  for (const [place, { id, content }] of questions.entries()) {
    if (place > asked || (place === asked && phase.name === 'typing')) break
    messages.push({
      key: `question-${id}`,
      kind: 'question',
      text: `Question ${place + 1}: ${content}`,
    })
    const key = `answer-${id}`
    if (place < asked) {
      messages.push({ key, kind: 'own', ...givenAnswer(conversation, id, place + 1) })
    } else if (isOnItsWay(phase, id)) {
      messages.push({ key, kind: 'own', text: phase.text, delivery: 'sending' })
    }
  }
  if (finishing.has(phase.name)) {
    messages.push({
      key: 'congratulation',
      kind: 'neutral',
      text: isQuiet ? quietEnd(name) : congratulation(name),
    })
  }
  return messages
}
