import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { createMemoryLimitStore } from '#server/drivers/limit-store/memory-limit-store.ts'
import { createLimits } from '#server/http/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { admittedBy } from '#server/testing/admitting.ts'
import { testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'
import { createAdmission } from './admission.ts'
import { readCode } from './registration-codes.ts'

const day = 86_400_000
let people = 0

const newcomer = (more: object = {}) => {
  people += 1
  return {
    ...{ username: 'Mina', partnerName: 'Jonas', password: testPassword },
    email: `newcomer${people}@example.org`,
    ...more,
  }
}

const coupleCount = async ({ database }: TestServer) =>
  (await database.selectFrom('couples').select('id').execute()).length

test('an open server takes everybody, whatever code they give', async () => {
  const server = await startTestServer()
  const visitor = server.visitor()
  const { body } = await visitor.get('/api/registration')
  expect(body).toEqual({ registration: 'open' })
  for (const code of [undefined, '', 'nonsense', 'x'.repeat(100)]) {
    expect(await server.visitor().post('/api/register', newcomer({ code }))).toMatchObject({
      status: 200,
    })
  }
  expect((await visitor.post('/api/register', newcomer({ code: 'x'.repeat(101) }))).status).toBe(
    400,
  )
  await server.stop()
})

describe('a closed server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ registration: 'closed' })
  })
  afterAll(() => server.stop())

  test('takes nobody new, with a sentence, whoever is on the list and whatever code they have', async () => {
    const { codes, allowed } = admittedBy(server)
    const { code } = await codes.make({ couples: 1, days: 1 })
    const listed = newcomer()
    await allowed.add(listed.email)
    for (const form of [newcomer(), newcomer({ code }), listed]) {
      const { status, body } = await server.visitor().post<RefusalBody>('/api/register', form)
      expect([status, body.code]).toEqual([403, 'registration-closed'])
      expect(body.error).toBe(refusalSentence('registration-closed'))
    }
    expect(await coupleCount(server)).toBe(0)
    expect((await server.visitor().get('/api/registration')).body).toEqual({
      registration: 'closed',
    })
  })
})

