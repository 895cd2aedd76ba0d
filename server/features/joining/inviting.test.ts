import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { invite, join, storedCouple, type TestInvite } from '#server/testing/invitation.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const day = 86_400_000
const over = refusalSentence('invitation-over')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const expectOver = ({ status, body }: { status: number; body: RefusalBody }) =>
  expect([status, body.message, body.error]).toEqual([400, over, over])

/** A couple whose partner has no e-mail yet. */
async function registerAlone(): Promise<TestCouple> {
  const couple = await registerCouple(server)
  const { partnerId } = couple.user
  await server.database
    .updateTable('users')
    .set({ email: null })
    .where('id', '=', partnerId)
    .execute()
  return couple
}

describe('inviting', () => {
  test('R8 R15 T10 gives a link from PUBLIC_URL that works for 14 days, whatever host is named', async () => {
    const { visitor } = await registerCouple(server)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { status, body } = await visitor.post<TestInvite>('/api/couples/invite', {}, { headers })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['expiresAt', 'inviteToken', 'inviteUrl'])
    expect(body.inviteToken).toMatch(/^[\w-]{43}$/)
    expect(body.inviteUrl).toBe(`${server.publicUrl}/join/${body.inviteToken}`)
    expect(Date.parse(body.expiresAt)).toBe(server.clock.now().getTime() + 14 * day)
    await server.settled()
    expect(server.mails.filter(({ text }) => text.includes(body.inviteToken))).toEqual([])
  })

  test('R8 mails the link to an address, which becomes the one the partner signs in with', async () => {
    const couple = await registerAlone()
    const partnerEmail = `Joining-${couple.partnerEmail}`
    const given = { partnerEmail: ` ${partnerEmail}`, partnerName: ' Bo ' }
    const { inviteToken, inviteUrl } = await invite(couple.visitor, given)
    await server.settled()
    const mail = server.mails.findLast(({ to }) => to === partnerEmail.toLowerCase())
    expect(mail?.subject).toBe('An invitation to Duologue')
    expect(linkIn(mail).href).toBe(inviteUrl)
    expect(mail?.text).toContain('Hello Bo,')
    expect(mail?.text).toContain('Mina would like to share Duologue with you')
    expect(mail?.html).toContain(inviteUrl)
    expect((await couple.visitor.get<CurrentUser>('/api/user')).body.partnerName).toBe('Bo')
    expect((await join(server.visitor(), inviteToken)).status).toBe(200)
    const partner = await server
      .visitor()
      .post<CurrentUser>('/api/login', { email: partnerEmail, password: testPassword })
    expect(partner.body).toMatchObject({ id: couple.user.partnerId, participant: 'partner' })
  })

  test('a name that looks like an address is kept out of the mail', async () => {
    const { visitor } = await registerCouple(server, { username: 'evil.example' })
    const partnerEmail = 'named@example.org'
    const { inviteToken } = await invite(visitor, { partnerEmail, partnerName: 'http://e.vil' })
    await server.settled()
    const mail = server.mails.findLast(({ to }) => to === partnerEmail)
    expect(mail?.text).toContain('Hello,')
    expect(mail?.text).toContain('Your partner would like')
    // A token is drawn by chance, and may spell it.
    expect(JSON.stringify(mail).replaceAll(inviteToken, '')).not.toContain('vil')
  })

  const mailsTo = (address: string) => server.mails.filter(({ to }) => to === address)

  test('the address that another one replaces is told, without the link or the new one', async () => {
    const couple = await registerCouple(server)
    const partnerEmail = `other-${couple.partnerEmail}`
    const { inviteToken } = await invite(couple.visitor, { partnerEmail })
    await server.settled()
    expect(mailsTo(partnerEmail)).toHaveLength(1)
    const [mail, ...more] = mailsTo(couple.partnerEmail)
    expect([mail?.subject, more]).toEqual(['This address no longer signs in to Duologue', []])
    expect(linkIn(mail).href).toBe(`${server.publicUrl}/auth`)
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Hello Jonas,')
      expect(form).toContain('A new invitation from Mina went to another one')
      expect(form).toContain('please ask Mina')
      expect(form).not.toContain(inviteToken)
      expect(form).not.toContain(partnerEmail)
    }
    const signIn = async (email: string) =>
      (await server.visitor().post('/api/login', { email, password: testPassword })).status
    expect(await signIn(couple.partnerEmail)).toBe(401)
    expect(await signIn(partnerEmail)).toBe(200)
  })

  test('nobody is told of another address when it is the same or the first', async () => {
    const [known, alone] = [await registerCouple(server), await registerAlone()]
    const again = ` ${known.partnerEmail.toUpperCase()}`
    await invite(known.visitor, { partnerEmail: again })
    await invite(known.visitor)
    const first = `first-${alone.partnerEmail}`
    await invite(alone.visitor, { partnerEmail: first })
    await server.settled()
    const subjects = [known.partnerEmail, alone.partnerEmail, first].map((address) =>
      mailsTo(address).map(({ subject }) => subject),
    )
    expect(subjects).toEqual([['An invitation to Duologue'], [], ['An invitation to Duologue']])
  })

  test('both sides are told the other’s address, also that there is none yet', async () => {
    const couple = await registerAlone()
    const seenBy = async (visitor = couple.visitor) => {
      const { email, partnerEmail } = (await visitor.get<CurrentUser>('/api/user')).body
      return { email, partnerEmail }
    }
    expect(await seenBy()).toEqual({ email: couple.email, partnerEmail: null })
    const partnerEmail = `seen-${couple.partnerEmail}`
    await invite(couple.visitor, { partnerEmail })
    expect(await seenBy()).toEqual({ email: couple.email, partnerEmail })
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    expect(await seenBy(partner)).toEqual({ email: partnerEmail, partnerEmail: couple.email })
  })

  test('R15 the partner may send it too, and it is for the partner’s place all the same', async () => {
    const couple = await registerCouple(server)
    const partner = server.visitor()
    await partner.post('/api/login', { email: couple.partnerEmail, password: testPassword })
    const { inviteToken } = await invite(partner)
    await join(server.visitor(), inviteToken, 'Zoe')
    expect((await storedCouple(server, couple)).people.map(({ username }) => username)).toEqual([
      'Mina',
      'Zoe',
    ])
  })

  test('R8 a new invitation replaces the old', async () => {
    const { visitor } = await registerCouple(server)
    const old = await invite(visitor)
    const next = await invite(visitor)
    expectOver(await join(server.visitor(), old.inviteToken))
    expect((await join(server.visitor(), next.inviteToken)).status).toBe(200)
  })

  test('R6 refuses an address that is somebody else’s, and the old link still works', async () => {
    const couple = await registerCouple(server)
    const stranger = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    const before = await storedCouple(server, couple)
    for (const [partnerEmail, status] of [
      [stranger.email, 409],
      [stranger.partnerEmail, 409],
      [couple.email, 400],
    ] as const) {
      const given = { partnerEmail, partnerName: 'Bo' }
      expect((await couple.visitor.post('/api/couples/invite', given)).status).toBe(status)
    }
    expect(await storedCouple(server, couple)).toEqual(before)
    expect((await join(server.visitor(), inviteToken)).status).toBe(200)
  })

  test.each([
    [{ partnerEmail: 'nobody' }, 'Invalid email address'],
    [{ partnerName: 'abcdefghijklmn' }, 'Partner name must be 13 characters or less'],
    [{ partnerName: 7 }, 'Partner name is required'],
  ])('refuses %j with its sentence', async (given, sentence) => {
    const { visitor } = await registerCouple(server)
    const reply = await visitor.post<RefusalBody>('/api/couples/invite', given)
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
  })

  test.each([{}, { partnerEmail: '', partnerName: '' }, { partnerName: '  ' }])(
    'R15 both fields are optional: %j',
    async (given) => {
      const couple = await registerCouple(server)
      const before = await storedCouple(server, couple)
      expect(
        (await join(server.visitor(), (await invite(couple.visitor, given)).inviteToken, 'Jonas'))
          .status,
      ).toBe(200)
      expect((await storedCouple(server, couple)).people.map(({ email }) => email)).toEqual(
        before.people.map(({ email }) => email),
      )
    },
  )

  test('T10 the token is stored hashed and never logged', async () => {
    const { visitor } = await registerCouple(server)
    const { inviteToken } = await invite(visitor, { partnerEmail: 'hashed@example.org' })
    await server.settled()
    expect(await everyRow(server)).not.toContain(inviteToken)
    await join(server.visitor(), inviteToken)
    expect(server.log.join('')).not.toContain(inviteToken)
    expect(server.log.join('')).not.toContain('hashed@example.org')
  })
})
