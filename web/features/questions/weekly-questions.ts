import { joinTexts } from '#web/ui/join-texts.ts'
import { type KeptDraft, restoreDraft } from './kept-draft.ts'

/** Milliseconds (spec §4, §9). */
export const timings = { typing: 1000, completion: 2000, storing: 100 } as const

export type AskedQuestion = { id: number; content: string; answered: boolean }

/** Why a conversation cannot go on here: elsewhere its session was started anew or finished, or this question answered. */
export type Interruption = 'restarted' | 'finished' | 'answered'

export type Phase =
  | { name: 'typing' | 'asking' | 'claiming' | 'unclaimed' | 'claimed' | 'done' }
  | { name: 'sending'; text: string }
  | { name: 'interrupted'; by: Interruption }

/** One person's talk through the week's questions. */
export type Conversation = {
  questions: readonly AskedQuestion[]
  /** What was answered since it was opened, by question; what came before is not shown again (R2). */
  said: Readonly<Record<number, string>>
  phase: Phase
  draft: string
}

export type ConversationEvent =
  | { type: 'typed'; text: string }
  | { type: 'sent'; text: string }
  | { type: 'interrupted'; by: Interruption }
  | { type: 'spoke' | 'saved' | 'unsent' | 'claimed' | 'unclaimed' | 'finished' }

const isAnswered = ({ said }: Pick<Conversation, 'said'>, { id, answered }: AskedQuestion) =>
  answered || said[id] !== undefined

/** The first question the person has not answered; undefined when all are. */
export const currentQuestion = (conversation: Conversation): AskedQuestion | undefined =>
  conversation.questions.find((question) => !isAnswered(conversation, question))

export const countAnswered = (conversation: Conversation): number =>
  conversation.questions.filter((question) => isAnswered(conversation, question)).length

/** Opens, or goes on with, a conversation where the server says it stands (R15). */
export function openConversation(
  questions: readonly AskedQuestion[],
  kept: KeptDraft | null = null,
): Conversation {
  const { draft, orphaned } = restoreDraft(questions, kept)
  const answered = questions.filter((question) => question.answered).length
  const phase = (): Phase => {
    if (orphaned || questions.length === 0) return { name: 'interrupted', by: 'restarted' }
    if (answered === questions.length) return { name: 'claiming' }
    return { name: answered === 0 ? 'typing' : 'asking' }
  }
  return { questions, said: {}, phase: phase(), draft }
}

/** What follows by itself, and after how many milliseconds. */
export function waitOf({ name }: Phase): { after: number; event: ConversationEvent } | null {
  if (name === 'typing') return { after: timings.typing, event: { type: 'spoke' } }
  if (name === 'claimed') return { after: timings.completion, event: { type: 'finished' } }
  return null
}

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
      return { ...conversation, draft: event.text }
    case 'spoke':
      return phase.name === 'typing' ? to({ name: 'asking' }) : conversation
    case 'sent': {
      const text = event.text.trim()
      if (phase.name !== 'asking' || text === '') return conversation
      return to({ name: 'sending', text }, { draft: '' })
    }
    case 'saved':
      return phase.name === 'sending' ? afterSaving(conversation, phase.text) : conversation
    case 'unsent':
      return phase.name === 'sending'
        ? to({ name: 'asking' }, { draft: joinTexts(phase.text, draft) })
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

function afterSaving(conversation: Conversation, text: string): Conversation {
  const question = currentQuestion(conversation)
  const said = question ? { ...conversation.said, [question.id]: text } : conversation.said
  const more = currentQuestion({ ...conversation, said }) !== undefined
  return { ...conversation, said, phase: { name: more ? 'typing' : 'claiming' } }
}

/** What was on its way goes back into the composer, so that nothing typed is lost (R4). */
function interrupt(conversation: Conversation, by: Interruption): Conversation {
  const { phase, draft } = conversation
  if (over.has(phase.name)) return conversation
  if (by === 'finished' && phase.name === 'claiming') return conversation
  if (by === 'finished' && phase.name === 'unclaimed') {
    return { ...conversation, phase: { name: 'claimed' } }
  }
  const text = phase.name === 'sending' ? joinTexts(phase.text, draft) : draft
  return { ...conversation, phase: { name: 'interrupted', by }, draft: text }
}
