import {
  firstReminderDate,
  nextReminder,
  type Rhythm,
  tooLateMs,
} from '#contract/reminder-rhythm.ts'
import { rhythmOf, runsSince } from '#server/features/reminders/reminder-row.ts'
import type { DueRow, ReminderClaims } from './reminder-claims.ts'
import type { ReminderSender } from './reminder-sender.ts'

/** What one round did, in numbers: for the log, which holds no addresses. */
export type RoundCounts = Record<'reached' | 'unreached' | 'late' | 'broken' | 'healed', number>

type QueueParts = {
  claims: ReminderClaims
  sendReminder: ReminderSender
  now: () => Date
  note: (counts: RoundCounts) => void
  onFailure: (error: unknown) => void
}

/** How often a server looks for what is due. */
export const pollEveryMs = 30_000

/**
 * The reminders that are due, wherever they wait: in the database, so that it does not matter how
 * many servers run or when one of them ends. A server claims one, sends it, and only then moves the
 * row on to its next reminder. One that dies in between leaves it to the others.
 */
export function createReminderQueue({ claims, sendReminder, now, note, onFailure }: QueueParts) {
  async function remind(row: DueRow, stopping: AbortSignal): Promise<keyof RoundCounts | null> {
    const at = now()
    const since = runsSince(row)
    const next = since && nextReminder(rhythmOf(row), at, since).toISOString()
    if (next === null || at.getTime() - Date.parse(row.nextReminderAt) > tooLateMs) {
      return (await claims.moveOn(row, next)) && next !== null ? 'late' : null
    }
    const claimed = await claims.claim(row, at)
    if (!claimed) return null
    const steps = await sendReminder(claimed, { onDemand: false })
    const isReached = steps.some(
      ({ step, outcome }) => step !== 'subscription' && outcome === 'worked',
    )
    if (stopping.aborted && !isReached) {
      await claims.giveBack(claimed)
      return null
    }
    await claims.moveOn(claimed, next)
    return isReached ? 'reached' : 'unreached'
  }

  const broken = (error: unknown): 'broken' => {
    onFailure(error)
    return 'broken'
  }

  /** Schedules anew what a clock that was ahead put off until then. */
  async function heal(counts: RoundCounts): Promise<void> {
    const at = now()
    for (const row of await claims.tooFarAhead(at)) {
      try {
        await claims.reschedule(row, scheduleFrom(at, rhythmOf(row), row.reminderFirstDate))
        counts.healed += 1
      } catch (error) {
        onFailure(error)
      }
    }
  }

  async function sendDue(counts: RoundCounts, stopping: AbortSignal): Promise<void> {
    const at = now()
    let last: DueRow | undefined
    while (!stopping.aborted) {
      const due = await claims.due(at, last)
      last = due.at(-1)
      if (last === undefined) return
      const results = await Promise.all(due.map((row) => remind(row, stopping).catch(broken)))
      for (const result of results) if (result !== null) counts[result] += 1
    }
  }

  return {
    /**
     * Sends whatever is due now; tells whether it could look for all of it. Begins nothing new once
     * `stopping` is aborted; never fails.
     */
    async round(stopping: AbortSignal): Promise<boolean> {
      const counts: RoundCounts = { reached: 0, unreached: 0, late: 0, broken: 0, healed: 0 }
      let isWhole = true
      const failed = (error: unknown) => {
        isWhole = false
        onFailure(error)
      }
      await heal(counts).catch(failed)
      await sendDue(counts, stopping).catch(failed)
      if (Object.values(counts).some((count) => count > 0)) note(counts)
      return isWhole
    },
  }
}

/** A first date further ahead than a rhythm chosen now would begin was chosen by a clock ahead, too. */
function scheduleFrom(at: Date, rhythm: Rhythm, firstDate: string | null) {
  const latest = firstReminderDate(rhythm, at)
  const reminderFirstDate = firstDate === null || firstDate > latest ? latest : firstDate
  const nextReminderAt = nextReminder(rhythm, at, reminderFirstDate).toISOString()
  return { nextReminderAt, reminderFirstDate }
}
