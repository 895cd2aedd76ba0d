import { timingSafeEqual } from 'node:crypto'
import { readCalendar } from '#contract/reminders.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { type ReminderRow, reminderColumns } from './reminder-row.ts'

type Place = Pick<ReminderRow, 'id' | 'calendarEdition'>
type Key = Pick<Couple, 'coupleId' | 'wrappedKey'>

export type CalendarAddresses = ReturnType<typeof createCalendarAddresses>

/**
 * The secret addresses of the calendar feeds: the person's id and 256 bits that only the couple's
 * key gives, so that none is stored, and a stolen database opens no feed.
 */
export function createCalendarAddresses({ database, vault }: { database: Database; vault: Vault }) {
  const tokenOf = ({ coupleId, wrappedKey }: Key, { id, calendarEdition }: Place): string => {
    const place = `calendar ${id} ${calendarEdition}`
    return `${id}-${vault.couple(coupleId, wrappedKey).secretOf(place)}`
  }
  const pathOf = (couple: Key, person: Place): string =>
    readCalendar.path.replace(':token', tokenOf(couple, person))

  return {
    pathOf,

    /** Ends the person's address and gives the new one. */
    async renew(couple: Couple, id: number): Promise<string> {
      const { calendarEdition } = await database
        .updateTable('users')
        .set((row) => ({ calendarEdition: row('calendarEdition', '+', 1) }))
        .where('id', '=', id)
        .where('coupleId', '=', couple.coupleId)
        .returning('calendarEdition')
        .executeTakeFirstOrThrow()
      return pathOf(couple, { id, calendarEdition })
    },

    /** The person whose feed a token opens; 404 for any that is none. */
    async find(token: string): Promise<ReminderRow> {
      const [, id] = /^(\d{1,9})-/.exec(token) ?? []
      const row = await database
        .selectFrom('users')
        .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
        .select(reminderColumns.map((column) => `users.${column}` as const))
        .select('couples.wrappedKey')
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
