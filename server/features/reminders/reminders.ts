import type { BodyOf } from '#contract/endpoint.ts'
import { pagePaths } from '#contract/pages.ts'
import { firstReminderDate, isSameRhythm, nextReminder } from '#contract/reminder-rhythm.ts'
import type { ReminderStep, Reminders as Reply, saveReminders } from '#contract/reminders.ts'
import { defaultReminder } from '#contract/reminders.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Push } from '#server/drivers/push/push.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createCalendarAddresses, writeCalendar } from './calendar.ts'
import { createPushSubscriptions } from './push/push-subscriptions.ts'
import {
  comesAsNotification,
  comesByMail,
  type ReminderRow,
  reminderColumns,
  rhythmOf,
  runsSince,
} from './reminder-row.ts'
import { createReminderClaims } from './sending/reminder-claims.ts'
import { createReminderQueue, type RoundCounts } from './sending/reminder-queue.ts'
import { createReminderSender } from './sending/reminder-sender.ts'

type ReminderParts = {
  database: Database
  couples: Couples
  logins: Logins
  vault: Vault
  push: Push
  mailer: Mailer
  publicUrl: string
  /** What a round did, and what went wrong in it, for the log. */
  note: (counts: RoundCounts) => void
  onFailure: (error: unknown) => void
  now: () => Date
}

export type Reminders = ReturnType<typeof createReminders>

/** When each person wants to be reminded (R10). The two of a couple choose each for themselves. */
export function createReminders(parts: ReminderParts) {
  const { database, couples, push, mailer, now } = parts
  const homeUrl = `${parts.publicUrl}${pagePaths.home}`
  const calendarAddresses = createCalendarAddresses(parts)
  const subscriptions = createPushSubscriptions(parts)
  const sendReminder = createReminderSender({ ...parts, subscriptions, homeUrl })
  const queue = createReminderQueue({
    ...parts,
    claims: createReminderClaims({ database }),
    sendReminder,
  })

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
      pushPublicKey: push.publicKey,
      trouble: {
        emails: comesByMail(row) ? row.reminderMailsFailed : 0,
        notifications: comesAsNotification(row) ? row.reminderPushesFailed : 0,
        browserGone: comesAsNotification(row) && row.browserGoneAt !== null,
        noMailService: mailer.keeps === true,
      },
    }
  }

  return {
    read,
    subscriptions,

    /** How often the couple meet, as this person chose it, or else the other one; weekly where neither has. */
    async rhythmOfCouple({ couple, userId }: Login): Promise<Reply['frequency']> {
      const chosen = await database
        .selectFrom('users')
        .select(['id', 'reminderFrequency'])
        .where('coupleId', '=', couple.coupleId)
        .where('reminderFirstDate', 'is not', null)
        .execute()
      const own = chosen.find(({ id }) => id === userId)
      return (own ?? chosen[0])?.reminderFrequency ?? defaultReminder.frequency
    },

    /** Sends the person a reminder now. */
    test: async (login: Login): Promise<ReminderStep[]> =>
      sendReminder(await readRow(login), { onDemand: true }),

    renewCalendar: (login: Login): Promise<string> =>
      calendarAddresses.renew(login.couple, login.userId),

    /** The calendar that a secret token opens; 404 for any that is none. */
    calendarOf: async (token: string): Promise<string> =>
      writeCalendar(await calendarAddresses.find(token), { now: now(), homeUrl, token }),

    /** Sends whatever is due now; never fails. */
    round: queue.round,

    /**
     * Saves and schedules the next reminder. What changes nothing about when leaves the coming one
     * in place; 400 for reminders by e-mail where the person has no address.
     */
    async save(login: Login, settings: BodyOf<typeof saveReminders>): Promise<Reply> {
      await couples.takeTurn(login.couple.coupleId, async ({ transaction }) => {
        const row = await readRow(login, transaction)
        if (settings.reminderEmail && row.email === null) throw noEmail()
        const reminderEmail = settings.reminderEmail ?? comesByMail(row)
        await transaction
          .updateTable('users')
          .set({
            reminderDay: settings.reminderDay,
            reminderTime: settings.reminderTime,
            reminderFrequency: settings.frequency ?? rhythmOf(row).frequency,
            reminderEnabled: settings.reminderEnabled ? 1 : 0,
            reminderTimeZone: settings.timeZone ?? row.reminderTimeZone,
            reminderEmail: reminderEmail ? 1 : 0,
            ...(!reminderEmail && { reminderMailsFailed: 0 }),
            ...(!settings.reminderEnabled && { reminderPushesFailed: 0, browserGoneAt: null }),
            ...scheduleOf(row, { ...settings, reminderEmail }, now()),
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
function scheduleOf(row: ReminderRow, settings: BodyOf<typeof saveReminders>, at: Date) {
  const before = rhythmOf(row)
  const rhythm = {
    ...settings,
    frequency: settings.frequency ?? before.frequency,
    timeZone: settings.timeZone ?? before.timeZone,
  }
  const isSame = isSameRhythm(rhythm, before)
  const reminderFirstDate = firstReminderDate(rhythm, at)
  if (!settings.reminderEnabled && !settings.reminderEmail) {
    const saved = isSame ? row.reminderFirstDate : null
    return { ...unclaimed, reminderFirstDate: saved ?? reminderFirstDate, nextReminderAt: null }
  }
  if (runsSince(row) !== null && isSame) return {}
  const nextReminderAt = nextReminder(rhythm, at).toISOString()
  return { ...unclaimed, reminderFirstDate, nextReminderAt }
}
