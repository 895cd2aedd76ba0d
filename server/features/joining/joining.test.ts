import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { invite, join, storedCouple } from '#server/testing/invitation.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'

const day = 86_400_000
const over =
  'This invitation has expired, was already used, or a newer one has taken its place. Please open the newest one, or ask your partner for another.'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const expectOver = ({ status, body }: { status: number; body: RefusalBody }) =>
  expect([status, body.message, body.error]).toEqual([400, over, over])

describe('joining', () => {
  test('R8 names the partner on both rows, confirms the couple, and signs nobody in', async () => {
    const couple = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    expect(await storedCouple(server, couple)).toMatchObject({
      relationshipStatus: 'pending',
      confirmedAt: null,
    })
    const visitor = server.visitor()
    const reply = await join(visitor, ` ${inviteToken} `, ' Bo ')
    expect([reply.status, reply.body]).toEqual([200, { user: { username: 'Bo' } }])
    expect(visitor.cookies.size).toBe(0)
    const emails = { primary: couple.email, partner: couple.partnerEmail }
    expect(await storedCouple(server, couple)).toEqual({
      people: [
        { username: 'Mina', partnerName: 'Bo', email: emails.primary, relationshipConfirmed: 1 },
        { username: 'Bo', partnerName: 'Mina', email: emails.partner, relationshipConfirmed: 1 },
      ],
      relationshipStatus: 'confirmed',
      confirmedAt: server.clock.now().toISOString(),
    })
  })

  test('R8 T10 fifty at once: one wins, and a replay is refused', async () => {
    const couple = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    const names = Array.from({ length: 50 }, (_, at) => `Name ${at}`)
    const replies = await fiftyAtOnce((at) => join(server.visitor(), inviteToken, names[at] ?? ''))
    const winners = names.filter((_name, at) => replies[at]?.status === 200)
    expect(winners).toHaveLength(1)
    for (const reply of replies) if (reply.status !== 200) expectOver(reply)
    expectOver(await join(server.visitor(), inviteToken, 'Late'))
    const { people } = await storedCouple(server, couple)
    expect([people[0]?.partnerName, people[1]?.username]).toEqual([winners[0], winners[0]])
    counted('T10', { 'uses of one link at once': names.length })
  })

  test('R8 T10 an invitation works for 14 days', async () => {
    const [inTime, late] = [await registerCouple(server), await registerCouple(server)]
    const tokens = [await invite(inTime.visitor), await invite(late.visitor)]
    server.clock.forward(14 * day - 1)
    expect((await join(server.visitor(), tokens[0]?.inviteToken)).status).toBe(200)
    server.clock.forward(1)
    expectOver(await join(server.visitor(), tokens[1]?.inviteToken))
    expect(await storedCouple(server, late)).toMatchObject({ relationshipStatus: 'pending' })
  })

  test('the day the couple confirmed each other stays the first one', async () => {
    const couple = await registerCouple(server)
    await join(server.visitor(), (await invite(couple.visitor)).inviteToken)
    const { confirmedAt } = await storedCouple(server, couple)
    server.clock.forward(day)
    expect(
      (await join(server.visitor(), (await invite(couple.visitor)).inviteToken, 'Zoe')).status,
    ).toBe(200)
    expect(await storedCouple(server, couple)).toMatchObject({
      confirmedAt,
      relationshipStatus: 'confirmed',
    })
  })

  test.each([
    [undefined, 'Bo', 'Invite token is required'],
    ['', 'Bo', 'Invite token is required'],
    ['   ', 'Bo', 'Invite token is required'],
    [null, 'Bo', 'Invite token is required'],
    ['x', undefined, 'Your name is required'],
    ['x', '   ', 'Your name is required'],
    ['x', 'abcdefghijklmn', 'Your name must be 13 characters or less'],
    ['x', 'a\u0000b', 'Please remove the characters that cannot be saved.'],
    ['x', 'Bo', over],
    ['x'.repeat(43), 'Bo', over],
    ['x'.repeat(201), 'Bo', over],
    ['a\u0000b', 'Bo', over],
  ])('R6 refuses the token %j and the name %j with its sentence', async (token, name, sentence) => {
    const reply = await server
      .visitor()
      .post<RefusalBody>('/api/couples/join', { inviteToken: token, username: name })
    expect([reply.status, reply.body.message, reply.body.error]).toEqual([400, sentence, sentence])
  })

  test('an invitation ends with the couple', async () => {
    const couple = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    await server.database.deleteFrom('couples').where('user1Id', '=', couple.user.id).execute()
    expectOver(await join(server.visitor(), inviteToken))
  })

  test('R8 somebody who is signed in may take a place as well, and stays who they are', async () => {
    const couple = await registerCouple(server)
    const other = await registerCouple(server)
    const { inviteToken } = await invite(couple.visitor)
    expect((await join(other.visitor, inviteToken)).status).toBe(200)
    expect((await other.visitor.get('/api/user')).body).toEqual(other.user)
  })

  test('T12 joining and renaming at once end with both rows saying the same', async () => {
    const couple = await registerCouple(server)
    const { username, id: userId } = couple.user
    for (let round = 0; round < 5; round += 1) {
      const { inviteToken } = await invite(couple.visitor)
      const profile = { username, partnerName: `Old ${round}`, email: couple.email, userId }
      const replies = await Promise.all([
        couple.visitor.patch('/api/partner', profile),
        join(server.visitor(), inviteToken, `New ${round}`),
        couple.visitor.patch('/api/partner', profile),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const { people } = await storedCouple(server, couple)
      expect(people[0]?.partnerName).toBe(people[1]?.username)
    }
  })
})
