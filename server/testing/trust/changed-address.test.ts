import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { addressSentences } from '#contract/addresses.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import { addressTrials } from '#server/testing/address-trials.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { invite } from '#server/testing/invitation.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.settled()
  server.mails.length = 0
})

const day = 86_400_000
const newPassword = 'window-and-river-7'
const { signIn, patch, told, undoToken, confirmToken, undo, confirm, resets, mailTo } =
  addressTrials(() => server)

describe('R16 a changed address', () => {
  test('the old one resets for 14 days, the new one once its link was followed', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const next = `next-${email}`
    const changed = await patch(visitor, user, { email: next })
    expect(changed.body.emailPending).toBe(true)
    expect((await signIn(next)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect([await resets(next), await resets(email)]).toEqual([false, true])
    const token = await confirmToken(next)
    const confirmed = await confirm(token)
    expect([confirmed.status, confirmed.body.email]).toEqual([200, next])
    expect((await visitor.get<CurrentUser>('/api/user')).body.emailPending).toBe(false)
    expect([await resets(next), await resets(email)]).toEqual([true, true])
    server.clock.forward(14 * day)
    expect([await resets(next), await resets(email)]).toEqual([true, false])
  })

  test('T10 the link undoes it once, within 14 days, and says so to whoever is signed out', async () => {
    const couples = [await registerCouple(server), await registerCouple(server)]
    const tokens: string[] = []
    for (const { visitor, user, email } of couples) {
      await patch(visitor, user, { email: `next-${email}` })
      tokens.push(await undoToken(email))
    }
    server.clock.forward(14 * day - 1)
    const [inTime, late] = couples
    const undone = await undo(tokens[0] ?? '')
    expect([undone.status, undone.body.message]).toEqual([200, addressSentences.undone])
    expect((await inTime?.visitor.get<RefusalBody>('/api/user'))?.body.message).toBe(
      'You were signed out because a change of email address was undone.',
    )
    expect((await signIn(inTime?.email ?? '')).status).toBe(200)
    expect((await signIn(`next-${inTime?.email}`)).status).toBe(401)
    const heard = await told()
    for (const address of [inTime?.email, inTime?.partnerEmail, `next-${inTime?.email}`]) {
      expect(heard[address ?? '']).toContain('An email address was changed back')
    }
    server.clock.forward(1)
    for (const token of [tokens[0], tokens[1]]) {
      const over = await undo(token ?? '')
      expect([over.status, over.body.message]).toEqual([400, refusalSentence('undo-link-over')])
    }
    expect((await signIn(`next-${late?.email}`)).status).toBe(200)
  })

  const newCouple = { username: 'Kim', partnerName: 'Lee', password: newPassword }

  test('one that was not confirmed keeps nobody from registering with it, and the one before counts again', async () => {
    const { visitor, user, email, partnerEmail } = await registerCouple(server)
    const theirs = `theirs-${email}`
    await patch(visitor, user, { email: theirs })
    const confirming = await confirmToken(theirs)
    await told()
    server.mails.length = 0
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.visitor().post('/api/register', { ...newCouple, email: theirs.toUpperCase() }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const seen = (await visitor.get<CurrentUser>('/api/user')).body
    expect([seen.email, seen.emailPending]).toEqual([email, false])
    expect((await signIn(theirs, newPassword)).user.username).toBe('Kim')
    expect([(await signIn(theirs)).status, (await signIn(email)).status]).toEqual([401, 200])
    const subject = 'An email address was changed back'
    expect(await told()).toEqual({ [email]: [subject], [partnerEmail]: [subject] })
    expect((await confirm(confirming)).status).toBe(400)
    expect(await resets(email)).toBe(true)
  })

  test('nor from joining with it', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const theirs = `joining-${email}`
    await patch(visitor, user, { email: theirs })
    const other = await registerCouple(server)
    const { inviteToken } = await invite(other.visitor)
    const given = { inviteToken, username: 'Bo', email: theirs }
    expect((await server.visitor().post('/api/couples/join', given)).status).toBe(200)
    expect((await signIn(theirs)).user.id).toBe(other.user.partnerId)
    expect((await signIn(email)).status).toBe(200)
  })

  test('but it stays with who confirmed it, and with who has no other to go back to', async () => {
    const [confirmed, late] = [await registerCouple(server), await registerCouple(server)]
    for (const { visitor, user, email } of [confirmed, late]) {
      await patch(visitor, user, { email: `mine-${email}` })
    }
    await confirm(await confirmToken(`mine-${confirmed.email}`))
    const register = (email: string) =>
      server.visitor().post('/api/register', { ...newCouple, email })
    expect((await register(`mine-${confirmed.email}`)).status).toBe(409)
    server.clock.forward(14 * day)
    expect((await register(`mine-${late.email}`)).status).toBe(409)
    expect((await signIn(`mine-${late.email}`)).status).toBe(200)
  })

  test('nobody else gets the old one meanwhile', async () => {
    const { visitor, user, email, partnerEmail } = await registerCouple(server)
    const other = await registerCouple(server)
    await patch(visitor, user, { email: `next-${email}` })
    const registration = { username: 'Kim', partnerName: 'Lee', password: newPassword, email }
    expect((await server.visitor().post('/api/register', registration)).status).toBe(409)
    expect((await patch(other.visitor, other.user, { email })).status).toBe(409)
    const claim = { partnerEmail: email }
    expect((await other.visitor.post('/api/couples/invite', claim)).status).toBe(409)
    const partner = await signIn(partnerEmail)
    expect((await patch(partner.visitor, partner.user, { email })).status).toBe(409)
    expect((await undo(await undoToken(email))).status).toBe(200)
  })

  test('after two changes the first address wins, and what came between opens nothing', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const [second, third] = [`b-${email}`, `c-${email}`]
    await patch(visitor, user, { email: second })
    await confirm(await confirmToken(second))
    await patch(visitor, user, { email: third })
    const [first, between] = [await undoToken(email), await undoToken(second)]
    expect((await undo(first)).status).toBe(200)
    expect((await undo(between)).status).toBe(400)
    expect((await confirm(await confirmToken(third))).status).toBe(400)
    expect([await resets(email), await resets(second), await resets(third)]).toEqual([
      ...[true, false, false],
    ])
    expect((await signIn(email)).status).toBe(200)
  })

  test('going back to the old one oneself leaves the one between without power', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const evil = `evil-${email}`
    await patch(visitor, user, { email: evil })
    await confirm(await confirmToken(evil))
    const back = await patch(visitor, user, { email })
    expect([back.status, back.body.email, back.body.emailPending]).toEqual([200, email, false])
    expect([await resets(email), await resets(evil)]).toEqual([true, false])
    await server.settled()
    expect(mailTo(evil, 'Your email address was changed')).toBeUndefined()
  })

  test('a slip of the pen that was never confirmed can undo nothing', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const slip = `slip-${email}`
    await patch(visitor, user, { email: slip })
    await patch(visitor, user, { email: `right-${email}` })
    await server.settled()
    expect(mailTo(slip, 'Your email address was changed')).toBeUndefined()
    expect(mailTo(slip, 'This address no longer signs in to Duologue')).toBeDefined()
    expect(await resets(slip)).toBe(false)
    expect((await undo(await undoToken(email))).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('who asks for a new password at the old one gets the way back with it', async () => {
    const { visitor, user, email } = await registerCouple(server)
    await patch(visitor, user, { email: `next-${email}` })
    const first = await undoToken(email)
    expect(await resets(email)).toBe(true)
    const second = await undoToken(email)
    expect(second).not.toBe(first)
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(400)
  })

  /** A new password is asked for at that address, which needs no login, so many times; the links that came of it. */
  async function askAgain(email: string, times: number): Promise<string[]> {
    const tokens: string[] = []
    for (let time = 0; time < times; time += 1) {
      await server.visitor().post('/api/forgot-password', { email })
      tokens.push(await undoToken(email))
      server.clock.forward(1000)
    }
    return tokens
  }
  const linksOf = async (email: string) =>
    (await server.database.selectFrom('former_addresses').selectAll().execute()).filter(
      (link) => link.email === email,
    )

  test.each([1, 12])(
    'a stranger who asks there %i times ends none that was mailed with the change',
    async (times) => {
      const { visitor, user, email } = await registerCouple(server)
      await patch(visitor, user, { email: `next-${email}` })
      const first = await undoToken(email)
      await askAgain(email, times)
      server.clock.forward(14 * day - times * 1000 - 1)
      expect((await undo(first)).status).toBe(200)
      expect((await signIn(email)).status).toBe(200)
    },
  )

  test('of those that were asked for the last three are good, all until the first one ends, and all once', async () => {
    const couples = [await registerCouple(server), await registerCouple(server)]
    for (const { visitor, user, email } of couples) {
      await patch(visitor, user, { email: `next-${email}` })
    }
    const [one, other] = couples.map(({ email }) => email) as [string, string]
    const asked = await askAgain(one, 5)
    expect(await linksOf(one)).toHaveLength(4)
    for (const token of asked.slice(0, 2)) expect((await undo(token)).status).toBe(400)
    expect((await undo(asked[2] ?? '')).status).toBe(200)
    for (const token of asked) expect((await undo(token)).status).toBe(400)
    expect(await linksOf(one)).toEqual([])
    const [late] = await askAgain(other, 1)
    server.clock.forward(14 * day - 6000)
    expect((await undo(late ?? '')).status).toBe(400)
  })

  test('asked for by many at once, few are good, and the first one is', async () => {
    const { visitor, user, email } = await registerCouple(server)
    await patch(visitor, user, { email: `next-${email}` })
    const first = await undoToken(email)
    await fiftyAtOnce(() => server.visitor().post('/api/forgot-password', { email }))
    await server.settled()
    expect((await linksOf(email)).length).toBeLessThanOrEqual(4)
    expect((await undo(first)).status).toBe(200)
    expect(await linksOf(email)).toEqual([])
  })

  test('where the mail fails, those that arrived are good, and nobody has to be told of one that did not', async () => {
    const mails: Mail[] = []
    let fails = false
    const mailer: Mailer = {
      name: 'failing at times',
      async send(mail) {
        if (fails) throw new Error('421 try again later')
        mails.push(mail)
      },
      forget: async () => undefined,
    }
    const another = await startTestServer({ mailer })
    const { visitor, user, email } = await registerCouple(another)
    const ask = async () => {
      await another.visitor().post('/api/forgot-password', { email })
      await another.settled()
    }
    await patch(visitor, user, { email: `next-${email}` })
    await ask()
    fails = true
    for (let time = 0; time < 6; time += 1) await ask()
    const links = mails.filter(({ to, subject }) => to === email && subject.includes('was changed'))
    const count = await another.database.selectFrom('former_addresses').select('email').execute()
    const token = linkIn(links[0]).searchParams.get('undo')
    const undone = await another.visitor().post('/api/undo-address', { token })
    await another.stop()
    expect([links.length, count.length, undone.status]).toEqual([2, 2, 200])
  })

  test('T10 its links are stored hashed, are one use, and are made at PUBLIC_URL only', async () => {
    const { visitor, user, email } = await registerCouple(server)
    await patch(visitor, user, { email: `next-${email}` })
    const tokens = [await undoToken(email), await confirmToken(`next-${email}`)]
    const kept = await Promise.all(
      (['former_addresses', 'address_links'] as const).map((table) =>
        server.database.selectFrom(table).selectAll().execute(),
      ),
    )
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(kept)).not.toContain(token)
    }
    const headers = { host: 'evil.example', origin: 'http://evil.example' }
    for (const [at, path] of ['/api/undo-address', '/api/confirm-address'].entries()) {
      const reply = await server.visitor().post(path, { token: tokens[at] }, { headers })
      expect(reply.status).toBe(403)
    }
    expect((await undo(tokens[0] ?? '')).status).toBe(200)
    expect(server.log.join('')).not.toContain(tokens[0])
    expect(server.log.join('')).not.toContain(email)
  })

  test('T10 of fifty who follow one of its links at once, one undoes, and all confirm the same', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const next = `next-${email}`
    await patch(visitor, user, { email: next })
    const [undoing, confirming] = [await undoToken(email), await confirmToken(next)]
    const confirmed = await fiftyAtOnce(() => confirm(confirming))
    expect(new Set(confirmed.map(({ status, body }) => `${status} ${body.email}`))).toEqual(
      new Set([`200 ${next}`]),
    )
    const undone = await fiftyAtOnce(() => undo(undoing))
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of undone) {
      if (status !== 200) expect([status, body.code]).toEqual([400, 'undo-link-over'])
    }
    expect((await confirm(confirming)).status).toBe(400)
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(next)).status).toBe(401)
    counted('T10', { 'uses of one link at once': 100 })
  })
})
