import { joinTexts } from '#web/ui/text/paragraphs.ts'
import {
  type AskedQuestion,
  type Conversation,
  currentQuestion,
  type Editing,
  isAnswered,
  type KeptDraft,
} from './conversation.ts'

/**
 * Whether that answer may be changed now: it is there, and nothing is on its way or being changed.
 * Once all seven are done, none may.
 */
export function mayEdit(conversation: Conversation, questionId: number): boolean {
  const { phase, questions, editing } = conversation
  if (editing || (phase.name !== 'asking' && phase.name !== 'typing')) return false
  const question = questions.find(({ id }) => id === questionId)
  return question !== undefined && isAnswered(conversation, question)
}

/** Puts a sent answer back into the composer; one from before this chat was opened stays unseen. */
export function beginEditing(conversation: Conversation, questionId: number): Conversation {
  if (!mayEdit(conversation, questionId)) return conversation
  const { said, asides, draft, deliveries } = conversation
  return {
    ...conversation,
    draft: said[questionId] ?? asides[questionId] ?? '',
    editing: { questionId, setAside: draft, insteadOf: deliveries[questionId] },
  }
}

export function cancelEditing(conversation: Conversation): Conversation {
  const { editing } = conversation
  return editing ? { ...conversation, draft: editing.setAside, editing: null } : conversation
}

/** Sends the new text; one that says the same as before is no change. */
export function sendEdit(conversation: Conversation, editing: Editing, text: string): Conversation {
  const { questionId, insteadOf } = editing
  const ended = cancelEditing(conversation)
  if (conversation.said[questionId] === text) return ended
  return { ...ended, phase: { name: 'mending', text, questionId, insteadOf } }
}

type SentEdit = Omit<Extract<Conversation['phase'], { name: 'mending' }>, 'name'>

/** It did not arrive: back to editing it, or to answering, where its question is still being asked. */
export function giveEditBack(
  conversation: Conversation,
  { text, questionId, insteadOf }: SentEdit,
): Conversation {
  const { draft } = conversation
  const asking = { ...conversation, phase: { name: 'asking' as const } }
  if (currentQuestion(conversation)?.id === questionId) {
    return { ...asking, draft: joinTexts(text, draft) }
  }
  return { ...asking, draft: text, editing: { questionId, setAside: draft, insteadOf } }
}

/**
 * The words being edited are not there any more: others came from another device, and stay unseen. The new text waits
 * in the composer for its author's word, apart from what was typed for the question being asked.
 */
export function overtakeEdit(
  conversation: Conversation,
  { text, questionId, insteadOf }: SentEdit,
): Conversation {
  const { questions, said, deliveries, draft } = conversation
  const { [questionId]: _words, ...stillSaid } = said
  const { [questionId]: _delivery, ...stillThere } = deliveries
  return {
    ...conversation,
    phase: { name: 'interrupted', by: 'answered' },
    questions: questions.map((one) => (one.id === questionId ? { ...one, answered: true } : one)),
    said: stillSaid,
    deliveries: stillThere,
    draft: text,
    editing: { questionId, setAside: draft, insteadOf },
  }
}

/** The new text for a sent answer, where it is another one: an answer as it was sent is not stored. */
export function changedAnswer(conversation: Conversation): KeptDraft['again'] {
  const { phase, editing, draft, said } = conversation
  if (phase.name === 'mending') {
    return againOf(phase.questionId, phase.text, phase.insteadOf)
  }
  if (!editing || draft.trim() === '' || draft.trim() === said[editing.questionId]) return undefined
  return againOf(editing.questionId, draft, editing.insteadOf)
}

const againOf = (questionId: number, text: string, insteadOf: string | undefined) => ({
  ...{ questionId, text },
  ...(insteadOf !== undefined && { insteadOf }),
})

/** All that was typed and has not arrived. */
export function everythingTyped(conversation: Conversation): string {
  const { phase, editing, draft } = conversation
  if (phase.name === 'sending') return joinTexts(phase.text, draft)
  return joinTexts(changedAnswer(conversation)?.text ?? '', editing ? editing.setAside : draft)
}

/** What is in the composer when a chat is opened again over a kept draft. */
export function editingOf(
  questions: readonly AskedQuestion[],
  kept: KeptDraft | null,
  draft: string,
): Pick<Conversation, 'draft' | 'editing'> & Partial<Pick<Conversation, 'typedFor'>> {
  const again = kept?.again
  const isStill = questions.some(({ id, answered }) => id === again?.questionId && answered)
  if (!again) return { draft, editing: null }
  // Its question is not asked any more: no other one gets it unasked (R26).
  if (!isStill) {
    return { draft: joinTexts(again.text, draft), editing: null, typedFor: again.questionId }
  }
  const { text, questionId, insteadOf } = again
  return { draft: text, editing: { questionId, setAside: draft, insteadOf } }
}
