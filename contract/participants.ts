import * as z from 'zod/mini'

/** The two people of a couple. */
export const Participant = z.enum(['primary', 'partner'])
export type Participant = z.infer<typeof Participant>

/** The other of the two. */
export const otherOf = (participant: Participant): Participant =>
  participant === 'primary' ? 'partner' : 'primary'

/** The fixed ids that stand for the couple's two people in any `userId` (R1). */
export const participantAliases = { primary: 30, partner: 31 } as const
