import type { Generated } from 'kysely'

/** One row a question and couple; the primary's sealed answer lives here (R5). */
export type QuestionsTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  bankId: string
  position: number
  content: string
  category: string
  answered: Generated<number>
  response: string | null
  /** The hash of the login that wrote the response, and when: only it may ask again (R17). */
  writtenBy: string | null
  writtenAt: string | null
  createdAt: string
  private: Generated<number>
  isPartnerResponse: Generated<number>
}

/** Every bank question a couple was ever shown, and how often (R15: cleared ones count too). */
export type ShownQuestionsTable = {
  coupleId: string
  bankId: string
  timesShown: number
}
