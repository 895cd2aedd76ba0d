import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { addressTrials } from '#server/testing/address-trials.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { invite, join } from '#server/testing/invitation.ts'
import { askForReset, linkIn } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.settled()
  server.mails.length = 0
})

const newPassword = 'window-and-river-7'
const { signIn, patch, told, undoToken, confirmToken, undo, confirm, resets, mailTo } =
  addressTrials(() => server)

/** A couple of whom both have signed in; the partner's own device. */
async function bothSignedIn(): Promise<
  TestCouple & { partner: Visitor; partnerUser: CurrentUser }
> {
  const couple = await registerCouple(server)
  const { visitor, user } = await signIn(couple.partnerEmail)
  return { ...couple, partner: visitor, partnerUser: user }
}

describe('A3 taking over an account', () => {
  test.each([31, 'id'])(
    'A3 nobody takes the address of a partner who uses it (userId %s)',
    async (whose) => {
      const { visitor, user, partner, partnerUser, partnerEmail } = await bothSignedIn()
      const userId = whose === 'id' ? user.partnerId : whose
      const swapped = { username: user.partnerName, partnerName: user.username, userId }
      const taken = await patch(visitor, user, { ...swapped, email: 'mine@example.org' })
      expect([taken.status, taken.body.message]).toEqual([409, refusalSentence('address-in-use')])
      expect(taken.body.issues).toEqual([
        { path: 'email', message: refusalSentence('address-in-use') },
      ])
      const partnerEmailGiven = { partnerEmail: 'mine@example.org' }
      const invited = await visitor.post<RefusalBody>('/api/couples/invite', partnerEmailGiven)
      expect([invited.status, invited.body.message]).toEqual([
        409,
        refusalSentence('address-in-use'),
      ])
      expect((await partner.get('/api/user')).body).toEqual(partnerUser)
      expect((await signIn(partnerEmail)).status).toBe(200)
      expect(await told()).toEqual({})
      const renamed = await patch(visitor, user, {
        ...swapped,
        email: partnerEmail,
        username: 'Bo',
      })
      expect([renamed.status, renamed.body.partnerName]).toEqual([200, 'Bo'])
    },
  )

  test('A3 nor does the partner take the one of who registered', async () => {
    const { partner, partnerUser, user, email } = await bothSignedIn()
    for (const userId of [30, user.id]) {
      const { username, partnerName } = user
      const theirs = { username, partnerName, userId, email: 'mine@example.org' }
      const reply = await patch(partner, partnerUser, theirs)
      expect([reply.status, reply.body.message]).toEqual([409, refusalSentence('address-in-use')])
    }
    expect((await signIn(email)).status).toBe(200)
  })

  test('A3 the whole attack, on a device somebody left open: each step is told, and undone', async () => {
    const { visitor, user, email, partner, partnerEmail } = await bothSignedIn()
    const attacker = visitor
    const evil = `evil-${email}`

    expect((await patch(attacker, user, { email: evil })).status).toBe(200)
    expect(await told()).toEqual({
      [email]: ['Your email address was changed'],
      [evil]: ['Confirm your email address'],
      [partnerEmail]: ['An email address was changed'],
    })
    const way = await undoToken(email)
    await confirm(await confirmToken(evil))

    await attacker.post('/api/logout-others')
    expect((await partner.get<RefusalBody>('/api/user')).body.message).toBe(
      'You were signed out from another device.',
    )

    const token = await askForReset(server, evil)
    await server.visitor().post('/api/reset-password', { token, newPassword: 'evil-password-9' })
    const after = await told()
    for (const address of [email, evil, partnerEmail]) {
      expect(after[address]).toContain('Your password was changed')
    }
    for (const mail of server.mails) {
      expect(mail.text + mail.html).not.toContain('evil-password-9')
      if (mail.to !== evil) expect(mail.text + mail.html).not.toContain(evil)
    }

    const undone = await undo(way)
    expect([undone.status, undone.body.email]).toEqual([200, email])
    expect((await attacker.get<RefusalBody>('/api/user')).status).toBe(401)
    expect(await resets(evil)).toBe(false)
    const mended = await askForReset(server, email)
    await server.visitor().post('/api/reset-password', { token: mended, newPassword })
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await signIn(partnerEmail, newPassword)).status).toBe(200)
    expect((await signIn(evil, 'evil-password-9')).status).toBe(401)
    expect((await undo(way)).status).toBe(400)
  })

  test('A3 a changed password and a deleted account are told to every address, the old one included', async () => {
    const { visitor, user, email, partnerEmail } = await bothSignedIn()
    const next = `next-${email}`
    await patch(visitor, user, { email: next })
    await told()
    server.mails.length = 0
    const change = { currentPassword: testPassword, newPassword, userId: 30 }
    await visitor.patch('/api/user/change-password', change)
    const changed = ['Your password was changed']
    expect(await told()).toEqual({ [email]: changed, [next]: changed, [partnerEmail]: changed })
    server.mails.length = 0
    await visitor.send('DELETE', '/api/account', { password: newPassword })
    const gone = ['Your account was deleted']
    expect(await told()).toEqual({ [email]: gone, [next]: gone, [partnerEmail]: gone })
    for (const mail of server.mails) {
      expect(mail.coupleId).toBeUndefined()
      expect(mail.text).not.toMatch(/Mina|Jonas/)
    }
  })
})

