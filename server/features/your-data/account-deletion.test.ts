import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { createOutbox } from '#server/drivers/mail/outbox.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { createVisitor } from '#server/testing/visitor.ts'

let server: TestServer
let outbox: string
beforeAll(async () => {
  const lines: string[] = []
  server = await startTestServer({
    mailer: {
      name: 'outbox of this server',
      send: (mail) => mailer().send(mail),
      forget: (coupleId) => mailer().forget(coupleId),
    },
  })
  outbox = join(server.dataDir, 'outbox')
  const made = createOutbox({
    folder: outbox,
    from: 'Duologue <hello@example.org>',
    now: server.clock.now,
    log: (line) => lines.push(line),
  })
  const mailer = () => made
})
afterAll(() => server.stop())

const remove = (visitor: ReturnType<typeof createVisitor>, password: string) =>
  visitor.send<RefusalBody & { message: string }>('DELETE', '/api/account', { password })

describe('T21 deleting the account', () => {
  test('a wrong password is told in words, and nothing is gone', async () => {
    const { visitor } = await registerCouple(server)
    const before = await everyRow(server)
    const { status, body } = await remove(visitor, 'not-this-one-9')
    expect([status, body.message]).toEqual([
      403,
      'That password is not correct, so nothing was deleted.',
    ])
    expect(body.issues).toEqual([{ path: 'password', message: body.message }])
    expect((await visitor.send('DELETE', '/api/account', {})).status).toBe(400)
    expect(await everyRow(server)).toBe(before)
  })

  test('leaves nothing of either person, in no table, file, mail or log line, but the mail that tells each address', async () => {
    const name = 'canaryname'
    const { visitor, email, partnerEmail } = await registerCouple(server, { username: name })
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    const other = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor, { word: 'canary-gone' })
    const keep = { helpful: true, focus: ['Fun & Friendship'], keep: true }
    await visitor.post(`/api/catchups/${catchupId}/feedback`, keep)
    await pressDone(visitor)
    await openCatchup(visitor, { word: 'canary-gone' })
    await visitor.get('/api/challenges/session-initial')
    await visitor.post('/api/reminders/push-subscription', {
      endpoint: 'https://push.example.org/canary-gone',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    })
    const issue = { issue: 'canary-gone report', username: name, email }
    await visitor.post('/api/report-issue', issue)
    await visitor.post('/api/couples/invite', { partnerEmail })
    await server.visitor().post('/api/forgot-password', { email })
    await server.settled()
    const { coupleId, wrappedKey } = await server.database
      .selectFrom('couples')
      .innerJoin('users', 'users.coupleId', 'couples.coupleId')
      .select(['couples.coupleId', 'couples.wrappedKey'])
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow()
    const traces = [name, email, partnerEmail, coupleId, wrappedKey, 'canary-gone']
    const known = await everyRow(server)
    for (const trace of traces) expect(known).toContain(trace)
    expect(readdirSync(outbox).filter((file) => file.includes(coupleId)).length).toBeGreaterThan(1)
    const othersBefore = await other.visitor.get('/api/user')

    expect((await remove(visitor, testPassword)).status).toBe(200)
    await server.settled()

    for (const who of [visitor, partner]) expect((await who.get('/api/user')).status).toBe(401)
    expect([...visitor.cookies.keys()]).toEqual([])
    for (const mail of [email, partnerEmail]) {
      const again = { email: mail, password: testPassword }
      expect((await server.visitor().post('/api/login', again)).status).toBe(401)
    }
    const rows = await everyRow(server)
    for (const address of [email, partnerEmail]) {
      const told = filesWith(outbox, address)
      expect(told).toEqual([expect.stringContaining('-nobody-')])
      expect(readFileSync(told[0] ?? '', 'utf8')).toContain('Subject: Your account was deleted')
      rmSync(told[0] ?? '')
    }
    for (const trace of traces) {
      expect([trace, rows.includes(trace)]).toEqual([trace, false])
      expect([trace, filesWith(server.dataDir, trace)]).toEqual([trace, []])
      expect([trace, server.log.join('').includes(trace)]).toEqual([trace, false])
    }
    expect(await other.visitor.get('/api/user')).toMatchObject({ body: othersBefore.body })
  })

  test('takes along the mails that were still on their way', async () => {
    const { visitor } = await registerCouple(server, { username: 'canarymail' })
    const submission = { issue: 'canary-late', username: 'Mina', email: 'late@example.org' }
    await Promise.all([
      visitor.post('/api/report-issue', submission),
      remove(visitor, testPassword),
    ])
    await server.settled()
    // What comes when the account is gone already is a stranger's word, which hosts are to have.
    const ofTheirs = (file: string) => !file.includes('-nobody-')
    expect(filesWith(server.dataDir, 'canary-late').filter(ofTheirs)).toEqual([])
  })

  test('the e-mail is free again for a new account', async () => {
    const { visitor, email } = await registerCouple(server)
    await remove(visitor, testPassword)
    const again = await server.visitor().post('/api/register', {
      ...{ username: 'Mina', partnerName: 'Jonas', email, password: testPassword },
    })
    expect(again.status).toBe(200)
  })

  test('guessing the password ends soon (R14)', async () => {
    const guarded = await startTestServer({ limits: true })
    const { visitor } = await registerCouple(guarded)
    const tries: number[] = []
    for (let at = 0; at < 6; at += 1) tries.push((await remove(visitor, `guess-${at}-x`)).status)
    expect(tries).toEqual([...Array(5).fill(403), 429])
    await guarded.stop()
  })
})
