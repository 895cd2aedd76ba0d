import type { BodyOf } from '#contract/endpoint.ts'
import { firstReminderDate, isSameRhythm, nextReminder } from '#contract/reminder-rhythm.ts'
import type { Reminders as Reply, saveReminders } from '#contract/reminders.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { CalendarAddresses } from './calendar-addresses.ts'
import {
  comesAsNotification,
  comesByMail,
  type ReminderRow,
  reminderColumns,
  rhythmOf,
  runsSince,
} from './reminder-row.ts'

type ReminderParts = {
  database: Database
  couples: Couples
  calendarAddresses: CalendarAddresses
  pushPublicKey: string
  now: () => Date
}

export type Reminders = ReturnType<typeof createReminders>

/** When each person wants to be reminded (R10). The two of a couple choose each for themselves. */
export function createReminders(parts: ReminderParts) {
  const { database, couples, calendarAddresses, pushPublicKey, now } = parts

  async function readRow({ userId }: Login, within: Database = database): Promise<ReminderRow> {
    const row = await within
      .selectFrom('users')
      .select(reminderColumns)
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new Refusal('sign-in-first')
    return row
  }

  const read = async (login: Login): Promise<Reply> => {
    const row = await readRow(login)
    const since = runsSince(row)
    return {
      ...rhythmOf(row),
      timeZone: row.reminderTimeZone,
      reminderEnabled: comesAsNotification(row),
      reminderEmail: comesByMail(row),
      nextReminder: since && nextReminder(rhythmOf(row), now(), since).toISOString(),
      isSaved: row.reminderFirstDate !== null,
      calendarPath: calendarAddresses.pathOf(login.couple, row),
      pushPublicKey,
    }
  }

  return {
    read,
    readRow: (login: Login) => readRow(login),

    /**
     * Saves and schedules the next reminder. What changes nothing about when leaves the coming one
     * in place; 400 for reminders by e-mail where the person has no address.
     */
    async save(login: Login, given: BodyOf<typeof saveReminders>): Promise<Reply> {
      await couples.takeTurn(login.couple.coupleId, async ({ transaction }) => {
        const row = await readRow(login, transaction)
        if (given.reminderEmail && row.email === null) throw noEmail()
        const reminderEmail = given.reminderEmail ?? comesByMail(row)
        await transaction
          .updateTable('users')
          .set({
            reminderDay: given.reminderDay,
            reminderTime: given.reminderTime,
            reminderFrequency: given.frequency,
            reminderEnabled: given.reminderEnabled ? 1 : 0,
            reminderTimeZone: given.timeZone ?? row.reminderTimeZone,
            reminderEmail: reminderEmail ? 1 : 0,
            ...scheduleOf(row, { ...given, reminderEmail }, now()),
          })
          .where('id', '=', row.id)
          .where('coupleId', '=', row.coupleId)
          .execute()
      })
      return read(login)
    },
  }
}

const noEmail = () => new Refusal('no-email-to-remind', { at: 'reminderEmail' })

/** A claim is on the moment that was due, and says nothing about another one. */
const unclaimed = { reminderClaimedUntil: null }

/**
 * What a save does to the schedule: ends it, leaves it as it is, or begins a new one. The first date
 * outlives the end, for the calendar goes on.
 */
function scheduleOf(row: ReminderRow, given: BodyOf<typeof saveReminders>, at: Date) {
  const saved = rhythmOf(row)
  const rhythm = { ...given, timeZone: given.timeZone ?? saved.timeZone }
  const isSame = isSameRhythm(rhythm, saved)
  const reminderFirstDate = firstReminderDate(rhythm, at)
  if (!given.reminderEnabled && !given.reminderEmail) {
    const kept = isSame ? row.reminderFirstDate : null
    return { ...unclaimed, reminderFirstDate: kept ?? reminderFirstDate, nextReminderAt: null }
  }
  if (runsSince(row) !== null && isSame) return {}
  const nextReminderAt = nextReminder(rhythm, at).toISOString()
  return { ...unclaimed, reminderFirstDate, nextReminderAt }
}