describe('a server that takes invited people', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ registration: 'invite' })
  })
  afterAll(() => server.stop())

  const register = (form: object) => server.visitor().post<RefusalBody>('/api/register', form)

  test('says so, and asks for a code', async () => {
    expect((await server.visitor().get('/api/registration')).body).toEqual({
      registration: 'invite',
    })
    for (const code of [undefined, '', '  ']) {
      const { status, body } = await register(newcomer({ code }))
      expect([status, body.code]).toEqual([403, 'registration-code-needed'])
      expect(body.issues).toEqual([
        { path: 'code', message: refusalSentence('registration-code-needed') },
      ])
    }
    expect(await coupleCount(server)).toBe(0)
  })

  test('takes a code as often as it may be used, in any case, with or without its dashes', async () => {
    const { codes } = admittedBy(server)
    const { code, name } = await codes.make({ couples: 3, days: 14 })
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
    const typed = [code, ` ${code.toLowerCase()} `, code.replaceAll('-', ' ')]
    for (const form of typed) expect((await register(newcomer({ code: form }))).status).toBe(200)
    expect((await codes.list()).find((row) => row.name === name)).toMatchObject({
      used: 3,
      most: 3,
    })
    const { status, body } = await register(newcomer({ code }))
    expect([status, body.code]).toEqual([403, 'registration-code-wrong'])
  })

  test('refuses alike a code that never was, is used up, was ended or is over', async () => {
    const { codes } = admittedBy(server)
    const used = await codes.make({ couples: 1, days: 14 })
    expect((await register(newcomer({ code: used.code }))).status).toBe(200)
    const ended = await codes.make({ couples: 1, days: 14 })
    expect([await codes.end(ended.name.toLowerCase()), await codes.end(ended.name)]).toEqual([
      true,
      false,
    ])
    const over = await codes.make({ couples: 1, days: 1 })
    const fresh = await codes.make({ couples: 1, days: 14 })
    server.clock.forward(day)
    const halfRight = fresh.code.slice(0, -1) + (fresh.code.endsWith('0') ? '1' : '0')
    const wrong = [used.code, ended.code, over.code, halfRight, 'ABCD', '%', '0'.repeat(20)]
    const said = new Set<string>()
    for (const code of wrong) {
      const { status, text } = await register(newcomer({ code }))
      said.add(`${status} ${text}`)
    }
    expect([...said]).toEqual([expect.stringContaining('403')])
    expect([...said][0]).toContain('registration-code-wrong')
    expect((await register(newcomer({ code: fresh.code }))).status).toBe(200)
  })

  test('a refused registration uses nothing up', async () => {
    const { codes, allowed } = admittedBy(server)
    const { code, name } = await codes.make({ couples: 1, days: 14 })
    const known = newcomer({ code })
    expect((await register({ ...known, password: 'password1' })).status).toBe(400)
    expect((await register({ ...known, partnerEmail: known.email })).status).toBe(400)
    const taken = newcomer()
    await allowed.add(taken.email)
    expect((await register(taken)).status).toBe(200)
    const again = await register({ ...known, email: taken.email })
    expect([again.status, again.body.code]).toEqual([409, 'email-taken'])
    expect((await codes.list()).find((row) => row.name === name)?.used).toBe(0)
    expect((await register(known)).status).toBe(200)
  })

  test('of fifty who use a code at once as many come in as it is for', async () => {
    const { codes } = admittedBy(server)
    for (const most of [1, 3]) {
      const { code } = await codes.make({ couples: most, days: 14 })
      const before = await coupleCount(server)
      const replies = await fiftyAtOnce(() => register(newcomer({ code })))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(most)
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]))
      expect((await coupleCount(server)) - before).toBe(most)
    }
  })

  test('takes a listed address without a code, once, and says of none whether it is listed', async () => {
    const { allowed } = admittedBy(server)
    const listed = newcomer()
    await allowed.add(listed.email)
    const stranger = await register(newcomer())
    const weak = { password: 'password1' }
    const ofListed = await register({ ...listed, ...weak })
    const ofStranger = await register(newcomer(weak))
    expect(ofListed.text).toBe(ofStranger.text)
    expect((await register({ ...listed, email: ` ${listed.email.toUpperCase()}` })).status).toBe(
      200,
    )
    const after = await register(listed)
    expect([after.status, after.text]).toEqual([stranger.status, stranger.text])
  })

  test('a list cannot be tried with an address that has an account', async () => {
    const { codes, allowed } = admittedBy(server)
    const { code } = await codes.make({ couples: 1, days: 14 })
    const taken = newcomer({ code })
    expect((await register(taken)).status).toBe(200)
    const listed = newcomer()
    await allowed.add(listed.email)
    for (const given of [undefined, '0'.repeat(20)]) {
      const asked = { partnerEmail: taken.email, code: given }
      const [ofListed, ofStranger] = [
        await register({ ...listed, ...asked }),
        await register(newcomer(asked)),
      ]
      expect([ofListed.status, ofListed.text]).toEqual([403, ofStranger.text])
    }
    await allowed.add(taken.email)
    const again = await register({ ...taken, code: undefined })
    await allowed.remove(taken.email)
    expect([again.status, again.body.code]).toEqual([403, 'registration-code-needed'])
    expect((await register(listed)).status).toBe(200)
  })

  test('whoever mistypes a code on a listed address comes in by the list', async () => {
    const { allowed } = admittedBy(server)
    const listed = newcomer({ code: '0'.repeat(20) })
    await allowed.add(listed.email)
    expect((await register(listed)).status).toBe(200)
  })

  test('an address that was taken off the list needs a code again', async () => {
    const { allowed } = admittedBy(server)
    const listed = newcomer()
    await allowed.add(listed.email)
    await allowed.add(listed.email)
    expect(await allowed.count()).toBe(1)
    expect([await allowed.remove(listed.email), await allowed.remove(listed.email)]).toEqual([
      true,
      false,
    ])
    expect((await register(listed)).body.code).toBe('registration-code-needed')
  })

  test('a partner joins and signs in without a code', async () => {
    const { codes } = admittedBy(server)
    const { code } = await codes.make({ couples: 1, days: 14 })
    const primary = server.visitor()
    const form = newcomer({ code })
    expect((await primary.post('/api/register', form)).status).toBe(200)
    const { body } = await primary.post<{ inviteToken: string }>('/api/couples/invite', {})
    const email = `joins-${form.email}`
    const join = { inviteToken: body.inviteToken, username: 'Jonas', email }
    expect((await server.visitor().post('/api/couples/join', join)).status).toBe(200)
    const login = await server.visitor().post('/api/login', { email, password: testPassword })
    expect(login.status).toBe(200)
  })

  test('neither codes nor addresses are stored or logged', async () => {
    const { codes, allowed } = admittedBy(server)
    const { code } = await codes.make({ couples: 1, days: 14 })
    const listed = newcomer({ email: 'canary-listed@example.org' })
    await allowed.add(listed.email)
    await register(newcomer({ code: code.replace(/.$/, 'Z') }))
    const { secret } = readCode(code) ?? { secret: '' }
    const rows = JSON.stringify([
      await server.database.selectFrom('registration_codes').selectAll().execute(),
      await server.database.selectFrom('allowed_addresses').selectAll().execute(),
    ])
    for (const kept of [rows, server.log.join('')]) {
      for (const trace of [secret, code, listed.email, code.replaceAll('-', '')]) {
        expect(kept).not.toContain(trace)
      }
    }
  })

  test('codes that are over are cleared away', async () => {
    const { codes } = admittedBy(server)
    const { name } = await codes.make({ couples: 1, days: 2 })
    const names = async () =>
      (await server.database.selectFrom('registration_codes').select('name').execute()).map(
        (row) => row.name,
      )
    expect(await names()).toContain(name)
    server.clock.forward(2 * day)
    await server.round()
    expect(await names()).not.toContain(name)
  })
})

