import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { kept, storageKeys } from '#web/session/kept.ts'
import { tabOwner } from '#web/session/tab-owner.ts'
import { changedAnswer } from './answer-editing.ts'
import { type Conversation, currentQuestion, KeptDraft } from './conversation.ts'
import { timings } from './weekly-questions.ts'

const draftOf = (userId: number) => kept<KeptDraft>(storageKeys.draft(userId), KeptDraft)
const indexOf = (userId: number) =>
  kept(storageKeys.questionIndex(userId), z.int().check(z.minimum(0)))
const questionsOf = (userId: number) =>
  kept<number[]>(storageKeys.questions(userId), z.array(z.int()))
const modeOf = (userId: number) => kept(storageKeys.isQuestionMode(userId), z.boolean())

/** As much of a conversation as this tab keeps: ids, an index and the draft. */
type KeptConversation = { questions: number[]; index: number; draft: KeptDraft | null }

/** What to keep of a conversation: null where nothing is to be kept, undefined where all stays as it is. */
export function keptOf(conversation: Conversation): KeptConversation | null | undefined {
  const { questions, phase, editing } = conversation
  if (questions.length === 0) return undefined
  const current = currentQuestion(conversation)
  if (!current) return null
  const sent = phase.name === 'sending' ? phase.text : null
  const text = editing ? editing.setAside : conversation.draft
  const again = changedAnswer(conversation)
  const questionId = conversation.typedFor ?? current.id
  const draft: KeptDraft = { questionId, sent, text, ...(again && { again }) }
  return {
    questions: questions.map(({ id }) => id),
    index: questions.indexOf(current),
    draft: sent === null && text === '' && !again ? null : draft,
  }
}

export function store(userId: number, stored: ReturnType<typeof keptOf>): void {
  if (stored === undefined) return
  if (stored === null) {
    forgetConversation(userId)
    return
  }
  questionsOf(userId).set(stored.questions)
  indexOf(userId).set(stored.index)
  modeOf(userId).set(true)
  storeDraft(userId, stored.draft)
}

function storeDraft(userId: number, draft: KeptDraft | null): void {
  if (draft) draftOf(userId).set(draft)
  else draftOf(userId).clear()
}

/** Forgets one person's index and draft. */
export const forgetConversation = (userId: number): void => {
  for (const entry of [questionsOf, indexOf, modeOf, draftOf]) entry(userId).clear()
}

/** What that person was typing on this device; null when nothing was. */
export const keptDraft = (userId: number): KeptDraft | null => draftOf(userId).get()

/** The index this device remembers; a hint to show while the server is asked (R15). */
export const rememberedIndex = (userId: number): number => indexOf(userId).get() ?? 0

/** The text sent has reached the server: what was typed meanwhile is all that stays. */
export function forgetSent(userId: number, sent: string): void {
  const draft = keptDraft(userId)
  if (!draft || (draft.sent !== sent && draft.again?.text !== sent)) return
  const { questionId, text } = draft
  storeDraft(userId, text.trim() === '' ? null : { questionId, sent: null, text })
}

/**
 * Stores the conversation once it has rested for 100 ms, at once where the page or the chat closes,
 * and never once the tab is somebody else's. `stored` has to stay the same object while nothing
 * changes. Returns a function that drops what is still waiting to be stored.
 */
export function useDebouncedStoring(userId: number, stored: ReturnType<typeof keptOf>): () => void {
  const waiting = useRef<typeof stored>(undefined)
  const [owner] = useState(tabOwner)
  useEffect(() => {
    waiting.current = stored
    const storing = setTimeout(() => {
      if (waiting.current !== undefined && tabOwner() === owner) store(userId, stored)
      waiting.current = undefined
    }, timings.storing)
    return () => clearTimeout(storing)
  }, [userId, stored, owner])
  useEffect(() => {
    const storeNow = () => {
      if (waiting.current !== undefined && tabOwner() === owner) store(userId, waiting.current)
      waiting.current = undefined
    }
    window.addEventListener('pagehide', storeNow)
    return () => {
      window.removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [userId, owner])
  return () => {
    waiting.current = undefined
  }
}
