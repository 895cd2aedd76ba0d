import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Reminders } from '#contract/reminders.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const day = 86_400_000
const url = '/api/reminder-settings'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The test clock begins on Monday, 2 March 2026, at 18:00 UTC. */
const wednesday = {
  reminderDay: 'Wednesday',
  reminderTime: '17:30',
  reminderEnabled: true,
  timeZone: 'Pacific/Auckland',
}
const save = (visitor: Visitor, settings: object) => visitor.send<Reminders>('PUT', url, settings)
const read = async (visitor: Visitor) => (await visitor.get<Reminders>(url)).body

describe('R10 the settings', () => {
  test('are at first Wednesday 17:30, weekly and off (product §9)', async () => {
    const { visitor } = await registerCouple(server)
    const { calendarPath, pushPublicKey, ...settings } = await read(visitor)
    expect(settings).toEqual({
      reminderDay: 'Wednesday',
      reminderTime: '17:30',
      reminderEnabled: false,
      frequency: 'weekly',
      timeZone: null,
      reminderEmail: false,
      nextReminder: null,
      isSaved: false,
      trouble: { emails: 0, notifications: 0, browserGone: false, noMailService: false },
    })
    expect(calendarPath).toMatch(/^\/api\/reminders\/calendar\/\d+-[\w-]{43}$/)
    expect(Buffer.from(pushPublicKey, 'base64url')).toHaveLength(65)
  })

  test('the three fields of the spec are enough, and are kept', async () => {
    const { visitor } = await registerCouple(server)
    const given = { reminderDay: 'Sunday', reminderTime: '08:05', reminderEnabled: true }
    const { status, body } = await save(visitor, given)
    expect([status, body]).toEqual([200, await read(visitor)])
    expect(body).toMatchObject({ ...given, frequency: 'weekly', timeZone: null, isSaved: true })
    expect(body.nextReminder).toBe('2026-03-08T08:05:00.000Z')
    expect(await read(server.visitor())).toMatchObject({ statusCode: 401 })
  })

  test('what is left out stays: the zone, the e-mail and the frequency', async () => {
    const { visitor } = await registerCouple(server)
    await save(visitor, { ...wednesday, frequency: 'monthly', reminderEmail: true })
    const { timeZone, ...ofTheSpec } = wednesday
    const { body } = await save(visitor, { ...ofTheSpec, reminderTime: '18:00' })
    expect(body).toMatchObject({ timeZone, reminderEmail: true, frequency: 'monthly' })
    expect((await save(visitor, { ...wednesday, frequency: 'weekly' })).body.frequency).toBe(
      'weekly',
    )
  })

  test('each of the two has their own', async () => {
    const { visitor, partnerEmail } = await registerCouple(server)
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    await save(visitor, wednesday)
    await save(partner, { ...wednesday, reminderDay: 'Friday', reminderEnabled: false })
    expect(await read(visitor)).toMatchObject({ reminderDay: 'Wednesday', reminderEnabled: true })
    expect(await read(partner)).toMatchObject({ reminderDay: 'Friday', nextReminder: null })
    expect((await read(partner)).calendarPath).not.toBe((await read(visitor)).calendarPath)
  })

  test('nobody is reminded by e-mail who has no address', async () => {
    const visitor = server.visitor()
    const names = { username: 'Ana', partnerName: 'Bo', password: testPassword }
    await visitor.post('/api/register', { ...names, email: 'ana@example.org' })
    await server.database
      .updateTable('users')
      .set({ email: null })
      .where('email', '=', 'ana@example.org')
      .execute()
    const refused = await visitor.send<RefusalBody>('PUT', url, {
      ...wednesday,
      reminderEmail: true,
    })
    const message = 'There is no email address to remind. Add one in Profile Settings first.'
    expect([refused.status, refused.body.message]).toEqual([400, message])
    expect(refused.body.issues).toEqual([{ path: 'reminderEmail', message }])
    expect(await read(visitor)).toMatchObject({ reminderEnabled: false, reminderEmail: false })
    expect((await save(visitor, { ...wednesday, reminderEmail: false })).status).toBe(200)
  })

  test.each([
    [{ reminderTime: '5:30' }, 'Time must be in HH:MM format'],
    [{ reminderTime: '24:00' }, 'Time must be in HH:MM format'],
    [{ reminderTime: '12:60' }, 'Time must be in HH:MM format'],
    [{ reminderTime: '17:30:00' }, 'Time must be in HH:MM format'],
    [{ reminderTime: '17:30\n' }, 'Time must be in HH:MM format'],
    [{ reminderTime: 1730 }, 'Time must be in HH:MM format'],
    [{ reminderTime: undefined }, 'Time must be in HH:MM format'],
    [{ reminderDay: 'wednesday' }, 'Please choose a day of the week.'],
    [{ reminderDay: undefined }, 'Please choose a day of the week.'],
    [{ reminderEnabled: 'true' }, 'Please say whether reminders are on or off.'],
    [{ frequency: 'daily' }, 'Please choose weekly, fortnightly or monthly.'],
    [{ timeZone: 'Mars/Olympus' }, 'We do not know that time zone.'],
    [{ timeZone: '+13:00' }, 'We do not know that time zone.'],
    [{ timeZone: '' }, 'We do not know that time zone.'],
    [{ reminderEmail: 1 }, 'Please say whether reminders also come by email.'],
  ])('%j is refused with its sentence', async (change, sentence) => {
    const { visitor } = await registerCouple(server)
    const before = await read(visitor)
    const reply = await visitor.send<RefusalBody>('PUT', url, { ...wednesday, ...change })
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
    expect(reply.body.issues?.[0]).toEqual({ path: Object.keys(change)[0], message: sentence })
    expect(await read(visitor)).toEqual(before)
  })
})