describe('A8 R16 a claimed address', () => {
  test('signs in with the shared password, and opens no new one until then', async () => {
    const couple = await registerCouple(server)
    expect(await resets(couple.partnerEmail)).toBe(false)
    expect(await told()).toEqual({ [couple.partnerEmail]: ['About your Duologue password'] })
    expect(server.mails[0]?.text).not.toMatch(/Mina|Jonas/)
    const { status, user } = await signIn(couple.partnerEmail)
    expect([status, user.participant]).toEqual([200, 'partner'])
    expect(await resets(couple.partnerEmail)).toBe(true)
  })

  test('a login that fails does not make it used', async () => {
    const couple = await registerCouple(server)
    expect((await signIn(couple.partnerEmail, 'not the one')).status).toBe(401)
    expect(await resets(couple.partnerEmail)).toBe(false)
  })

  test('does not stop its owner from registering, and the primary hears of it', async () => {
    const couple = await registerCouple(server)
    const stranger = server.visitor()
    const registered = await stranger.post<CurrentUser>('/api/register', {
      ...{ username: 'Kim', partnerName: 'Lee', password: newPassword },
      email: couple.partnerEmail.toUpperCase(),
    })
    expect([registered.status, registered.body.username]).toEqual([200, 'Kim'])
    expect((await signIn(couple.partnerEmail, newPassword)).user.username).toBe('Kim')
    expect((await signIn(couple.partnerEmail)).status).toBe(401)
    const seen = await couple.visitor.get<CurrentUser>('/api/user')
    expect(seen.body).toEqual({ ...couple.user, partnerEmail: null })
    expect(await told()).toEqual({ [couple.email]: ['About your invitation'] })
    const token = await askForReset(server, couple.partnerEmail)
    await server.visitor().post('/api/reset-password', { token, newPassword: `${newPassword}!` })
    expect((await couple.visitor.get('/api/user')).status).toBe(200)
  })

  test('is refused to a couple that claims it, too, and to a profile', async () => {
    const couple = await registerCouple(server)
    const other = await registerCouple(server)
    const claim = { partnerEmail: couple.partnerEmail }
    expect((await other.visitor.post('/api/couples/invite', claim)).status).toBe(409)
    const reply = await patch(other.visitor, other.user, { email: couple.partnerEmail })
    expect(reply.status).toBe(409)
    expect((await signIn(couple.partnerEmail)).status).toBe(200)
  })

  test('may be changed by the couple; the old one hears of it and can undo nothing', async () => {
    const couple = await registerCouple(server)
    const { user, visitor, partnerEmail } = couple
    const second = `second-${partnerEmail}`
    const names = { username: 'Jonas', partnerName: 'Mina', userId: 31 }
    expect((await patch(visitor, user, { ...names, email: second })).status).toBe(200)
    await server.settled()
    const mail = mailTo(partnerEmail, 'This address no longer signs in to Duologue')
    expect(linkIn(mail).search).toBe('')
    expect(await resets(partnerEmail)).toBe(false)
    expect(await resets(second)).toBe(false)
    expect((await signIn(partnerEmail)).status).toBe(401)
    expect((await signIn(second)).status).toBe(200)
  })

  test('of ten who register with it at once one gets it, and of an owner signing in beside them either', async () => {
    for (let round = 0; round < 5; round += 1) {
      const couple = await registerCouple(server)
      const [entered, ...registered] = await Promise.all([
        signIn(couple.partnerEmail),
        ...Array.from({ length: 5 }, () =>
          server.visitor().post('/api/register', {
            ...{ username: 'Kim', partnerName: 'Lee', password: newPassword },
            email: couple.partnerEmail,
          }),
        ),
      ])
      const made = registered.filter(({ status }) => status === 200).length
      expect(registered.every(({ status }) => [200, 409].includes(status))).toBe(true)
      expect(entered.status === 200 ? made : made - 1).toBe(0)
      expect([200, 401]).toContain(entered.status)
    }
  })

  test('joining by the invitation makes it used', async () => {
    const { visitor, partnerEmail } = await registerCouple(server)
    const { inviteToken } = await invite(visitor)
    expect((await join(server.visitor(), inviteToken)).status).toBe(200)
    expect(await resets(partnerEmail)).toBe(true)
    expect((await visitor.get<CurrentUser>('/api/user')).body.partnerEmailUsed).toBe(true)
  })
})
