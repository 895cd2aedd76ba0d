import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { joiningSentences } from '#contract/joining.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { addressTrials } from '#server/testing/address-trials.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { invite, type TestInvite } from '#server/testing/invitation.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const day = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
const { signIn, resets, told } = addressTrials(() => server)

/** A couple that registered without an address for the partner, and their invitation. */
async function invited() {
  const visitor = server.visitor()
  const email = `alone${Math.random()}@example.org`
  const { body: user } = await visitor.post<CurrentUser>('/api/register', {
    ...{ username: 'Mina', partnerName: 'Jonas', email, password: testPassword },
  })
  return { visitor, user, email, ...(await invite(visitor)) }
}
const read = (inviteToken: string) =>
  server
    .visitor()
    .post<RefusalBody & { invitedBy: string; email: string | null }>('/api/couples/invitation', {
      inviteToken,
    })
const join = (inviteToken: string, email?: unknown) =>
  server.visitor().post<RefusalBody>('/api/couples/join', { inviteToken, username: 'Bo', email })

describe('R24 who holds an invitation', () => {
  test('R24 C10 learns who invites, and whether an address is still wanted', async () => {
    const { inviteToken } = await invited()
    expect((await read(` ${inviteToken} `)).body).toEqual({ invitedBy: 'Mina', email: null })
    const known = await registerCouple(server, { username: 'Ana' })
    const theirs = await invite(known.visitor)
    expect((await read(theirs.inviteToken)).body).toEqual({
      invitedBy: 'Ana',
      email: known.partnerEmail,
    })
  })

  test('R24 learns nothing by a token that is wrong, used or over', async () => {
    const { inviteToken, visitor } = await invited()
    const over = async (token: string) => {
      const { status, body } = await read(token)
      expect([status, body.message]).toEqual([400, refusalSentence('invitation-over')])
      expect(JSON.stringify(body)).not.toContain('Mina')
    }
    await over('x')
    await over('x'.repeat(43))
    await join(inviteToken)
    await over(inviteToken)
    const next = await invite(visitor)
    server.clock.forward(14 * day)
    await over(next.inviteToken)
    expect(server.log.join('')).not.toContain(next.inviteToken)
  })
})

