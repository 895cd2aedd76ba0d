import { createHash, timingSafeEqual } from 'node:crypto'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { remindersAfter, weeksBetween } from '#contract/reminder-rhythm.ts'
import { readCalendar, reminderMessage } from '#contract/reminders.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type ReminderRow, reminderColumns, rhythmOf } from './reminder-row.ts'

type FeedOwner = ReminderRow & { closedAt: string | null }
type Feed = { now: Date; homeUrl: string; token: string }

const minutes = 60_000
const lastsMinutes = 30
const refreshEverySeconds = 6 * 60 * 60

/**
 * The coming year of a person's rhythm as iCalendar, empty until they saved one and while their account is
 * closed: whoever subscribes wants the dates, whichever reminders are off. Each is an event of its own at its instant in UTC: so
 * a calendar shows what the server sends, whatever it knows of time zones, and keeps to it across
 * daylight saving.
 */
export function writeCalendar(row: FeedOwner, { now, homeUrl, token }: Feed): string {
  const rhythm = rhythmOf(row)
  // An empty feed takes its entries from calendars; what cannot be read any more would leave them there.
  const since = row.closedAt === null ? row.reminderFirstDate : null
  const aYear = 52 / weeksBetween[rhythm.frequency]
  const starts = since === null ? [] : remindersAfter(rhythm, since, now, aYear)
  const { title: summary, body } = reminderMessage(rhythm)
  const feed = createHash('sha256').update(token).digest('base64url').slice(0, 12)
  const calendar = new ICalCalendar({
    name: 'Duologue',
    prodId: { company: 'Duologue', product: 'Reminders', language: 'EN' },
    ttl: refreshEverySeconds,
  })
  for (const start of starts) {
    calendar.createEvent({
      id: `${start.toISOString().replace(/\W/g, '')}-${feed}@duologue`,
      start,
      end: new Date(start.getTime() + lastsMinutes * minutes),
      stamp: now,
      summary,
      description: body,
      url: homeUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: 0, description: summary }],
    })
  }
  return `${calendar.toString()}\r\n`
}

type CalendarOwner = Pick<ReminderRow, 'id' | 'calendarEdition'>
type Key = Pick<Couple, 'coupleId' | 'wrappedKey'>

/**
 * The secret addresses of the calendar feeds: the person's id and 256 bits that only the couple's
 * key gives, so that none is stored, and a stolen database opens no feed.
 */
export function createCalendarAddresses({ database, vault }: { database: Database; vault: Vault }) {
  const tokenOf = (
    { coupleId, wrappedKey }: Key,
    { id, calendarEdition }: CalendarOwner,
  ): string => {
    const secret = vault.couple(coupleId, wrappedKey).secretOf(`calendar ${id} ${calendarEdition}`)
    return `${id}-${secret}`
  }
  const pathOf = (couple: Key, person: CalendarOwner): string =>
    readCalendar.path.replace(':token', tokenOf(couple, person))

  return {
    pathOf,

    /** Ends the person's address and returns the new one; 401 where they were deleted meanwhile. */
    async renew(couple: Couple, id: number): Promise<string> {
      const row = await database
        .updateTable('users')
        .set((user) => ({ calendarEdition: user('calendarEdition', '+', 1) }))
        .where('id', '=', id)
        .where('coupleId', '=', couple.coupleId)
        .returning('calendarEdition')
        .executeTakeFirst()
      if (!row) throw new Refusal('sign-in-first')
      return pathOf(couple, { id, ...row })
    },

    /** The person whose feed a token opens; 404 for any that is none. */
    async find(token: string): Promise<FeedOwner> {
      const [, id] = /^(\d{1,9})-/.exec(token) ?? []
      const row = await database
        .selectFrom('users')
        .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
        .select(reminderColumns.map((column) => `users.${column}` as const))
        .select(['couples.wrappedKey', 'couples.closedAt'])
        .where('users.id', '=', Number(id ?? 0))
        .executeTakeFirst()
      if (!row || !isSame(token, tokenOf(row, row))) throw new Refusal('not-found')
      return row
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
