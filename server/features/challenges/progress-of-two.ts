import * as z from 'zod/mini'
import type { ChallengeProgress, ChallengeUpdate } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import type { CoupleSeal } from '#server/vault/vault.ts'
import type { ChallengesTable } from './challenges.table.ts'

const Kept = z.object({ completedAt: z.nullable(z.string()), notes: z.nullable(z.string()) })
type Kept = z.infer<typeof Kept>

export type ProgressRow = Pick<ChallengesTable, 'primaryUserProgress' | 'partnerProgress'> & {
  id: number
}

/** Both people's progress on one challenge, notes still sealed. */
export type ProgressOfTwo = Record<Participant, Kept>

const read = (json: string | null): Kept =>
  json === null ? { completedAt: null, notes: null } : z.parse(Kept, JSON.parse(json))

const placeOf = (id: number, participant: Participant) =>
  `notes of the ${participant} on challenge ${id}`

export const progressOfTwo = (row: ProgressRow): ProgressOfTwo => ({
  primary: read(row.primaryUserProgress),
  partner: read(row.partnerProgress),
})

export const bothCompleted = ({ primary, partner }: ProgressOfTwo): boolean =>
  primary.completedAt !== null && partner.completedAt !== null

/** The progress after what a person says of their own part at `at`; saying it again changes nothing. */
export function withUpdate(
  progress: ProgressOfTwo,
  id: number,
  { completed, notes, isPartnerUpdate }: ChallengeUpdate,
  { seal, at }: { seal: CoupleSeal; at: string },
): ProgressOfTwo {
  const participant: Participant = isPartnerUpdate ? 'partner' : 'primary'
  const before = progress[participant]
  const sealed = notes ? seal.seal(notes, placeOf(id, participant)) : null
  return {
    ...progress,
    [participant]: {
      completedAt: completed ? (before.completedAt ?? at) : null,
      notes: notes === undefined ? before.notes : sealed,
    },
  }
}

/** What the couple may see: notes open to both of them once both have completed, to nobody before. */
export function shownProgress(
  progress: ProgressOfTwo,
  id: number,
  openSeal: () => CoupleSeal,
): Record<Participant, ChallengeProgress> {
  const open = bothCompleted(progress)
  const show = (participant: Participant): ChallengeProgress => {
    const { completedAt, notes } = progress[participant]
    return {
      completed: completedAt !== null,
      completedAt,
      hasNotes: notes !== null,
      notes: open && notes !== null ? openSeal().open(notes, placeOf(id, participant)) : null,
    }
  }
  return { primary: show('primary'), partner: show('partner') }
}
