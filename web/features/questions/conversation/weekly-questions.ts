import type { TimedStep } from '#web/ui/chat/use-timed-steps.ts'
import { joinTexts } from '#web/ui/text/paragraphs.ts'
import {
  beginEditing,
  cancelEditing,
  editingOf,
  everythingTyped,
  giveEditBack,
  overtakeEdit,
  sendEdit,
} from './answer-editing.ts'
import {
  type AskedQuestion,
  type Conversation,
  currentQuestion,
  type Interruption,
  isHeld,
  type KeptDraft,
  type Phase,
  restoreDraft,
} from './conversation.ts'
import { putInPlace, renew, withoutSwap } from './swapped-questions.ts'

/** Milliseconds (product §4, §9). */
export const timings = { typing: 1000, completion: 2000, storing: 100 } as const

export type ConversationEvent =
  | { type: 'typed'; text: string }
  /** What was typed for another question is meant for this one. */
  | { type: 'meant' }
  | { type: 'sent'; text: string }
  | { type: 'edit'; questionId: number }
  /** Keeps the question being asked private (R26). */
  | { type: 'skipped' }
  /** Asks for another one in its place (R26). */
  | { type: 'swapped' }
  /** It stays: the server has no other for it, or may not give one any more. */
  | { type: 'stays' }
  /** Another question came in the place of one. */
  | { type: 'instead'; question: AskedQuestion }
  /** The questions as the server has them now, where the other one had some swapped. */
  | { type: 'renewed'; questions: readonly AskedQuestion[] }
  | { type: 'interrupted'; by: Interruption }
  | { type: 'spoke' | 'unsent' | 'claimed' | 'unclaimed' | 'finished' }
  /** The server has what was on its way, by that name; or there is no network, and it waits on this device (R28). */
  | { type: 'saved' | 'waits'; deliveryId?: string }
  /** The server has taken these of the answers that waited. */
  | { type: 'arrived'; questionIds: readonly number[] }
  /** Gives up an edit; puts the text in place of the answer that another device gave, or leaves that as it is. */
  | { type: 'cancelled' | 'replaced' | 'left' }

/** Opens, or goes on with, a conversation where the server says the person is (R15). */
export function openConversation(
  questions: readonly AskedQuestion[],
  kept: KeptDraft | null = null,
  waiting: readonly number[] = [],
): Conversation {
  // What waits for a network is answered here, too.
  const known = questions.map((question) => ({
    ...question,
    answered: question.answered || waiting.includes(question.id),
  }))
  const { draft, typedFor, orphaned } = restoreDraft(known, kept)
  const answered = known.filter((question) => question.answered).length
  const phase = (): Phase => {
    if (orphaned || questions.length === 0) return { name: 'interrupted', by: 'restarted' }
    if (answered === questions.length) return { name: waiting.length > 0 ? 'waiting' : 'claiming' }
    return { name: answered === 0 ? 'typing' : 'asking' }
  }
  const untouched = {
    questions,
    said: {},
    deliveries: {},
    waiting,
    asides: {},
    swappedHere: {},
    typedFor,
  }
  return { ...untouched, phase: phase(), ...editingOf(known, kept, draft) }
}

const waits: Partial<Record<Phase['name'], TimedStep<ConversationEvent>>> = {
  typing: { after: timings.typing, event: { type: 'spoke' } },
  claimed: { after: timings.completion, event: { type: 'finished' } },
}

/** What follows by itself, and after how many milliseconds. */
export const waitOf = ({ name }: Pick<Phase, 'name'>): TimedStep<ConversationEvent> | null =>
  waits[name] ?? null

const over = new Set<Phase['name']>(['claimed', 'done', 'interrupted'])

/** The conversation after an event; the same one where the event means nothing now. */
export function step(conversation: Conversation, event: ConversationEvent): Conversation {
  const { phase, draft } = conversation
  const to = (next: Phase, changes: Partial<Conversation> = {}) => ({
    ...conversation,
    ...changes,
    phase: next,
  })
  switch (event.type) {
    case 'typed':
      return withDraft(conversation, event.text)
    case 'meant':
      return isHeld(conversation) ? { ...conversation, typedFor: null } : conversation
    case 'spoke':
      return phase.name === 'typing' ? to({ name: 'asking' }) : conversation
    case 'sent': {
      const text = event.text.trim()
      if (phase.name !== 'asking' || text === '' || isHeld(conversation)) return conversation
      if (conversation.editing) return sendEdit(conversation, conversation.editing, text)
      return to({ name: 'sending', text }, { draft: '' })
    }
    case 'skipped':
      return phase.name === 'asking' && !conversation.editing
        ? to({ name: 'skipping' })
        : conversation
    case 'swapped':
      return phase.name === 'asking' &&
        !conversation.editing &&
        currentQuestion(conversation)?.maySwap
        ? to({ name: 'swapping' })
        : conversation
    case 'stays':
      return phase.name === 'swapping'
        ? to({ name: 'asking' }, withoutSwap(conversation))
        : conversation
    case 'instead':
      return orUnsent(conversation, putInPlace(conversation, event.question))
    case 'renewed':
      return orUnsent(conversation, renew(conversation, event.questions, 'other'))
    case 'edit':
      return beginEditing(conversation, event.questionId)
    case 'cancelled':
      return cancelEditing(conversation)
    case 'saved':
      return afterSaving(conversation, event.deliveryId)
    case 'waits':
      return keepHere(conversation, event.deliveryId)
    case 'arrived':
      return afterArrival(conversation, event.questionIds)
    case 'unsent':
      if (phase.name === 'mending') return giveEditBack(conversation, phase)
      if (phase.name === 'skipping' || phase.name === 'swapping') return to({ name: 'asking' })
      return phase.name === 'sending'
        ? to({ name: 'asking' }, { draft: joinTexts(phase.text, draft) })
        : conversation
    case 'replaced': {
      const { editing } = conversation
      const questionId = editing?.questionId ?? currentQuestion(conversation)?.id
      const mayReplace = phase.name === 'interrupted' && phase.by === 'answered'
      if (!mayReplace || questionId === undefined || draft.trim() === '') return conversation
      const mending = { name: 'mending' as const, text: draft.trim(), questionId }
      if (editing) return { ...cancelEditing(conversation), phase: mending }
      return to(mending, { draft: '', typedFor: null })
    }
    case 'left':
      return phase.name === 'interrupted' && conversation.editing
        ? { ...cancelEditing(conversation), phase: { name: 'asking' } }
        : conversation
    case 'claimed':
      return phase.name === 'claiming' ? to({ name: 'claimed' }) : conversation
    case 'unclaimed':
      return phase.name === 'claiming' ? to({ name: 'unclaimed' }) : conversation
    case 'finished':
      return phase.name === 'claimed' ? to({ name: 'done' }) : conversation
    case 'interrupted':
      return interrupt(conversation, event.by)
  }
}

