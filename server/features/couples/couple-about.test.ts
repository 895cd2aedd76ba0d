import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aboutSentences, type CoupleAbout } from '#contract/couple-about.ts'
import type { Question } from '#contract/questions.ts'
import { cards } from '#server/cards/cards.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const path = '/api/couples/about'
const nothingSaid: CoupleAbout = { children: null, living: null, intimacy: null }

async function bothDevices() {
  const couple = await registerCouple(server)
  const partner = server.visitor()
  const credentials = { email: couple.partnerEmail, password: testPassword }
  expect((await partner.post('/api/login', credentials)).status).toBe(200)
  return { mine: couple.visitor, theirs: partner }
}

const put = <Reply = CoupleAbout>(visitor: Visitor, change: object) =>
  visitor.send<Reply>('PUT', path, change)

const about = async (visitor: Visitor) => (await visitor.get<CoupleAbout>(path)).body

/** What the couple is asked in that many new sets, as the needs of the bank's questions. */
async function needsAsked(visitor: Visitor, sets: number): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let set = 0; set < sets; set += 1) {
    const url = '/api/questions/session-1-about?clear_existing=true&userId=31'
    const { body, status } = await visitor.get<Question[]>(url)
    expect(status).toBe(200)
    for (const { content } of body) {
      const known = cards.find((question) => question.content === content)
      for (const need of known?.needs ?? ['none']) asked.add(need)
    }
  }
  return asked
}

describe('B1 R19 about the two of you', () => {
  test('nothing is said at first; either says it, both see it, and either takes it back', async () => {
    const { mine, theirs } = await bothDevices()
    expect(await about(mine)).toEqual(nothingSaid)
    const said = await put<CoupleAbout>(mine, { children: 'yes', living: 'together' })
    expect([said.status, said.body]).toEqual([
      200,
      { children: 'yes', living: 'together', intimacy: null },
    ])
    expect(await about(theirs)).toEqual(said.body)
    await put(theirs, { intimacy: 'welcome' })
    await put(theirs, { children: null })
    expect(await about(mine)).toEqual({ children: null, living: 'together', intimacy: 'welcome' })
    await put(mine, nothingSaid)
    expect(await about(theirs)).toEqual(nothingSaid)
  })

  test('two changes at once lose nothing of each other', async () => {
    const { mine, theirs } = await bothDevices()
    await Promise.all([
      put(mine, { children: 'no' }),
      put(theirs, { living: 'apart' }),
      put(mine, { intimacy: 'rather-not' }),
    ])
    expect(await about(mine)).toEqual({ children: 'no', living: 'apart', intimacy: 'rather-not' })
  })

  test.each([
    [{ children: 'two' }, 'children', aboutSentences.children],
    [{ living: 'yes' }, 'living', aboutSentences.living],
    [{ intimacy: true }, 'intimacy', aboutSentences.intimacy],
  ])('%j is refused at its field and changes nothing', async (body, field, message) => {
    const { mine } = await bothDevices()
    const refused = await put<{ issues: unknown }>(mine, { living: 'together', ...body })
    expect([refused.status, refused.body.issues]).toEqual([400, [{ path: field, message }]])
    expect(await about(mine)).toEqual(nothingSaid)
  })

  test('one couple neither sees nor changes what another told', async () => {
    const { mine } = await bothDevices()
    const { mine: strangers } = await bothDevices()
    await put(mine, { children: 'yes' })
    await put(strangers, { children: 'no' })
    expect([await about(mine), await about(strangers)]).toEqual([
      { ...nothingSaid, children: 'yes' },
      { ...nothingSaid, children: 'no' },
    ])
  })

  test('the questions go by it from the next set on', async () => {
    const { mine, theirs } = await bothDevices()
    const read = async () => (await mine.get<Question[]>('/api/questions/session-initial')).body
    const before = await read()
    expect(await needsAsked(mine, 18)).toEqual(new Set(['none']))
    await put(theirs, { children: 'yes', living: 'apart', intimacy: 'welcome' })
    expect(await read()).toEqual(before)
    const asked = await needsAsked(mine, 18)
    expect(asked).toEqual(new Set(['none', 'children', 'long-distance', 'intimacy-opt-in']))
    await put(mine, { children: 'no', living: null, intimacy: 'rather-not' })
    expect(await needsAsked(mine, 8)).toEqual(new Set(['none']))
  })

  test('the export names it, in both forms', async () => {
    const { mine } = await bothDevices()
    await put(mine, { children: 'yes', living: 'apart', intimacy: 'rather-not' })
    const { body } = await mine.get<{ couple: Record<string, unknown>[] }>('/api/account/export')
    expect(body.couple[0]).toMatchObject({
      ...{ aboutChildren: 'yes', aboutLiving: 'apart', aboutIntimacy: 'rather-not' },
    })
    const { text } = await mine.get('/api/account/export?format=html')
    for (const words of ['Children at home', 'How you live', 'Apart', 'Rather not']) {
      expect(text).toContain(words)
    }
  })
})
