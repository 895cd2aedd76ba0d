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
  /** The hash of the login that wrote it, and when: only it may ask again (R17). */
  writtenBy: string | null
  writtenAt: string | null
  createdAt: string
  private: Generated<number>
}
