import { type Conversation, currentQuestion, type Phase } from './weekly-questions.ts'

export type ConversationMessage = {
  key: string
  kind: 'neutral' | 'question' | 'own'
  text: string
  delivery?: 'sending' | 'sent'
}

const greeting = "Let's begin with some questions about your relationship."
const keptPrivate = 'Answered. It stays private until your catch-up.'

const congratulation = (name: string) =>
  `Well done, ${name}. All seven are answered, and your words stay private until the two of you sit down together.`

const finishing = new Set<Phase['name']>(['claiming', 'unclaimed', 'claimed', 'done'])

/** What stands in the chat now: everything asked so far, and each answer as far as it may be shown. */
export function messagesOf(conversation: Conversation, name: string): ConversationMessage[] {
  const { questions, said, phase } = conversation
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
      messages.push({ key, kind: 'own', text: said[id] ?? keptPrivate, delivery: 'sent' })
    } else if (phase.name === 'sending') {
      messages.push({ key, kind: 'own', text: phase.text, delivery: 'sending' })
    }
  }
  if (finishing.has(phase.name)) {
    messages.push({ key: 'congratulation', kind: 'neutral', text: congratulation(name) })
  }
  return messages
}
