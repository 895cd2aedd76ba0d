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
  /** How many sets of questions were ever made for the couple. */
  setsMade: Generated<number>
  /** Grows with every turn; taking a turn locks the couple's row. */
  turn: Generated<number>
}
