import type { Generated } from 'kysely'

export type CouplesTable = {
  id: Generated<number>
  coupleId: string
  user1Id: number | null
  user2Id: number | null
  relationshipStatus: Generated<string>
  createdAt: string
  confirmedAt: string | null
  /** The couple's data key, wrapped by the server's key (R2). */
  wrappedKey: string
  /** The weekly session both devices are on (R4); null until the first one. */
  activeWeekId: string | null
  /** What they told about themselves (R19): `yes` or `no`, `together` or `apart`, `welcome` or `rather-not`. */
  aboutChildren: string | null
  aboutLiving: string | null
  aboutIntimacy: string | null
  /** How many sets of questions were ever made for the couple. */
  setsMade: Generated<number>
  /** Until when an export of theirs is being written; null while none is (R18). */
  exportingUntil: string | null
  /** Grows with every turn; taking a turn locks the couple's row. */
  turn: Generated<number>
}
