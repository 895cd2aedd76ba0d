import { joinTexts } from '#web/ui/text/paragraphs.ts'
import {
  type AskedQuestion,
  type Conversation,
  currentQuestion,
  type Phase,
} from './conversation.ts'

/** The questions once the one asked may not be swapped any more. */
export function withoutSwap(conversation: Conversation): Pick<Conversation, 'questions'> {
  const asked = currentQuestion(conversation)
  return {
    questions: conversation.questions.map((question) =>
      question.id === asked?.id ? { ...question, maySwap: false } : question,
    ),
  }
}

/** Puts a question in the place of the one that this chat had swapped for it. */
export const putInPlace = (conversation: Conversation, question: AskedQuestion): Conversation =>
  renew(
    conversation,
    conversation.questions.map((one) => (one.id === question.replaces ? question : one)),
    'own',
  )

/**
 * Takes questions over that came by a swap (R26), each in the place of the one before. What was typed for
 * that one, or was on its way to it, is in the composer; where the other one swapped it, that is noted, and the text is held
 * back.
 * Any other questions are another session's, and change nothing.
 */
export function renew(
  conversation: Conversation,
  questions: readonly AskedQuestion[],
  by: 'own' | 'other',
): Conversation {
  const isSameSession = conversation.questions.every(({ id }, at) => {
    const now = questions[at]
    return now?.id === id || now?.replaces === id
  })
  if (!isSameSession || questions.length !== conversation.questions.length) return conversation
  const asked = currentQuestion(conversation)
  const instead = questions.find(({ replaces }) => replaces !== undefined && replaces === asked?.id)
  const known = {
    ...conversation,
    questions: questions.map((now, at) => {
      const before = conversation.questions[at]
      return before?.id === now.id ? { ...before, maySwap: now.maySwap } : now
    }),
  }
  if (!instead) return known
  const { phase, editing, draft } = conversation
  const text = phase.name === 'sending' ? joinTexts(phase.text, draft) : draft
  const typed = editing ? editing.setAside : text
  const how = typed.trim() === '' ? ('untouched' as const) : ('typed' as const)
  // Whoever asked for another one knows that it comes.
  const isHeldBack = by === 'other' && phase.name !== 'swapping' && how === 'typed'
  const isNews = by === 'other' && phase.name !== 'typing' && phase.name !== 'swapping'
  return {
    ...known,
    draft: text,
    ...(isHeldBack && { typedFor: conversation.typedFor ?? asked?.id ?? null }),
    ...(isNews && { swappedHere: { ...conversation.swappedHere, [instead.id]: how } }),
    ...(isOnItsWay(phase.name) && { phase: { name: 'asking' } }),
  }
}

const isOnItsWay = (name: Phase['name']) =>
  name === 'sending' || name === 'skipping' || name === 'swapping'
