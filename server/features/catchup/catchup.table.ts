import type { Generated } from 'kysely'

export type CatchupsTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  scheduledTime: string
  completed: Generated<number>
  createdAt: string
}

/** What the guide wrote, sealed, so that both devices read the same words (R13). */
export type GuideTextsTable = {
  coupleId: string
  weekId: string
  kind: 'insight' | 'suggestion' | 'summary'
  /** The question it is about, or the catch-up it sums up: ids that never come again. */
  aboutId: number
  text: string
  source: 'built-in' | 'model'
}
