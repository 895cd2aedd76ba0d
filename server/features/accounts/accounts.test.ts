import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { invite, join } from '#server/testing/invitation.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { createArgon2 } from './passwords/argon2.ts'

const day = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ hasher: createArgon2() })
})
afterAll(() => server.stop())

const registration = (changes: object = {}) => ({
  username: 'Mina',
  email: 'mina@example.org',
  password: testPassword,
  partnerName: 'Jonas',
  ...changes,
})

describe('registering', () => {
  test('R1 makes two people who point at each other, with ids from 100 on, and signs in', async () => {
    const { visitor, user } = await registerCouple(server, { username: ' Ana ', partnerName: 'Bo' })
    expect(user).toMatchObject({ username: 'Ana', partnerName: 'Bo', participant: 'primary' })
    expect(user.id).toBeGreaterThanOrEqual(100)
    expect(user.partnerId).toBeGreaterThan(user.id)
    expect((await visitor.get<CurrentUser>('/api/user')).body).toEqual(user)
    const rows = await server.database.selectFrom('users').selectAll().execute()
    const partner = rows.find(({ id }) => id === user.partnerId)
    expect(partner).toMatchObject({ username: 'Bo', partnerName: 'Ana', partnerId: user.id })
    expect(partner?.password).toBeNull()
    expect(rows.find(({ id }) => id === user.id)?.password).toMatch(
      /^\$argon2id\$.*m=19456,t=2,p=1/,
    )
  })

  test('C10 R23 tells whether the partner has joined, by an invitation or by signing in', async () => {
    const invited = await registerCouple(server)
    const asks = async (visitor: Visitor) =>
      (await visitor.get<CurrentUser>('/api/user')).body.partnerJoined
    expect(invited.user.partnerJoined).toBe(false)
    const { inviteToken } = await invite(invited.visitor)
    expect(await asks(invited.visitor)).toBe(false)
    await join(server.visitor(), inviteToken)
    expect(await asks(invited.visitor)).toBe(true)

    const told = await registerCouple(server)
    await told.visitor.post('/api/login', { email: told.email, password: testPassword })
    expect(await asks(told.visitor)).toBe(false)
    const partner = server.visitor()
    await partner.post('/api/login', { email: told.partnerEmail, password: testPassword })
    expect([await asks(partner), await asks(told.visitor)]).toEqual([true, true])
  })

  test('R22 R23 tells when both people have signed in as themselves', async () => {
    const { visitor, user, partnerEmail } = await registerCouple(server)
    expect(user.bothSignIn).toBe(false)
    const partner = server.visitor()
    const credentials = { email: partnerEmail, password: testPassword }
    const signedIn = await partner.post<CurrentUser>('/api/login', credentials)
    expect(signedIn.body).toMatchObject({ participant: 'partner', bothSignIn: true })
    expect((await visitor.get<CurrentUser>('/api/user')).body.bothSignIn).toBe(true)
    await partner.post('/api/logout')
    expect((await visitor.get<CurrentUser>('/api/user')).body.bothSignIn).toBe(true)
  })

  test.each([
    [{ username: '' }, 'Username is required'],
    [{ username: 'abcdefghijklmn' }, 'Username must be 13 characters or less'],
    [{ partnerName: '   ' }, 'Partner name is required'],
    [{ partnerName: 'abcdefghijklmn' }, 'Partner name must be 13 characters or less'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ partnerEmail: 'nobody' }, 'Invalid email address'],
    [
      { partnerEmail: 'mina@example.org' },
      'Please give your partner an email address of their own.',
    ],
    [{ password: '' }, 'Password is required'],
    [{ password: 'short' }, 'Password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(129) }, 'Password must be 128 characters or less.'],
    [
      { password: 'Password' },
      'That password is one of the most common ones. Please choose another.',
    ],
    [{ username: 'a\u0000b' }, 'Please remove the characters that cannot be saved.'],
    [{ username: '\ud800' }, 'Please remove the characters that cannot be saved.'],
    [{ username: `e${'\u0301'.repeat(20_000)}` }, 'Username must be 13 characters or less'],
  ])('R6 R7 refuses %j with its sentence', async (changes, sentence) => {
    const reply = await server.visitor().post<RefusalBody>('/api/register', registration(changes))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ statusCode: 400, error: sentence, message: sentence })
  })

  test('R1 counts a name as a person does', async () => {
    const couples = '👩🏽‍❤️‍💋‍👨🏿'.repeat(13)
    const { user } = await registerCouple(server, { username: couples })
    expect(user.username).toBe(couples)
  })

  test('R6 refuses a taken e-mail, whichever of the two it belongs to and however it is written', async () => {
    const { email, partnerEmail } = await registerCouple(server)
    const credentials = { email: partnerEmail, password: testPassword }
    await server.visitor().post('/api/login', credentials)
    for (const changes of [
      { email: ` ${email.toUpperCase()} ` },
      { email: partnerEmail },
      { email: 'new@example.org', partnerEmail: email },
    ]) {
      const reply = await server.visitor().post<RefusalBody>('/api/register', registration(changes))
      expect(reply.status).toBe(409)
      expect(reply.body.message).toBe(
        'That email is already registered. Try signing in or resetting your password.',
      )
    }
  })

  test('ten at once with one e-mail make one couple', async () => {
    const tries = Array.from({ length: 10 }, () =>
      server.visitor().post('/api/register', registration({ email: 'race@example.org' })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('ignores fields that nobody asked for', async () => {
    const given = registration({
      email: 'over@example.org',
      id: 30,
      participant: 'partner',
      relationshipConfirmed: 1,
      coupleId: 'x',
    })
    const { body } = await server.visitor().post<CurrentUser>('/api/register', given)
    expect(body.id).toBeGreaterThanOrEqual(100)
    expect(Object.keys(body).sort()).toEqual(
      [
        'bothSignIn',
        'email',
        'emailPending',
        'id',
        'participant',
        'partnerEmail',
        'partnerEmailUsed',
        'partnerId',
        'partnerJoined',
        'partnerName',
        'username',
      ].sort(),
    )
  })
})

describe('signing in', () => {
  test('R1 either of the two signs in with the one password and sees their own side', async () => {
    const { email, partnerEmail, user } = await registerCouple(server)
    const primary = await server
      .visitor()
      .post<CurrentUser>('/api/login', { email, password: testPassword })
    expect(primary.body).toEqual(user)
    const partner = await server
      .visitor()
      .post<CurrentUser>('/api/login', { email: partnerEmail, password: testPassword })
    expect(partner.body).toMatchObject({
      id: user.partnerId,
      username: user.partnerName,
      partnerId: user.id,
      partnerName: user.username,
      participant: 'partner',
    })
  })

  test('R6 answers an unknown e-mail and a wrong password alike', async () => {
    const { email } = await registerCouple(server)
    const wrong = await server.visitor().post('/api/login', { email, password: 'not the one' })
    const unknown = await server
      .visitor()
      .post('/api/login', { email: 'nobody@example.org', password: 'not the one' })
    expect(wrong.status).toBe(401)
    expect(wrong.text).toBe(unknown.text)
    expect(wrong.text).toContain('Invalid email or password')
  })

  test.each([
    [{ email: 'nobody', password: 'x' }, 'Invalid email address'],
    [{ email: 'a@example.org', password: '' }, 'Password is required'],
    [{ email: 'a@example.org' }, 'Password is required'],
  ])('R15 refuses %j', async (body, sentence) => {
    const reply = await server.visitor().post<RefusalBody>('/api/login', body)
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
  })

  test('T7 renews the login, stores only its hash, and hides it from scripts', async () => {
    const { visitor, email } = await registerCouple(server)
    const before = visitor.cookies.get('duologue') ?? ''
    const reply = await visitor.post('/api/login', { email, password: testPassword })
    const after = visitor.cookies.get('duologue') ?? ''
    expect(after).not.toBe(before)
    expect(Buffer.from(after, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const old = server.visitor()
    old.cookies.set('duologue', before)
    expect((await old.get('/api/user')).status).toBe(401)
    const rows = await server.database.selectFrom('logins').select('tokenHash').execute()
    expect(JSON.stringify(rows)).not.toContain(after)
  })

  test('logging out ends the login on the server', async () => {
    const { visitor } = await registerCouple(server)
    const copy = server.visitor()
    copy.cookies.set('duologue', visitor.cookies.get('duologue') ?? '')
    expect((await visitor.post('/api/logout')).status).toBe(200)
    expect((await copy.get('/api/user')).status).toBe(401)
    expect((await visitor.post('/api/logout')).status).toBe(200)
  })

  test('T7 a login ends when it was idle for 30 days, and after 180 days in any case', async () => {
    const idle = await registerCouple(server)
    const busy = await registerCouple(server)
    const seen: number[] = []
    for (let days = 0; days < 190; days += 10) {
      seen.push((await busy.visitor.get('/api/user')).status)
      server.clock.forward(10 * day)
      if (days === 30) expect((await idle.visitor.get('/api/user')).status).toBe(401)
    }
    expect(seen).toEqual([...Array.from({ length: 19 }, () => 200)])
    expect((await busy.visitor.get('/api/user')).status).toBe(401)
  })
})