describe('R24 joining with an address', () => {
  test('R24 it is theirs from then on: they sign in with it and reset with it', async () => {
    const { inviteToken, visitor, user } = await invited()
    const email = `joiner${user.id}@example.org`
    const reply = await join(inviteToken, ` ${email.toUpperCase()} `)
    expect([reply.status, reply.body]).toEqual([200, { user: { username: 'Bo' } }])
    const entered = await signIn(email)
    expect(entered.user).toMatchObject({ id: user.partnerId, username: 'Bo', email })
    expect(await resets(email)).toBe(true)
    const seen = (await visitor.get<CurrentUser>('/api/user')).body
    expect([seen.partnerEmail, seen.partnerEmailUsed]).toEqual([email, true])
  })

  test.each([undefined, '', '  '])('R24 it is optional: %j', async (email) => {
    const { inviteToken } = await invited()
    expect((await join(inviteToken, email)).status).toBe(200)
  })

  test('R6 R24 one that is somebody else’s is refused, and the invitation stays good', async () => {
    const { inviteToken, email, user } = await invited()
    const other = await registerCouple(server)
    for (const [given, status] of [
      [other.email, 409],
      [email, 400],
      ['nobody', 400],
      [7, 400],
    ] as const) {
      const { status: answered, body } = await join(inviteToken, given)
      expect([given, answered, body.issues?.[0]?.path]).toEqual([given, status, 'email'])
    }
    expect((await join(inviteToken, `fine${user.id}@example.org`)).status).toBe(200)
  })

  test('R16 one that another couple merely claimed is theirs, and that couple hears of it', async () => {
    const { inviteToken, user } = await invited()
    const other = await registerCouple(server)
    expect((await join(inviteToken, other.partnerEmail)).status).toBe(200)
    expect((await signIn(other.partnerEmail)).user.id).toBe(user.partnerId)
    expect((await told())[other.email]).toEqual(['About your invitation'])
  })

  test('R16 it takes the place of one that was claimed, but not of one they use', async () => {
    const claimed = await registerCouple(server)
    const { inviteToken } = await invite(claimed.visitor)
    const mine = `mine-${claimed.partnerEmail}`
    expect((await join(inviteToken, mine)).status).toBe(200)
    const mails = await told()
    expect(mails[claimed.partnerEmail]).toEqual(['This address no longer signs in to Duologue'])
    expect(mails[claimed.email]).toEqual(['Your invitation was used'])
    expect(mails[mine]).toBeUndefined()
    expect([(await signIn(mine)).status, (await signIn(claimed.partnerEmail)).status]).toEqual([
      ...[200, 401],
    ])
    const again = await invite(claimed.visitor)
    expect((await read(again.inviteToken)).body.email).toBe(mine)
    const refused = await join(again.inviteToken, `other-${mine}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      refusalSentence('other-address-used'),
    ])
    expect((await join(again.inviteToken, mine)).status).toBe(200)
  })

  test('R24 of ten who join with one token at once one does, with their own address', async () => {
    const { inviteToken, user } = await invited()
    const emails = Array.from({ length: 10 }, (_, at) => `race${at}of${user.id}@example.org`)
    const replies = await Promise.all(emails.map((email) => join(inviteToken, email)))
    const winners = emails.filter((_email, at) => replies[at]?.status === 200)
    expect(winners).toHaveLength(1)
    const entered = await Promise.all(emails.map(async (email) => (await signIn(email)).status))
    expect(emails.filter((_email, at) => entered[at] === 200)).toEqual(winners)
  })
})

describe('R8 R16 a link that went astray', () => {
  const newPassword = 'window-and-river-7'
  const mailOfJoin = async (email: string) => {
    await server.settled()
    const mails = server.mails.filter(({ to }) => to === email)
    return mails.filter(({ subject }) => subject === 'Your invitation was used')
  }

  test('A3 R16 opens no new password for whoever joined with it, until they have signed in', async () => {
    const { inviteToken, visitor, user } = await invited()
    const email = `astray${user.id}@example.org`
    expect((await join(inviteToken, email)).status).toBe(200)
    expect(await resets(email)).toBe(false)
    expect((await told())[email]).toEqual(['About your Duologue password'])
    const seen = (await visitor.get<CurrentUser>('/api/user')).body
    expect([seen.partnerEmail, seen.partnerEmailUsed, seen.partnerJoined]).toEqual([
      ...[email, false, true],
    ])
    expect((await signIn(email, 'not the one')).status).toBe(401)
    expect(await resets(email)).toBe(false)
    expect((await signIn(email)).user.emailPending).toBe(false)
    expect(await resets(email)).toBe(true)
  })

  test('A3 nor where it replaces an address that the primary had named', async () => {
    const couple = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    const email = `astray-${couple.partnerEmail}`
    expect((await join(inviteToken, email)).status).toBe(200)
    expect([await resets(email), await resets(couple.partnerEmail)]).toEqual([false, false])
    const named = await registerCouple(server)
    await join((await invite(named.visitor)).inviteToken, named.partnerEmail)
    expect(await resets(named.partnerEmail)).toBe(true)
  })

  test('A3 R8 is told to who registered at every join, with the name, the address and the way back', async () => {
    const { inviteToken, visitor, email, user } = await invited()
    const astray = `astray${user.id}@example.org`
    await join(inviteToken, astray)
    const [mail, ...more] = await mailOfJoin(email)
    expect(more).toEqual([])
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('goes by the name Bo')
      expect(form).toContain(`is ${astray}.`)
      expect(form).toContain('Make a new link in Profile Settings')
    }
    const known = await registerCouple(server)
    await join((await invite(known.visitor)).inviteToken)
    const [named] = await mailOfJoin(known.email)
    expect(named?.text).toContain(`is ${known.partnerEmail}, as before.`)
    await visitor.post('/api/couples/invite')
    const link = await invite(visitor)
    await server
      .visitor()
      .post('/api/couples/join', { inviteToken: link.inviteToken, username: 'evil.example' })
    const last = (await mailOfJoin(email)).at(-1)
    expect(last?.text).not.toContain('evil.example')
    expect(last?.text).toContain('They gave no email address')
  })

  test('A3 R24 is taken back by the next invitation: it asks for an address, and the one before goes', async () => {
    const { inviteToken, visitor, user } = await invited()
    const [astray, own] = [`astray${user.id}@example.org`, `own${user.id}@example.org`]
    await join(inviteToken, astray)
    const next = await invite(visitor)
    expect((await read(next.inviteToken)).body.email).toBeNull()
    expect((await join(next.inviteToken, own)).status).toBe(200)
    expect([(await signIn(astray)).status, (await signIn(own)).status]).toEqual([401, 200])
    expect([await resets(astray), await resets(own)]).toEqual([false, true])
  })

  test('A3 a second join without an address proves none, and the one before goes', async () => {
    const { inviteToken, visitor, user } = await invited()
    const astray = `astray${user.id}@example.org`
    await join(inviteToken, astray)
    await join((await invite(visitor)).inviteToken)
    expect((await signIn(astray)).status).toBe(401)
    expect(await resets(astray)).toBe(false)
    expect((await visitor.get<CurrentUser>('/api/user')).body.partnerEmail).toBeNull()
    await join((await invite(visitor)).inviteToken, astray)
    await join((await invite(visitor)).inviteToken, astray)
    expect(await resets(astray)).toBe(false)
  })

  test('A3 who registered may change it in Profile Settings, and keeps the account', async () => {
    const { inviteToken, visitor, email, user } = await invited()
    const [astray, own] = [`astray${user.id}@example.org`, `own${user.id}@example.org`]
    await join(inviteToken, astray)
    expect((await visitor.post('/api/couples/invite', { partnerEmail: own })).status).toBe(200)
    expect([(await signIn(astray)).status, await resets(astray)]).toEqual([401, false])
    const change = { currentPassword: testPassword, newPassword, userId: 30 }
    expect((await visitor.patch('/api/user/change-password', change)).status).toBe(200)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })
})

describe('C15 an invitation says what became of its mail', () => {
  type Outcome = TestInvite & { mail?: string; message?: string }
  const outcomeWith = async (
    mailer: NonNullable<Parameters<typeof startTestServer>[0]>['mailer'],
  ) => {
    const another = await startTestServer(mailer && { mailer })
    const { visitor, partnerEmail } = await registerCouple(another)
    const reply = await visitor.post<Outcome>('/api/couples/invite', { partnerEmail })
    await another.settled()
    const log = another.log.join('')
    await another.stop()
    return { status: reply.status, mail: reply.body.mail, message: reply.body.message, log }
  }
  const forget = async () => undefined

  test('C15 it went out', async () => {
    expect(await outcomeWith(undefined)).toMatchObject({
      ...{ status: 200, mail: 'sent', message: joiningSentences.mail.sent },
    })
  })

  test('C15 it only lies in the outbox', async () => {
    const kept = await outcomeWith({
      ...{ name: 'outbox', send: forget, forget, keeps: true },
    })
    expect(kept).toMatchObject({ mail: 'kept', message: joiningSentences.mail.kept })
    expect(kept.message).not.toContain('on its way')
  })

  test('C15 it failed; the link is there all the same, and the log knows', async () => {
    const send = async () => {
      throw new Error('550 no such mailbox')
    }
    const failed = await outcomeWith({ name: 'failing', send, forget })
    expect(failed).toMatchObject({ ...{ status: 200, mail: 'failed' } })
    expect(failed.message).not.toContain('on its way')
    expect(failed.log).toContain('an invitation could not be sent')
    expect(failed.log).not.toContain('no such mailbox')
  })
})
