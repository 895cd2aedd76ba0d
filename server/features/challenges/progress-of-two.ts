import * as z from 'zod/mini'
import type { ChallengeProgress, ChallengeUpdate } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import { isElsewhere, type OwnDevice } from '#server/features/questions/own-device.ts'
import type { ChallengesTable } from '#server/tables.ts'
import type { CoupleSeal } from '#server/vault/vault.ts'

const PartProgress = z.object({
  completedAt: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** That person has done something here from a login of their own: only theirs may (R17). */
  ownDevice: z._default(z.boolean(), false),
})
type PartProgress = z.infer<typeof PartProgress>

export type ProgressRow = Pick<ChallengesTable, 'primaryUserProgress' | 'partnerProgress'> & {
  id: number
}

/** Both people's progress on one challenge, notes still sealed. */
export type ProgressOfTwo = Record<Participant, PartProgress>

const read = (json: string | null): PartProgress =>
  z.parse(PartProgress, json === null ? { completedAt: null, notes: null } : JSON.parse(json))

/** What a sealed note is bound to. */
const additionalData = (id: number, participant: Participant) =>
  `notes of the ${participant} on challenge ${id}`

export const progressOfTwo = (row: ProgressRow): ProgressOfTwo => ({
  primary: read(row.primaryUserProgress),
  partner: read(row.partnerProgress),
})

export const bothCompleted = ({ primary, partner }: ProgressOfTwo): boolean =>
  primary.completedAt !== null && partner.completedAt !== null

/** Whose part an update is of. */
export const partOf = ({
  isPartnerUpdate,
}: Pick<ChallengeUpdate, 'isPartnerUpdate'>): Participant =>
  isPartnerUpdate ? 'partner' : 'primary'

/**
 * Who does their part on a device of their own: where both sign in as themselves, each of the two from the
 * start, since the first note of one would else be open as it is written, where the other one marked for both.
 */
export const ownDeviceOf = (
  { primary, partner }: ProgressOfTwo,
  bothSignIn: boolean,
): OwnDevice => ({
  primary: bothSignIn || primary.ownDevice,
  partner: bothSignIn || partner.ownDevice,
})

/** The progress after what a person says of their own part at `at`; saying it again changes nothing. */
export function withUpdate(
  progress: ProgressOfTwo,
  id: number,
  update: ChallengeUpdate,
  { seal, at, signedIn }: { seal: CoupleSeal; at: string; signedIn: Participant },
): ProgressOfTwo {
  const { completed, notes } = update
  const part = partOf(update)
  const before = progress[part]
  const sealed = notes ? seal.seal(notes, additionalData(id, part)) : null
  return {
    ...progress,
    [part]: {
      completedAt: completed ? (before.completedAt ?? at) : null,
      notes: notes === undefined ? before.notes : sealed,
      ownDevice: before.ownDevice || signedIn === part,
    },
  }
}

/** Who looks at a challenge: which of the two signed in, if any, and whether both do as themselves. */
export type Viewer = { signedIn: Participant | null; bothSignIn: boolean }

/** What the couple may see; `opened`: whether both had once completed. */
export function shownProgress(
  progress: ProgressOfTwo,
  { id, opened, signedIn, bothSignIn }: Viewer & { id: number; opened: boolean },
  openSeal: () => CoupleSeal,
): Record<Participant, ChallengeProgress> {
  const show = (part: Participant): ChallengeProgress => {
    const { completedAt, notes } = progress[part]
    return {
      completed: completedAt !== null,
      completedAt,
      hasNotes: notes !== null,
      notes: opened && notes !== null ? openSeal().open(notes, additionalData(id, part)) : null,
      ...(signedIn &&
        isElsewhere(ownDeviceOf(progress, bothSignIn), part, signedIn) && {
          ownDevice: true as const,
        }),
    }
  }
  return { primary: show('primary'), partner: show('partner') }
}
