import type { Generated } from 'kysely'

export type ChallengesTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  bankId: string
  /** Counts from 1 the threes that one weekly session was given; the last one is what the couple sees. */
  offer: number
  position: number
  title: string
  description: string
  type: string
  difficulty: string
  /** JSON array of the steps. */
  instructions: string
  minutes: number
  chosen: number
  /** Both people have completed it. */
  completed: Generated<number>
  completedAt: string | null
  /** Both had completed it, so that their notes are open, for good. */
  opened: Generated<number>
  createdAt: string
  /** JSON: one person's own progress, their notes sealed in it. */
  primaryUserProgress: string | null
  partnerProgress: string | null
}
