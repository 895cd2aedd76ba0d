import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordSentences } from '#contract/passwords.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { askForReset, linkIn } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'

const minute = 60_000
const newPassword = 'window-and-river-7'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reset = (token: string, password = newPassword) =>
  server.visitor().post<RefusalBody>('/api/reset-password', { token, newPassword: password })
const login = async (email: string, password: string) =>
  (await server.visitor().post('/api/login', { email, password })).status
const isOver = ({ status, body }: { status: number; body: RefusalBody }) => {
  expect([status, body.message, body.error]).toEqual([
    400,
    refusalSentence('reset-link-over'),
    refusalSentence('reset-link-over'),
  ])
}

/** What a browser sends from a page of somebody else's name that leads to this server. */
const evil = 'http://evil.example'
const forged: Record<string, string>[] = [
  { host: 'evil.example', origin: evil },
  { host: 'evil.example', origin: evil, 'sec-fetch-site': 'same-origin' },
  { host: 'evil.example', 'sec-fetch-site': 'same-origin' },
  { host: 'evil.example', origin: 'null', 'sec-fetch-site': 'same-origin' },
]
const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

describe('asking for a reset mail', () => {
  test.each(['primary', 'partner'])('R7 mails a link to the %s who asks', async (who) => {
    const { email, partnerEmail } = await registerCouple(server)
    await login(partnerEmail, testPassword)
    const to = who === 'primary' ? email : partnerEmail
    const before = server.mails.length
    const reply = await server.visitor().post('/api/forgot-password', { email: ` ${to} ` })
    expect([reply.status, reply.body]).toEqual([200, { message: passwordSentences.resetAsked }])
    await server.settled()
    const [mail, ...more] = server.mails.slice(before)
    expect([mail?.to, mail?.subject, more]).toEqual([to, 'Choose a new password', []])
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe(`${server.publicUrl}/auth`)
    expect(link.searchParams.get('reset')).toMatch(/^[\w-]{43}$/)
    expect(mail?.html).toContain(link.href)
  })

  test('R6 T8 answers an unknown e-mail with the same bytes, and mails nobody', async () => {
    const { email } = await registerCouple(server)
    const before = server.mails.length
    const ask = async (whose: string) => {
      const reply = await server.visitor().post('/api/forgot-password', { email: whose })
      const { date: _date, ...headers } = reply.headers
      return { status: reply.status, text: reply.text, headers }
    }
    const unknown = await ask('nobody@example.org')
    expect(unknown).toEqual(await ask(email))
    await server.settled()
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([email])
  })

  test.each(['nobody', '', 7, null])('refuses the e-mail %j with its sentence', async (email) => {
    const reply = await server.visitor().post<RefusalBody>('/api/forgot-password', { email })
    expect([reply.status, reply.body.message]).toEqual([400, 'Please enter a valid email address'])
  })

  test('T10 the link is from PUBLIC_URL, whatever host the request names', async () => {
    const { email } = await registerCouple(server)
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    await server.visitor().post('/api/forgot-password', { email }, { headers })
    await server.settled()
    const mail = server.mails.findLast(({ to }) => to === email)
    expect(linkIn(mail).origin).toBe(server.publicUrl)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  test.each(forged)(
    'R4 T10 asked for by a page at a forged host, %j: 403 and no mail',
    async (headers) => {
      const { email } = await registerCouple(server)
      const before = server.mails.length
      const reply = await server.visitor().post('/api/forgot-password', { email }, { headers })
      expect(reply.status).toBe(403)
      await server.settled()
      expect(server.mails).toHaveLength(before)
    },
  )

  test('R7 T10 the token is stored hashed and never logged', async () => {
    const { email } = await registerCouple(server)
    const token = await askForReset(server, email)
    expect(await everyRow(server)).not.toContain(token)
    await reset(token)
    expect(server.log.join('')).not.toContain(token)
    expect(server.log.join('')).not.toContain(email)
  })

  test('the reply waits for no mail, and a failing one is only logged', async () => {
    let letGo = () => {}
    const hangs = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const send = async ({ to }: Mail) => {
      await hangs
      throw new Error(`550 no such mailbox ${to}`)
    }
    const mailer = { name: 'hanging', send, forget: async () => undefined }
    const another = await startTestServer({ mailer })
    const { email } = await registerCouple(another)
    const reply = await another.visitor().post('/api/forgot-password', { email })
    expect(reply.status).toBe(200)
    letGo()
    await another.settled()
    const log = another.log.join('')
    expect(log).toContain('a reset mail could not be sent')
    expect(log).not.toContain(email)
    expect(log).not.toContain('no such mailbox')
    await another.stop()
  })
})

describe('resetting', () => {
  test('R7 sets the one password of both and signs everybody out', async () => {
    const { visitor, email, partnerEmail } = await registerCouple(server)
    const partners = server.visitor()
    await partners.post('/api/login', { email: partnerEmail, password: testPassword })
    const reply = await reset(await askForReset(server, partnerEmail))
    expect([reply.status, reply.body]).toEqual([200, { message: passwordSentences.resetDone }])
    expect((await visitor.get('/api/user')).status).toBe(401)
    expect((await partners.get('/api/user')).status).toBe(401)
    expect(await login(email, testPassword)).toBe(401)
    expect(await login(email, newPassword)).toBe(200)
    expect(await login(partnerEmail, newPassword)).toBe(200)
  })

  test('leaves other couples signed in', async () => {
    const { visitor } = await registerCouple(server)
    const other = await registerCouple(server)
    await reset(await askForReset(server, other.email))
    expect((await visitor.get('/api/user')).status).toBe(200)
  })

  test('R7 T10 fifty at once: one wins, and a replay is refused', async () => {
    const { email } = await registerCouple(server)
    const token = await askForReset(server, email)
    const passwords = Array.from({ length: 50 }, (_, at) => `window-and-river-${at}`)
    const replies = await fiftyAtOnce((at) => reset(token, passwords[at]))
    const winners = replies.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const reply of replies) if (reply.status !== 200) isOver(reply)
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
    expect(await login(email, winner)).toBe(200)
    isOver(await reset(token))
    expect(await login(email, winner)).toBe(200)
    counted('T10', { 'uses of one link at once': passwords.length })
  })

  test('R7 T10 a link works for one hour', async () => {
    const [one, other] = [await registerCouple(server), await registerCouple(server)]
    const inTime = await askForReset(server, one.email)
    const late = await askForReset(server, other.email)
    server.clock.forward(60 * minute - 1)
    expect((await reset(inTime)).status).toBe(200)
    server.clock.forward(1)
    isOver(await reset(late))
    expect(await login(other.email, testPassword)).toBe(200)
  })

  test.each(forged)(
    'R4 T10 from a page at a forged host, %j: 403, and the link still works',
    async (headers) => {
      const { email } = await registerCouple(server)
      const body = { token: await askForReset(server, email), newPassword }
      const post = (whence: Record<string, string>) =>
        server.visitor().post<RefusalBody>('/api/reset-password', body, { headers: whence })
      const refused = await post(headers)
      const said = refusalSentence('other-address', { address: 'http://localhost:3000' })
      expect([refused.status, refused.body.message]).toEqual([403, said])
      expect(await login(email, testPassword)).toBe(200)
      expect((await post(own)).status).toBe(200)
      expect(await login(email, newPassword)).toBe(200)
    },
  )

  test.each(['127.0.0.1:3000', '[::1]:3000'])(
    'R4 by another name of this machine itself, %s, it works',
    async (host) => {
      const { email } = await registerCouple(server)
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
      const before = server.mails.length
      const reply = await server.visitor().post('/api/forgot-password', { email }, { headers })
      expect(reply.status).toBe(200)
      await server.settled()
      expect(server.mails.slice(before).map(({ to }) => to)).toEqual([email])
    },
  )

  test.each([
    ['the iOS app', { origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' }],
    ['the Android app', { origin: 'https://localhost', 'sec-fetch-site': 'cross-site' }],
    ['behind a proxy with a Host of its own', { origin: 'https://us.example', host: 'inner:3000' }],
  ])('R4 works in %s', async (_where, headers: Record<string, string>) => {
    const another = await startTestServer({ publicUrl: 'https://us.example' })
    const { email } = await registerCouple(another)
    const body = { token: await askForReset(another, email), newPassword }
    const reply = await another.visitor().post('/api/reset-password', body, { headers })
    await another.stop()
    expect(reply.status).toBe(200)
  })

  test('one use ends every other link of the couple', async () => {
    const { email, partnerEmail } = await registerCouple(server)
    await login(partnerEmail, testPassword)
    const tokens = [await askForReset(server, email), await askForReset(server, partnerEmail)]
    expect((await reset(tokens[0] ?? '')).status).toBe(200)
    isOver(await reset(tokens[1] ?? ''))
  })

  test('a link mailed to an address that is no longer theirs does not work', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const token = await askForReset(server, email)
    const { username, partnerName, id: userId } = user
    const profile = { username, partnerName, email: `new-${email}`, userId }
    expect((await visitor.patch('/api/partner', profile)).status).toBe(200)
    isOver(await reset(token))
    expect(await login(`new-${email}`, testPassword)).toBe(200)
  })

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(201), undefined, null, 5])(
    'R7 refuses the token %j in one sentence',
    async (token) => isOver(await reset(token as string)),
  )

  test.each([
    ['', 'New password is required'],
    ['short', 'New password must be at least 6 characters long.'],
    ['x'.repeat(129), 'New password must be 128 characters or less.'],
    ['Password', 'That password is one of the most common ones. Please choose another.'],
  ])('R7 refuses the password %j, and the link still works', async (password, sentence) => {
    const { email } = await registerCouple(server)
    const token = await askForReset(server, email)
    const reply = await reset(token, password)
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
    expect(reply.body.issues?.[0]).toEqual({ path: 'newPassword', message: sentence })
    expect((await reset(token)).status).toBe(200)
  })
})