test('R14 five mistyped codes lock nobody out', async () => {
  const own = await startTestServer({ registration: 'invite', limits: true })
  const { code } = await admittedBy(own).codes.make({ couples: 1, days: 14 })
  const { visitor } = own
  const wrong = newcomer({ code: '0'.repeat(20) })
  for (let at = 0; at < 9; at += 1) {
    expect((await visitor().post<RefusalBody>('/api/register', wrong)).body.code).toBe(
      'registration-code-wrong',
    )
  }
  expect((await visitor().post('/api/register', { ...wrong, code })).status).toBe(200)
  await own.stop()
})

test('R14 guessing codes ends early, while a right one begins the count again', async () => {
  const server = await startTestServer()
  const { codes } = admittedBy(server)
  const { code } = await codes.make({ couples: 9, days: 14 })
  const limits = createLimits({
    ...{ here: createMemoryLimitStore(), together: createMemoryLimitStore() },
    ...{ registerPerHour: 100, onStoreFailure: () => undefined },
  })
  const { database, clock } = server
  const admission = createAdmission({ database, registration: 'invite', limits, now: clock.now })
  const give = async (given: string, address: string) => {
    try {
      await admission.knock(address)
      const ticket = await admission.admit({ email: 'mina@example.org', code: given }, address)
      await ticket.done()
      return 'in'
    } catch (error) {
      return error instanceof Refusal ? error.code : error
    }
  }
  const [guesser, other] = ['203.0.113.7', '198.51.100.9']
  for (let at = 0; at < 30; at += 1) expect(await give(code, other)).toBe('in')
  for (let at = 0; at < 10; at += 1) {
    expect(await give('0'.repeat(20), guesser)).toBe('registration-code-wrong')
  }
  for (const guess of ['0'.repeat(20), code]) expect(await give(guess, guesser)).toBe('too-often')
  expect(await give(code, other)).toBe('in')
  await server.stop()
})

test('what people type is read as a code, or as none', () => {
  expect(readCode('k7qm-0123-4567-89ab-cdef')).toEqual({
    name: 'K7QM',
    secret: '0123456789ABCDEF',
  })
  expect(readCode('OIL0 0123 4567 89AB CDEF')?.name).toBe('0110')
  for (const none of ['', 'K7QM', `${'0'.repeat(20)}0`, `${'0'.repeat(19)}U`, '０'.repeat(20)]) {
    expect(readCode(none)).toBeNull()
  }
})
