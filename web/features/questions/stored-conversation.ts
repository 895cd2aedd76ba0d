import * as z from 'zod/mini'
import { sessionShelf, storageKeys } from '#web/session/stored.ts'
import { changedAnswer } from './answer-editing.ts'
import { type Conversation, currentQuestion } from './conversation.ts'
import { KeptDraft } from './kept-draft.ts'

export type StoredEntries = Readonly<Record<string, string | null>>

const keysOf = (userId: number) => ({
  questions: storageKeys.questions(userId),
  index: storageKeys.questionIndex(userId),
  mode: storageKeys.isQuestionMode(userId),
  draft: storageKeys.draft(userId),
})

/** What to remember of a conversation, by storage key: ids, a position, a flag and the draft. */
export function storedEntries(userId: number, conversation: Conversation): StoredEntries {
  const { questions, phase, editing } = conversation
  if (questions.length === 0) return {}
  const keys = keysOf(userId)
  const current = currentQuestion(conversation)
  if (!current) {
    return { [keys.questions]: null, [keys.index]: null, [keys.mode]: null, [keys.draft]: null }
  }
  const sent = phase.name === 'sending' ? phase.text : null
  const text = editing ? editing.setAside : conversation.draft
  const again = changedAnswer(conversation)
  const kept: KeptDraft = { questionId: current.id, sent, text, ...(again && { again }) }
  return {
    [keys.questions]: JSON.stringify(questions.map(({ id }) => id)),
    [keys.index]: String(questions.indexOf(current)),
    [keys.mode]: 'true',
    [keys.draft]: sent === null && text === '' && !again ? null : JSON.stringify(kept),
  }
}

export function writeEntries(entries: StoredEntries): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) sessionShelf.remove(key)
    else sessionShelf.write(key, value)
  }
}

/** Forgets one person's place and draft. */
export const forgetConversation = (userId: number): void =>
  Object.values(keysOf(userId)).forEach(sessionShelf.remove)

/** What that person was typing on this device; null when nothing was. */
export function keptDraft(userId: number): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionShelf.read(storageKeys.draft(userId)) ?? 'null')
    return z.safeParse(KeptDraft, kept).data ?? null
  } catch {
    return null
  }
}

/** The position this device remembers; a hint to show while the server is asked (R15). */
export function rememberedIndex(userId: number): number {
  const index = Number(sessionShelf.read(storageKeys.questionIndex(userId)) ?? 0)
  return Number.isInteger(index) && index > 0 ? index : 0
}

/** The text sent has reached the server: what was typed meanwhile is all that stays. */
export function forgetSent(userId: number, sent: string): void {
  const kept = keptDraft(userId)
  if (!kept || (kept.sent !== sent && kept.again?.text !== sent)) return
  const rest: KeptDraft = { questionId: kept.questionId, sent: null, text: kept.text }
  const value = rest.text.trim() === '' ? null : JSON.stringify(rest)
  writeEntries({ [storageKeys.draft(userId)]: value })
}
