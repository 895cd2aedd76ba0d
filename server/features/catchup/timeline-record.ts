import { pressesInAll } from '#contract/catchup-place.ts'
import type { Participant } from '#contract/participants.ts'
import type { StoredConversation } from '#contract/timeline.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple } from '#server/login.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { StoredTexts } from './stored-texts.ts'

type Parts = { people: People; questions: Questions; storedTexts: StoredTexts; timeline: Timeline }

type About = { id: number; weekId: string }

export type TimelineRecord = ReturnType<typeof createTimelineRecord>

/** What of a catch-up goes to the timeline, as it stands now: Done throws the rest away (R9). */
export function createTimelineRecord({ people, questions, storedTexts, timeline }: Parts) {
  const summaryOf = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    { id, weekId }: About,
  ) => {
    const key = { weekId, kind: 'summary', aboutId: id } as const
    const summary = (await storedTexts.read(couple, key, transaction))?.text
    return summary === undefined ? {} : { summary }
  }

  /** The whole conversation: for a catch-up, which there is only once both have completed (R2). */
  const conversationOf = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    { weekId }: About,
  ): Promise<StoredConversation> => {
    const opened = await questions.answers.open(couple, weekId, transaction)
    const texts = await storedTexts.all(couple, weekId, transaction)
    const textOf = (kind: string, id: number) =>
      texts.find((text) => text.kind === kind && text.aboutId === id)?.text ?? null
    return {
      names: await people.names(couple, transaction),
      items: opened.map(({ id, content, category, primary, partner }) => ({
        question: content,
        category,
        answers: { primary, partner },
        insight: textOf('insight', id),
        suggestion: textOf('suggestion', id),
      })),
    }
  }

  return {
    summaryOf,
    conversationOf,

    /** Completing keeps date and summary in any case; the focus chosen before is over with it. */
    async begin(transaction: DatabaseTransaction, couple: Couple, about: About): Promise<void> {
      const summary = await summaryOf(transaction, couple, about)
      await timeline.write(transaction, couple, about, summary)
      const entry = await timeline.ofCatchup(couple, about.id, transaction)
      await people.setFocus(transaction, couple.coupleId, entry?.focus ?? [])
    },

    /** Brings the entry up to date after the guide wrote something; makes none. */
    async refresh(transaction: DatabaseTransaction, couple: Couple, about: About): Promise<void> {
      const entry = await timeline.ofCatchup(couple, about.id, transaction)
      if (!entry) return
      await timeline.update(transaction, couple, about, {
        ...(await summaryOf(transaction, couple, about)),
        ...(entry.kept && { conversation: await conversationOf(transaction, couple, about) }),
      })
    },

    /**
     * Before a session is thrown away: keeps its finished catch-up for the first of `readers` who has not been at its
     * end, where both sign in as themselves (R22).
     */
    async keepUnread(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
      readers: readonly Participant[],
    ): Promise<void> {
      const row = await transaction
        .selectFrom('catchups')
        .select(['id', 'weekId', 'completed', 'placeVersion', 'primaryReached', 'partnerReached'])
        .where('coupleId', '=', couple.coupleId)
        .where('weekId', '=', weekId)
        .executeTakeFirst()
      if (!row) return
      const reached = { primary: row.primaryReached, partner: row.partnerReached }
      const reader = readers.find((one) => reached[one] !== 'end')
      const isOver = row.completed === 1 || row.placeVersion >= pressesInAll
      if (!isOver || !reader) return
      if (!(await people.bothSignIn(couple, transaction))) return
      if (!(await questions.progress.bothCompleted(couple, weekId, transaction))) return
      await timeline.write(transaction, couple, row, {
        ...(await summaryOf(transaction, couple, row)),
        unread: { by: reader, conversation: await conversationOf(transaction, couple, row) },
      })
    },
  }
}
