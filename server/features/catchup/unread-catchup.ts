import { pressesInAll } from '#contract/catchup-place.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple } from '#server/login.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { CatchupRecord } from './catchup-record.ts'

type Parts = {
  people: People
  questions: Questions
  record: CatchupRecord
  timeline: Timeline
}

export type UnreadCatchups = ReturnType<typeof createUnreadCatchups>

/** Whoever presses Done clears nothing that the other one has not read (R22). */
export function createUnreadCatchups({ people, questions, record, timeline }: Parts) {
  return {
    /**
     * Before `by` throws a session away: keeps its finished catch-up for the other one, where both
     * sign in as themselves and the other one has not been at its end.
     */
    async keepForOther(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
      by: Participant,
    ): Promise<void> {
      const row = await transaction
        .selectFrom('catchups')
        .select(['id', 'weekId', 'completed', 'placeVersion', 'primaryReached', 'partnerReached'])
        .where('coupleId', '=', couple.coupleId)
        .where('weekId', '=', weekId)
        .executeTakeFirst()
      if (!row) return
      const reader = otherOf(by)
      const reached = reader === 'primary' ? row.primaryReached : row.partnerReached
      const isOver = row.completed === 1 || row.placeVersion >= pressesInAll
      if (!isOver || reached === 'end') return
      if (!(await people.bothSignIn(couple, transaction))) return
      if (!(await questions.progress.bothCompleted(couple, weekId, transaction))) return
      await timeline.write(transaction, couple, row, {
        ...(await record.summaryOf(transaction, couple, row)),
        unread: { by: reader, conversation: await record.conversationOf(transaction, couple, row) },
      })
    },
  }
}