describe('T19 the next reminder', () => {
  test('lies ahead, the same day counting as a week on (product §4)', async () => {
    const { visitor } = await registerCouple(server)
    const tuesday = { ...wednesday, reminderDay: 'Tuesday' }
    const { body } = await save(visitor, tuesday)
    expect(body.nextReminder).toBe('2026-03-10T04:30:00.000Z')
  })

  test('saving again moves it only where something about when has changed', async () => {
    const { visitor } = await registerCouple(server)
    const fortnightly = { ...wednesday, frequency: 'fortnightly' }
    const first = (await save(visitor, fortnightly)).body.nextReminder
    expect(first).toBe('2026-03-04T04:30:00.000Z')
    server.clock.forward(7 * day)
    const second = '2026-03-18T04:30:00.000Z'
    expect((await read(visitor)).nextReminder).toBe(second)
    const same = await save(visitor, { ...fortnightly, reminderEmail: true })
    expect(same.body.nextReminder).toBe(second)
    const ofTheSpec = await save(visitor, wednesday)
    expect(ofTheSpec.body).toMatchObject({ frequency: 'fortnightly', nextReminder: second })
    const changed = await save(visitor, { ...fortnightly, reminderTime: '17:31' })
    expect(changed.body.nextReminder).toBe('2026-03-11T04:31:00.000Z')
    const neither = { reminderEnabled: false, reminderEmail: false }
    const off = await save(visitor, { ...fortnightly, ...neither })
    expect(off.body.nextReminder).toBeNull()
    const again = await save(visitor, fortnightly)
    expect(again.body.nextReminder).toBe('2026-03-11T04:30:00.000Z')
  })

  test('runs for e-mail alone, and the switch turned off moves nothing then', async () => {
    const { visitor } = await registerCouple(server)
    const fortnightly = { ...wednesday, frequency: 'fortnightly' }
    const byMail = { ...fortnightly, reminderEnabled: false, reminderEmail: true }
    const first = await save(visitor, byMail)
    expect(first.body).toMatchObject({ reminderEnabled: false, reminderEmail: true })
    const begins = Date.parse(first.body.nextReminder ?? '')
    expect(begins).toBeGreaterThan(server.clock.now().getTime())
    server.clock.forward(7 * day)
    const next = new Date(begins + 14 * day).toISOString()
    const both = await save(visitor, { ...byMail, reminderEnabled: true })
    expect(both.body).toMatchObject({ reminderEnabled: true, nextReminder: next })
    expect((await save(visitor, byMail)).body.nextReminder).toBe(next)
    const off = await save(visitor, { ...byMail, reminderEmail: false })
    expect(off.body).toMatchObject({ nextReminder: null, isSaved: true })
  })

  test('twenty saves at once leave a rhythm that agrees with itself', async () => {
    const { visitor } = await registerCouple(server)
    const days = ['Monday', 'Friday', 'Friday', 'Sunday']
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        save(visitor, { ...wednesday, reminderDay: days[at % 4], timeZone: 'UTC' }),
      ),
    )
    const { reminderDay, nextReminder } = await read(visitor)
    const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    expect(name.format(new Date(nextReminder ?? 0))).toBe(reminderDay)
  })
})
