import type { Generated } from 'kysely'
import type { Participant } from '#contract/participants.ts'

/** What stays of a catch-up once its session is thrown away. */
export type TimelineTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  /** The catch-up it is about: ids that never come again. */
  catchupId: number
  happenedAt: string
  /** JSON array of the categories chosen for the week after. */
  focus: Generated<string>
  /** 0 or 1; null where the couple did not say. */
  helpful: number | null
  /** Sealed. */
  summary: string | null
  /** Sealed JSON of the whole conversation; null unless it was kept, or somebody has yet to read it. */
  conversation: string | null
  /** 0 or 1: the couple chose to keep the conversation. */
  kept: Generated<number>
  /** Who has not read it yet (R22), and until when it stays for them. */
  unreadBy: Participant | null
  unreadUntil: string | null
}
