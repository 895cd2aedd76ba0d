import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const update = <Body = CurrentUser>(
  { visitor, user, email }: Pick<TestCouple, 'visitor' | 'user' | 'email'>,
  changes: object = {},
) => {
  const { username, partnerName, id: userId } = user
  return visitor.patch<Body>('/api/partner', { username, partnerName, email, userId, ...changes })
}

const rowsOf = async ({ user }: TestCouple) => {
  const rows = await server.database
    .selectFrom('users')
    .select(['id', 'username', 'partnerName', 'email'])
    .where('id', 'in', [user.id, user.partnerId])
    .orderBy('id')
    .execute()
  return rows.map(({ id: _id, ...row }) => row)
}

const signInAs = async (email: string) => {
  const visitor = server.visitor()
  const { status, body } = await visitor.post<CurrentUser>('/api/login', {
    email,
    password: testPassword,
  })
  return { visitor, status, user: body }
}

describe('PATCH /api/partner', () => {
  test('R1 names both people on both rows and gives the updated account', async () => {
    const couple = await registerCouple(server)
    const email = `renamed-${couple.email}`
    const changes = { username: ' Ana ', partnerName: 'Bo', email: ` ${email.toUpperCase()} ` }
    const reply = await update(couple, changes)
    const changed = { username: 'Ana', partnerName: 'Bo', email, emailPending: true }
    const updated = { ...couple.user, ...changed }
    expect([reply.status, reply.body]).toEqual([200, updated])
    expect((await couple.visitor.get('/api/user')).body).toEqual(updated)
    expect(await rowsOf(couple)).toEqual([
      { username: 'Ana', partnerName: 'Bo', email },
      { username: 'Bo', partnerName: 'Ana', email: couple.partnerEmail },
    ])
    expect((await signInAs(email)).status).toBe(200)
    expect((await signInAs(couple.email)).status).toBe(401)
  })

  test('R1 from the side of the partner the names are the other way round', async () => {
    const couple = await registerCouple(server)
    const { visitor, user } = await signInAs(couple.partnerEmail)
    const email = `renamed-${couple.partnerEmail}`
    const reply = await update({ visitor, user, email }, { username: 'Bo', partnerName: 'Ana' })
    const changed = { username: 'Bo', partnerName: 'Ana', email, emailPending: true }
    expect(reply.body).toEqual({ ...user, ...changed })
    expect(await rowsOf(couple)).toEqual([
      { username: 'Ana', partnerName: 'Bo', email: couple.email },
      { username: 'Bo', partnerName: 'Ana', email },
    ])
  })

  test('R1 an id or alias of the other person means the other person', async () => {
    for (const whose of ['alias', 'id']) {
      const couple = await registerCouple(server)
      const userId = whose === 'alias' ? 31 : couple.user.partnerId
      const email = `second-${couple.partnerEmail}`
      const reply = await update(couple, { userId, username: 'Bo', partnerName: 'Ana', email })
      const changed = { username: 'Ana', partnerName: 'Bo', partnerEmail: email }
      expect(reply.body).toEqual({ ...couple.user, ...changed })
      expect(await rowsOf(couple)).toEqual([
        { username: 'Ana', partnerName: 'Bo', email: couple.email },
        { username: 'Bo', partnerName: 'Ana', email },
      ])
    }
  })

  test.each([
    [{ username: '  ' }, 'Username is required'],
    [{ username: 'abcdefghijklmn' }, 'Username must be 13 characters or less'],
    [{ partnerName: '' }, 'Partner name is required'],
    [{ partnerName: 'abcdefghijklmn' }, 'Partner name must be 13 characters or less'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ userId: undefined }, 'User ID is required. Please log in again.'],
    [{ userId: null }, 'User ID is required. Please log in again.'],
  ])('refuses %j with its sentence', async (changes, sentence) => {
    const couple = await registerCouple(server)
    const before = await rowsOf(couple)
    const reply = await update<RefusalBody>(couple, changes)
    expect([reply.status, reply.body.message, reply.body.error]).toEqual([400, sentence, sentence])
    expect(await rowsOf(couple)).toEqual(before)
  })

  test('R6 refuses a taken e-mail and then names nobody either', async () => {
    const couple = await registerCouple(server)
    const stranger = await registerCouple(server)
    const before = await rowsOf(couple)
    for (const email of [stranger.email, stranger.partnerEmail]) {
      const reply = await update<RefusalBody>(couple, { email, username: 'Ana' })
      expect([reply.status, reply.body.message]).toEqual([
        409,
        'That email is already registered. Try signing in or resetting your password.',
      ])
    }
    expect(await rowsOf(couple)).toEqual(before)
  })

  test('R6 the address of the other one of the two is called what it is', async () => {
    const couple = await registerCouple(server)
    const before = await rowsOf(couple)
    const message = refusalSentence('email-of-the-other')
    for (const change of [
      { email: couple.partnerEmail },
      { email: couple.email, userId: couple.user.partnerId },
    ]) {
      const { status, body } = await update<RefusalBody>(couple, change)
      expect([status, body.code, body.message]).toEqual([409, 'email-of-the-other', message])
      expect(body.issues).toEqual([{ path: 'email', message }])
    }
    expect(await rowsOf(couple)).toEqual(before)
  })

  test('R1 refuses the id of somebody else and changes neither couple', async () => {
    const couple = await registerCouple(server)
    const stranger = await registerCouple(server)
    const before = [await rowsOf(couple), await rowsOf(stranger)]
    const reply = await update(couple, { userId: stranger.user.id, username: 'Ana' })
    expect(reply.status).toBe(403)
    expect([await rowsOf(couple), await rowsOf(stranger)]).toEqual(before)
  })

  test('T5 takes nothing but what it is for', async () => {
    const couple = await registerCouple(server)
    const more = { id: 30, partnerId: 1, coupleId: 'x', relationshipConfirmed: 1, password: 'x' }
    const { body } = await update(couple, { username: 'Ana', ...more })
    expect(body).toEqual({ ...couple.user, username: 'Ana' })
    const row = await server.database
      .selectFrom('users')
      .select(['relationshipConfirmed', 'coupleId'])
      .where('id', '=', couple.user.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      relationshipConfirmed: 0,
      coupleId: expect.not.stringMatching('^x$'),
    })
    expect((await signInAs(couple.email)).status).toBe(200)
  })

  test('two couples after one e-mail at once: one gets it', async () => {
    const couples = await Promise.all(Array.from({ length: 8 }, () => registerCouple(server)))
    const replies = await Promise.all(
      couples.map((couple) => update(couple, { email: 'wanted@example.org' })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  test('two devices renaming at once leave both rows saying the same', async () => {
    const couple = await registerCouple(server)
    const other = await signInAs(couple.partnerEmail)
    const own = { visitor: couple.visitor, user: couple.user, email: couple.email }
    const theirs = { visitor: other.visitor, user: other.user, email: couple.partnerEmail }
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2
          ? update(own, { username: `A${at}`, partnerName: `B${at}` })
          : update(theirs, { username: `B${at}`, partnerName: `A${at}` }),
      ),
    )
    const [primary, partner] = await rowsOf(couple)
    expect(primary?.username.slice(1)).toBe(primary?.partnerName.slice(1))
    expect([partner?.username, partner?.partnerName]).toEqual([
      primary?.partnerName,
      primary?.username,
    ])
  })
})

test('C7 what the other device changed is told to each from their own side, and only to them', async () => {
  const { visitor, user, email, partnerEmail } = await registerCouple(server)
  const before = (await visitor.get<object>('/api/couples/people')).body
  expect(before).toMatchObject({ username: 'Mina', partnerName: 'Jonas', bothSignIn: false })
  expect(Object.keys(before)).not.toContain('id')

  const partner = server.visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  const change = { username: 'Bo', partnerName: 'Ana', email: partnerEmail }
  await partner.patch('/api/partner', { ...change, userId: user.partnerId })
  expect((await visitor.get('/api/couples/people')).body).toMatchObject({
    ...{ username: 'Ana', partnerName: 'Bo', email, bothSignIn: true },
  })
  expect((await partner.get('/api/couples/people')).body).toMatchObject({
    ...{ username: 'Bo', partnerName: 'Ana', email: partnerEmail },
  })
  expect((await server.visitor().get('/api/couples/people')).status).toBe(401)
})
