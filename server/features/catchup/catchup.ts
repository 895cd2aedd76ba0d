import type { Participant } from '#contract/participants.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { GuardedGuide } from '#server/guide/guarded.ts'
import type { Couple } from '#server/login.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createCatchupCourse } from './catchup-course.ts'
import { createCatchupPlaces } from './catchup-place.ts'
import { createFeedback } from './feedback.ts'
import { createGuideTexts } from './guide-texts.ts'
import { createStoredTexts } from './stored-texts.ts'
import { createTimelineRecord } from './timeline-record.ts'

type Parts = {
  database: Database
  couples: Couples
  people: People
  questions: Questions
  timeline: Timeline
  vault: Vault
  /** The configured guide, and the one that needs nothing and never fails. */
  guide: GuardedGuide
  builtInGuide: GuardedGuide
  /** Whether both have agreed to the model (R12), and the couple may have one more text of it now (R14). */
  mayUseModel: (couple: Couple) => Promise<boolean>
  /** Whether both have agreed to the model, without a text of it. */
  mayLeave: (couple: Couple) => Promise<boolean>
  /** Refuses (429) where the couple had texts of what no session of theirs holds too often. */
  mayWriteFreely: (couple: Couple) => Promise<void>
  readerPatienceMs?: number | undefined
  now: () => Date
}

/** How long the page stays at the end by itself (product §9): milliseconds. */
const endPageFor = 1_800_000

export type Catchups = ReturnType<typeof createCatchups>

/** The catch-up: where the couple are in it, what the guide writes for it, what stays of it. */
export function createCatchups(parts: Parts) {
  const storedTexts = createStoredTexts(parts)
  const record = createTimelineRecord({ ...parts, storedTexts })
  const course = createCatchupCourse({ ...parts, record })
  const guideTexts = createGuideTexts({ ...parts, course, storedTexts })

  /** When the session's catch-up was completed, in milliseconds since 1970; null where none is, and after Done. */
  const completedAt = async (
    couple: Couple,
    weekId: string,
    within?: Database,
  ): Promise<number | null> => {
    const open = await course.ofWeek(couple, weekId, within)
    if (!open?.completed) return null
    const entry = await parts.timeline.ofCatchup(couple, open.id, within)
    return entry ? Date.parse(entry.happenedAt) : null
  }

  return {
    ...course,
    places: createCatchupPlaces(parts),
    guideTexts,
    storedTexts,
    feedback: createFeedback({ ...parts, course, guideTexts, storedTexts, record }),

    completedAt,

    /**
     * `lastOver`: when the couple last completed a catch-up of that session that is over, in milliseconds since 1970:
     * its answers are thrown away by now, as Done does (R9), or it was left at its end for longer than the page stays
     * there. Null where there is none on their timeline. `isAtTheEnd`: that page is there now.
     */
    async ending(
      couple: Couple,
      weekId: string,
      within: Database,
    ): Promise<{ lastOver: number | null; isAtTheEnd: boolean }> {
      const ended = await completedAt(couple, weekId, within)
      const isAtTheEnd = ended !== null && parts.now().getTime() - ended < endPageFor
      if (ended !== null && !isAtTheEnd) return { lastOver: ended, isAtTheEnd }
      const open = await course.ofWeek(couple, weekId, within)
      const entry = await parts.timeline.lastOfWeek(couple, weekId, open?.id, within)
      return { lastOver: entry ? Date.parse(entry.happenedAt) : null, isAtTheEnd }
    },

    /**
     * Throws the session's catch-up away. It waits on the timeline for the first of `readers` who has not read it (R22);
     * call it while the answers are still there.
     */
    async discard(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
      readers: readonly Participant[],
    ): Promise<void> {
      await record.keepUnread(transaction, couple, weekId, readers)
      for (const table of ['guide_texts', 'catchups'] as const) {
        await transaction
          .deleteFrom(table)
          .where('coupleId', '=', couple.coupleId)
          .where('weekId', '=', weekId)
          .execute()
      }
    },
  }
}
