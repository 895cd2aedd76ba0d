import type { Generated } from 'kysely'

export type CatchupsTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  scheduledTime: string
  completed: Generated<number>
  createdAt: string
  /** How many presses led to where the couple are (R22). */
  placeVersion: Generated<number>
  /** JSON array of their choices at the suggestion prompt, one a question. */
  placeChoices: Generated<string>
  /** How far each has come on their own login; null for nothing yet. */
  primaryReached: 'in' | 'end' | null
  partnerReached: 'in' | 'end' | null
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
