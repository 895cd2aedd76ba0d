import * as z from 'zod/mini'
import { ChallengeUpdate } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'

/** A note being written: about which challenge, and by whom. Kept in memory only. */
export type NoteDraft = { challengeId: number; participant: Participant; text: string }

type Writer = Pick<NoteDraft, 'challengeId' | 'participant'>

/** The text of the draft where it is that person's on that challenge; empty otherwise. */
export const draftOf = (draft: NoteDraft | null, { challengeId, participant }: Writer): string =>
  draft?.challengeId === challengeId && draft.participant === participant ? draft.text : ''

/** What is wrong with a note, if anything. */
export function noteIssue(notes: string): string | undefined {
  const { error } = z.safeParse(ChallengeUpdate, { completed: true, notes })
  return error?.issues[0]?.message
}
