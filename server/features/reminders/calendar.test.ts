import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Reminders, readCalendar } from '#contract/reminders.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const day = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Saves the settings; gives the path of the feed, and the next reminder. */
async function withReminders(visitor: Visitor, settings: object) {
  const given = { ...wednesdays, ...settings }
  const { body } = await visitor.send<Reminders>('PUT', '/api/reminder-settings', given)
  return body
}

/** The events of a feed as a calendar program sees them; it sends no cookie. */
async function eventsAt(path: string) {
  const { status, text, headers } = await server.visitor().get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

const wallOf = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date)

describe('R10 the calendar feed', () => {
  test.each([
    ['Pacific/Auckland'],
    ['Pacific/Kiritimati'],
    ['America/New_York'],
    ['Europe/London'],
  ])(
    'holds a year of half past fives in %s, through every change of the clocks',
    async (timeZone) => {
      const { visitor } = await registerCouple(server)
      const { calendarPath, nextReminder } = await withReminders(visitor, { timeZone })
      const events = await eventsAt(calendarPath)
      const starts = events.map(({ startDate }) => startDate.toJSDate())
      expect(starts).toHaveLength(52)
      expect(starts[0]?.toISOString()).toBe(nextReminder)
      expect(new Set(starts.map((start) => wallOf(start, timeZone)))).toEqual(
        new Set(['Wednesday 17:30']),
      )
      const days = starts.map((start) => Math.round(start.getTime() / day))
      expect(days.slice(1).map((at, before) => at - (days[before] ?? 0))).toEqual(
        Array.from({ length: 51 }, () => 7),
      )
      expect(new Set(events.map(({ startDate }) => startDate.zone.tzid))).toEqual(new Set(['UTC']))
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(52)
    },
  )

  test.each([
    ['fortnightly', 26, 14],
    ['monthly', 13, 28],
  ] as const)('%s: %i a year, %i days apart', async (frequency, count, step) => {
    const { visitor } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, { frequency })
    const events = await eventsAt(calendarPath)
    const starts = events.map(({ startDate }) => startDate.toJSDate().getTime())
    expect(starts).toHaveLength(count)
    for (const [at, start] of starts.slice(1).entries()) {
      expect(start - (starts[at] ?? 0)).toBe(step * day)
    }
  })

  test('says the fixed words, rings, and names nobody', async () => {
    const { visitor, email, user } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, {})
    const [event] = await eventsAt(calendarPath)
    expect(event?.summary).toBe('Time for your catch-up!')
    expect(event?.description).toBe("It's 17:30 on Wednesday - time to connect with your partner")
    expect(event?.component.getAllSubcomponents('valarm')).toHaveLength(1)
    const { text } = await server.visitor().get(calendarPath)
    expect(text.replaceAll('\r\n ', '')).toContain(`${server.publicUrl}/home`)
    expect(text.split('\n').every((line) => line === '' || line.endsWith('\r'))).toBe(true)
    for (const secret of [email, user.username, user.partnerName, calendarPath]) {
      expect(text).not.toContain(secret)
    }
  })

  test('is the same at every reading, and goes on as weeks pass', async () => {
    const { visitor } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, { frequency: 'fortnightly' })
    const before = await eventsAt(calendarPath)
    expect((await eventsAt(calendarPath)).map(({ uid }) => uid)).toEqual(
      before.map(({ uid }) => uid),
    )
    server.clock.forward(21 * day)
    const after = await eventsAt(calendarPath)
    expect(after.slice(0, 24).map(({ uid }) => uid)).toEqual(before.slice(2).map(({ uid }) => uid))
    expect(after).toHaveLength(26)
  })

  test('is empty until a day and time are saved', async () => {
    const { visitor } = await registerCouple(server)
    const { body } = await visitor.get<Reminders>('/api/reminder-settings')
    expect(body.isSaved).toBe(false)
    expect(await eventsAt(body.calendarPath)).toEqual([])
  })

  test('goes on while reminders are off, since whoever subscribes wants the dates', async () => {
    const { visitor } = await registerCouple(server)
    const fortnightly = { frequency: 'fortnightly' }
    const { calendarPath } = await withReminders(visitor, fortnightly)
    const before = await eventsAt(calendarPath)
    server.clock.forward(7 * day)
    for (let saves = 0; saves < 2; saves += 1) {
      await withReminders(visitor, { ...fortnightly, reminderEnabled: false })
      const starts = (await eventsAt(calendarPath)).map(({ startDate }) => startDate.toString())
      expect(starts.slice(0, 25)).toEqual(
        before.slice(1).map(({ startDate }) => startDate.toString()),
      )
    }
    await withReminders(visitor, { reminderDay: 'Friday', reminderEnabled: false })
    const [first] = await eventsAt(calendarPath)
    expect(first?.startDate.toJSDate().getUTCDay()).toBe(5)
  })
})

describe('its address', () => {
  test('can be renewed; the old one ends', async () => {
    const { visitor } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, {})
    const { body } = await visitor.post<{ calendarPath: string }>('/api/reminders/calendar')
    expect(body.calendarPath).not.toBe(calendarPath)
    expect((await server.visitor().get(calendarPath)).status).toBe(404)
    expect(await eventsAt(body.calendarPath)).toHaveLength(52)
    const read = await visitor.get<Reminders>('/api/reminder-settings')
    expect(read.body.calendarPath).toBe(body.calendarPath)
  })

  test('is in no row and in no line of the log', async () => {
    const { visitor } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, {})
    await eventsAt(calendarPath)
    const secret = calendarPath.split('-').slice(1).join('-')
    expect(secret).toHaveLength(43)
    expect(await everyRow(server)).not.toContain(secret)
    expect(server.log.join('')).not.toContain(secret)
  })

  test('guessed, cut, lengthened or of somebody else’s id, it is 404 like any other', async () => {
    const own = await withReminders((await registerCouple(server)).visitor, {})
    const other = await withReminders((await registerCouple(server)).visitor, {})
    const token = own.calendarPath.split('/').at(-1) ?? ''
    const [id = ''] = token.split('-')
    const otherToken = other.calendarPath.split('/').at(-1) ?? ''
    const [otherId = ''] = otherToken.split('-')
    const wrong = [
      ...['x', '-', '0-', '100', `${id}-`, `${id}-x`, `999999-${token}`, '999999999999999-x'],
      ...[token.slice(0, -1), `${token}A`, token.toLowerCase(), `${token}%00`, `${id}-%ff`],
      ...[token.replace(id, otherId), otherToken.replace(otherId, id)],
    ]
    const known = await server.visitor().get('/api/reminders/calendar/none')
    for (const guess of wrong) {
      const path = readCalendar.path.replace(':token', guess)
      const { status, text } = await server.visitor().get(path)
      if (guess.endsWith('%ff')) expect([400, 404]).toContain(status)
      else expect([guess, status, text]).toEqual([guess, 404, known.text])
    }
  })

  test('ends with the couple', async () => {
    const { visitor, user } = await registerCouple(server)
    const { calendarPath } = await withReminders(visitor, {})
    await server.database.deleteFrom('couples').where('user1Id', '=', user.id).execute()
    expect((await server.visitor().get(calendarPath)).status).toBe(404)
  })
})
