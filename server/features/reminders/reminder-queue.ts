import { nextReminder } from '#contract/reminder-rhythm.ts'
import type { Database } from '#server/tables.ts'
import { type ReminderRow, reminderColumns, rhythmOf, runsSince } from './reminder-row.ts'
import type { ReminderSender } from './reminder-sender.ts'

/** What one round did, in numbers: for the log, which holds no addresses. */
export type RoundCounts = { reached: number; unreached: number; late: number; broken: number }

type QueueParts = {
  database: Database
  sendReminder: ReminderSender
  now: () => Date
  note: (counts: RoundCounts) => void
  onFailure: (error: unknown) => void
}

/** How often a server looks for what is due. */
export const pollEveryMs = 30_000
/** A reminder that comes so much later would disturb more than remind: the next one counts. */
const lateMs = 3 * 60 * 60 * 1000
const atOnce = 20

/**
 * The reminders that are due, wherever they wait: in the database, so that it does not matter how
 * many servers run or when one of them ends. Whoever moves a row on to its next reminder has claimed
 * the one that was due, and sends it: at most once.
 */
export function createReminderQueue({ database, sendReminder, now, note, onFailure }: QueueParts) {
  const readDue = (at: Date, skipping: number) =>
    database
      .selectFrom('users')
      .select(reminderColumns)
      .where('nextReminderAt', '<=', at.toISOString())
      .orderBy('nextReminderAt')
      .orderBy('id')
      .limit(atOnce)
      .offset(skipping)
      .execute()

  const claim = (row: ReminderRow, at: Date) => {
    const since = runsSince(row)
    const next = since && nextReminder(rhythmOf(row), at, since).toISOString()
    return database
      .updateTable('users')
      .set({ nextReminderAt: next })
      .where('id', '=', row.id)
      .where('coupleId', '=', row.coupleId)
      .where('nextReminderAt', '=', row.nextReminderAt)
      .executeTakeFirst()
  }

  async function remind(row: ReminderRow, at: Date): Promise<keyof RoundCounts | null> {
    const due = Date.parse(row.nextReminderAt ?? '')
    const { numUpdatedRows } = await claim(row, at)
    if (numUpdatedRows === 0n || runsSince(row) === null) return null
    if (at.getTime() - due > lateMs) return 'late'
    const steps = await sendReminder(row)
    return steps.some(({ step, outcome }) => step !== 'subscription' && outcome === 'worked')
      ? 'reached'
      : 'unreached'
  }

  const broken = (error: unknown): 'broken' => {
    onFailure(error)
    return 'broken'
  }

  async function sendDue(counts: RoundCounts, stopping: AbortSignal): Promise<void> {
    const at = now()
    while (!stopping.aborted) {
      const due = await readDue(at, counts.broken)
      if (due.length === 0) return
      const results = await Promise.all(due.map((row) => remind(row, at).catch(broken)))
      for (const result of results) if (result !== null) counts[result] += 1
    }
  }

  return {
    /** Sends whatever is due now. Begins nothing new once `stopping` is aborted; never fails. */
    async round(stopping: AbortSignal): Promise<void> {
      const counts: RoundCounts = { reached: 0, unreached: 0, late: 0, broken: 0 }
      await sendDue(counts, stopping).catch(onFailure)
      if (Object.values(counts).some((count) => count > 0)) note(counts)
    },
  }
}
