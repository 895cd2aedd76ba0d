import type { Generated } from 'kysely'

/** The partner's sealed answer to one question (R5). */
export type PartnerResponsesTable = {
  id: Generated<number>
  coupleId: string
  questionId: number
  weekId: string
  userId: number
  content: string
  response: string
  createdAt: string
  private: Generated<number>
}