/** What is typed once the field is empty is for the question being asked. */
const withDraft = (conversation: Conversation, draft: string): Conversation => ({
  ...conversation,
  draft,
  ...(draft.trim() === '' && !conversation.editing && { typedFor: null }),
})

/** Where news changed nothing, nothing came of what was on its way either. */
const orUnsent = (before: Conversation, after: Conversation): Conversation =>
  after === before ? step(before, { type: 'unsent' }) : after

/** What was on its way waits on this device, and the guide goes on as if it had arrived. */
function keepHere(conversation: Conversation, deliveryId: string | undefined): Conversation {
  const { phase } = conversation
  const isAnswer = phase.name === 'sending' || phase.name === 'skipping'
  const id = phase.name === 'mending' ? phase.questionId : currentQuestion(conversation)?.id
  if (id === undefined || (!isAnswer && phase.name !== 'mending')) return conversation
  const after = afterSaving(conversation, deliveryId)
  return {
    ...after,
    waiting: [...conversation.waiting.filter((one) => one !== id), id],
    ...(after.phase.name === 'claiming' && { phase: { name: 'waiting' } }),
  }
}

/** Of the answers that waited, these have arrived. */
function afterArrival(conversation: Conversation, arrived: readonly number[]): Conversation {
  const waiting = conversation.waiting.filter((id) => !arrived.includes(id))
  if (waiting.length === conversation.waiting.length) return conversation
  const questions = conversation.questions.map((question) =>
    arrived.includes(question.id) ? { ...question, answered: true } : question,
  )
  const known = { ...conversation, questions, waiting }
  const isOver = conversation.phase.name === 'waiting' && waiting.length === 0
  return isOver ? { ...known, phase: { name: 'claiming' } } : known
}

const deliveriesWith = (
  { deliveries }: Conversation,
  questionId: number,
  deliveryId: string | undefined,
): Conversation['deliveries'] =>
  deliveryId === undefined ? deliveries : { ...deliveries, [questionId]: deliveryId }

/** The guide goes on, unless what was saved was an earlier answer and its question is still asked. */
function afterSaving(conversation: Conversation, deliveryId: string | undefined): Conversation {
  const { phase } = conversation
  if (phase.name === 'skipping') return afterSkipping(conversation, deliveryId)
  if (phase.name !== 'sending' && phase.name !== 'mending') return conversation
  const asked = currentQuestion(conversation)
  const savedId = phase.name === 'mending' ? phase.questionId : asked?.id
  if (savedId === undefined) return { ...conversation, phase: { name: 'claiming' } }
  const said = { ...conversation.said, [savedId]: phase.text }
  const deliveries = deliveriesWith(conversation, savedId, deliveryId)
  if (savedId !== asked?.id) return { ...conversation, said, deliveries, phase: { name: 'asking' } }
  return goOn({ ...conversation, said, deliveries })
}

/** What was typed for it is put aside, should it be answered after all; what was typed for another stays held. */
function afterSkipping(conversation: Conversation, deliveryId: string | undefined): Conversation {
  const skipped = currentQuestion(conversation)
  if (!skipped) return goOn(conversation)
  const { draft, said, asides, typedFor } = conversation
  const known = {
    ...conversation,
    said: { ...said, [skipped.id]: null },
    deliveries: deliveriesWith(conversation, skipped.id, deliveryId),
  }
  if (typedFor !== null) return goOn(known)
  return goOn({
    ...known,
    draft: '',
    asides: draft.trim() === '' ? asides : { ...asides, [skipped.id]: draft },
  })
}

const goOn = (conversation: Conversation): Conversation => ({
  ...conversation,
  phase: currentQuestion(conversation)
    ? { name: 'typing' }
    : { name: conversation.waiting.length > 0 ? 'waiting' : 'claiming' },
})

/** What was on its way goes back into the composer, so that nothing typed is lost (R4). */
function interrupt(conversation: Conversation, by: Interruption): Conversation {
  const { phase } = conversation
  if (over.has(phase.name)) return conversation
  if (by === 'finished' && phase.name === 'claiming') return conversation
  if (by === 'finished' && phase.name === 'unclaimed') {
    return { ...conversation, phase: { name: 'claimed' } }
  }
  const isEdit = phase.name === 'mending' && phase.questionId !== currentQuestion(conversation)?.id
  if (by === 'answered' && isEdit) return overtakeEdit(conversation, phase)
  return {
    ...conversation,
    phase: { name: 'interrupted', by },
    draft: everythingTyped(conversation),
    editing: null,
  }
}
