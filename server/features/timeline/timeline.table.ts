import type { Generated } from 'kysely'

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
  /** Sealed JSON of the whole conversation; null unless the couple chose to keep it. */
  conversation: string | null
}
