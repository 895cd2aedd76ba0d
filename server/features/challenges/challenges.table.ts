import type { Generated } from 'kysely'

export type ChallengesTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  title: string
  description: string
  type: string
  difficulty: string
  instructions: string
  completed: Generated<number>
  completedAt: string | null
  createdAt: string
  /** JSON: one person's own progress and notes. */
  primaryUserProgress: string | null
  partnerProgress: string | null
}
