import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { GuideConsent } from '#contract/guide-consent.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { answerAll, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer, unguarded } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const provider = 'Example Models (models.example.org)'
const url = '/api/guide-consent'

/** How often an answer left the machine. */
let calls = 0
const call = async () => {
  calls += 1
  return 'A text from afar.'
}
const guide = unguarded({
  ...{ name: 'Far away', source: 'model' as const },
  ...{ insight: call, suggestion: call, summary: call },
})

const servers: TestServer[] = []
const start = async (options: Parameters<typeof startTestServer>[0] = { guide, provider }) => {
  const server = await startTestServer(options)
  servers.push(server)
  return server
}
const whole = await start()
/** What one test set going, on a server of its own too, is over before the next one counts. */
afterEach(async () => {
  for (const server of servers) await server.settled()
  calls = 0
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop()
})

const say = (visitor: Visitor, agreed: boolean, more: object = {}) =>
  visitor.send<GuideConsent>('PUT', url, { provider, agreed, ...more })
const read = async (visitor: Visitor) => (await visitor.get<GuideConsent>(url)).body

/** The sources of an insight and a suggestion, once both have completed and seven insights are on their way. */
async function sources(visitor: Visitor): Promise<string[]> {
  await answerAll(visitor, 'primary', { word: 'A walk by the sea' })
  await answerAll(visitor, 'partner', { word: 'The soup you made' })
  const { body: questions } = await visitor.get<{ id: number; content: string }[]>(
    `/api/questions/${initialWeekId}`,
  )
  await visitor.post(`/api/catchups/${initialWeekId}`, {})
  const about = { weekId: initialWeekId, userName: 'Mina', partnerName: 'Jonas' }
  const asked = { question: questions[0]?.content, questionId: questions[0]?.id }
  const texts = [
    await visitor.post<{ source: string }>('/api/catchups/insight', { ...about, ...asked }),
    await visitor.post<{ source: string }>('/api/catchups/suggestion', { ...about, ...asked }),
  ]
  return texts.map(({ body }) => body.source)
}

describe('R12 an answer leaves the machine', () => {
  const yes = true
  const no = false
  const silence = null
  test.each([
    [yes, yes, 8],
    [yes, no, 0],
    [no, yes, 0],
    [yes, silence, 0],
    [silence, yes, 0],
    [silence, silence, 0],
    [no, no, 0],
  ])('where one says %s and the other %s: %i calls', async (one, other, expected) => {
    const { visitor, partner } = await registerOnTwoDevices(whole)
    if (one !== null) expect((await say(visitor, one)).status).toBe(200)
    if (other !== null) expect((await say(partner, other)).status).toBe(200)
    const source = expected > 0 ? 'model' : 'built-in'
    expect(await sources(visitor)).toEqual([source, source])
    await whole.settled()
    expect(calls).toBe(expected)
    expect((await read(visitor)).both).toBe(expected > 0)
  })

  test('no more from the moment one of them takes it back', async () => {
    const { visitor, partner } = await registerOnTwoDevices(whole)
    await say(visitor, true)
    await say(partner, true)
    expect((await say(visitor, false)).body.both).toBe(false)
    expect(await sources(partner)).toEqual(['built-in', 'built-in'])
    expect(calls).toBe(0)
  })

  test('without anybody’s leave where the model is on this machine', async () => {
    const own = await start({ guide })
    const { visitor } = await registerCouple(own)
    expect(await read(visitor)).toEqual({ provider: null, people: [], both: false })
    expect(await sources(visitor)).toEqual(['model', 'model'])
    expect((await say(visitor, true)).status).toBe(409)
  })
})

describe('R12 each for themselves', () => {
  test('reads what they said, and of the other only whether both agreed', async () => {
    const { visitor, partner, user } = await registerOnTwoDevices(whole)
    const seen = (agreed: boolean | null, both = false) => ({
      ...{ provider, both },
      people: [{ userId: user.id, agreed }],
    })
    expect(await read(visitor)).toEqual(seen(null))
    await say(partner, false)
    expect(await read(visitor)).toEqual(seen(null))
    await say(visitor, true)
    expect(await read(visitor)).toEqual(seen(true))
    await say(partner, true)
    expect(await read(visitor)).toEqual(seen(true, true))
  })

  test('nobody says it for somebody who signs in themselves', async () => {
    const { visitor, user } = await registerOnTwoDevices(whole)
    const reply = await visitor.send<RefusalBody>('PUT', url, {
      ...{ provider, agreed: true },
      userId: user.partnerId,
    })
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'Only Jonas can choose that, signed in as themselves.',
    ])
  })

  test('nobody says it for somebody who never signed in: two who share a login get the built-in guide', async () => {
    const { visitor, user, partnerEmail } = await registerCouple(whole)
    expect((await say(visitor, true)).body).toEqual({
      ...{ provider, both: false },
      people: [{ userId: user.id, agreed: true }],
    })
    const reply = await visitor.send<RefusalBody>('PUT', url, {
      ...{ provider, agreed: true },
      userId: user.partnerId,
    })
    expect([reply.status, reply.body.code]).toEqual([403, 'says-it-themselves'])
    expect(await sources(visitor)).toEqual(['built-in', 'built-in'])
    await whole.settled()
    expect(calls).toBe(0)
    const partner = whole.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: 'lamp-and-blanket-42' })
    expect(await read(partner)).toEqual({
      ...{ provider, both: false },
      people: [{ userId: user.partnerId, agreed: null }],
    })
    expect((await say(partner, true)).body.both).toBe(true)
  })

  test('what a shared login said for both before does not count', async () => {
    const { visitor, user } = await registerCouple(whole)
    await say(visitor, true)
    const own = await whole.database
      .selectFrom('guide_consents')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    await whole.database
      .insertInto('guide_consents')
      .values({ ...own, userId: user.partnerId })
      .execute()
    expect((await read(visitor)).both).toBe(false)
    expect(await sources(visitor)).toEqual(['built-in', 'built-in'])
    expect(calls).toBe(0)
  })
})

describe('R12 by name of the provider', () => {
  test('another provider asks again, and the old yes does not count for it', async () => {
    const { visitor, partner, email } = await registerOnTwoDevices(whole)
    await say(visitor, true)
    await say(partner, true)
    const next = await startTestServer({
      guide,
      provider: 'Others (others.example)',
      beside: whole,
    })
    const moved = next.visitor()
    await moved.post('/api/login', { email, password: 'lamp-and-blanket-42' })
    const seen = await read(moved)
    expect([seen.provider, seen.both]).toEqual(['Others (others.example)', false])
    expect(seen.people.map(({ agreed }) => agreed)).toEqual([null])
    expect(await sources(moved)).toEqual(['built-in', 'built-in'])
    expect(calls).toBe(0)
    const late = await moved.send<RefusalBody>('PUT', url, { provider, agreed: true })
    expect([late.status, late.body.code]).toEqual([409, 'other-provider'])
    await next.stop()
  })
})
