import type { Generated } from 'kysely'

/** One row a couple and weekly session; `user…` is the primary, whose id `userId` holds. */
export type WeeklyProgressTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  userCompleted: Generated<number>
  partnerCompleted: Generated<number>
  userCompletedAt: string | null
  partnerCompletedAt: string | null
  /** That person has answered here from a login of their own, so that only theirs may (R17). */
  userOwnDevice: Generated<number>
  partnerOwnDevice: Generated<number>
  createdAt: string
  updatedAt: string
}
