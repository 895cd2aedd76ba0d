import { describe, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import type { People } from '#server/features/accounts/people.ts'
import { createTimeline } from '#server/features/timeline/timeline.ts'
import type { Guide } from '#server/guide/guide.ts'
import { answerAll, claimFor, registerOnTwoDevices } from '#server/testing/couple.ts'
import { pressDone } from '#server/testing/finished-catchup.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

/** A guide whose summary is `write`'s, held to the rules as any. */
const writing = (write: NonNullable<Guide['summary']>) =>
  sharedTextWork.guard({
    name: 'A guide',
    source: 'built-in',
    insight: async () => 'It was a week with both of you in it.',
    suggestion: async () => 'You could go for a walk.',
    summary: write,
  })

/** What comes beside a reply comes after the next ones. */
const late = { laterDelay: () => 500 }

/** A couple on two devices, in a catch-up that nobody has asked for its summary. */
async function inCatchup(server: TestServer) {
  const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
  await answerAll(mina, 'primary', { word: 'quokka' })
  await answerAll(jonas, 'partner', { word: 'quokka' })
  return { mina, jonas, ...(await begun(mina)) }
}

async function begun(visitor: Visitor) {
  const { body } = await visitor.post<Catchup>('/api/catchups/session-initial', { userId: 30 })
  const complete = (who: Visitor) =>
    who.patch(`/api/catchups/${body.id}/complete`, { completed: true })
  return { complete, catchupId: body.id }
}

const entriesOf = async (visitor: Visitor) =>
  (await visitor.get<TimelineEntry[]>('/api/timeline')).body

describe('R9 completing keeps the summary, whether or not anybody has asked for it', () => {
  test('beside the acknowledgement, once for two devices, and both read that one', async () => {
    let [written, letGo] = [0, () => {}]
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const guide = writing(async () => {
      written += 1
      await gate
      return 'Thank you both for the time you took this week.'
    })
    const server = await startTestServer({ builtInGuide: guide })
    const { mina, jonas, complete } = await inCatchup(server)
    const replies = await Promise.all([complete(mina), complete(jonas), complete(mina)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await entriesOf(mina)).map(({ summary }) => summary)).toEqual([null])
    letGo()
    await server.settled()
    const [entry] = await entriesOf(jonas)
    expect(entry?.summary?.length).toBeGreaterThan(100)
    await complete(jonas)
    await server.settled()
    const asked = { weekId: 'session-initial', userName: 'Mina', partnerName: 'Jonas' }
    const { body } = await jonas.post<{ summary: string }>('/api/catchups/summary', asked)
    await Promise.all([pressDone(mina), pressDone(jonas)])
    expect((await entriesOf(mina)).map(({ summary }) => summary)).toEqual([body.summary])
    expect([body.summary, written]).toEqual([entry?.summary, 1])
    await server.stop()
  })

  test('what is new about an entry brings back none that was deleted in the same moment', async () => {
    const server = await startTestServer()
    const { database, vault, clock } = server
    const { mina, complete, catchupId } = await inCatchup(server)
    await complete(mina)
    await server.settled()
    const row = await database.selectFrom('couples').selectAll().executeTakeFirstOrThrow()
    const couple = { ...row, ids: { primary: 0, partner: 0 } }
    const timeline = createTimeline({ database, vault, now: clock.now, people: {} as People })
    const about = { id: catchupId, weekId: 'session-initial' }
    const update = (summary: string) =>
      database
        .transaction()
        .execute((transaction) => timeline.update(transaction, couple, about, { summary }))
    await update('It was a good week.')
    const [entry] = await entriesOf(mina)
    expect(entry?.summary).toBe('It was a good week.')
    expect((await mina.send('DELETE', `/api/timeline/${entry?.id}`)).status).toBe(200)
    await update('It was a better week.')
    expect(await entriesOf(mina)).toEqual([])
    await server.stop()
  })

  test.each([
    ['Done', (visitor: Visitor) => pressDone(visitor)],
    [
      'Start New Session',
      (visitor: Visitor) =>
        visitor.get('/api/questions/session-initial?userId=30&clear_existing=true'),
    ],
  ])('where %s comes before it is written', async (_, end) => {
    const server = await startTestServer(late)
    const { mina, complete } = await inCatchup(server)
    await complete(mina)
    expect((await end(mina)).status).toBe(200)
    const [entry] = await entriesOf(mina)
    expect(entry?.summary?.length).toBeGreaterThan(100)
    await server.settled()
    expect(await entriesOf(mina)).toEqual([entry])
    await server.stop()
  })

  test('with the focus, where that is chosen before it is written', async () => {
    const server = await startTestServer(late)
    const { mina, complete, catchupId } = await inCatchup(server)
    await complete(mina)
    const focus = ['Fun & Friendship']
    await mina.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus })
    await server.settled()
    expect(await entriesOf(mina)).toMatchObject([
      { summary: expect.stringContaining('Fun & Friendship'), focus },
    ])
    await server.stop()
  })

  test('where the guide fails, by words that read no answer', async () => {
    const server = await startTestServer({
      builtInGuide: writing(() => Promise.reject(new Error('no guide'))),
    })
    const { mina, complete } = await inCatchup(server)
    expect((await complete(mina)).status).toBe(200)
    await server.settled()
    const [entry] = await entriesOf(mina)
    expect(entry?.summary?.length).toBeGreaterThan(100)
    expect(entry?.summary).not.toContain('quokka')
    await server.stop()
  })

  test('R20 with no line of an answer that sounds unsafe', async () => {
    const server = await startTestServer()
    const { visitor, partner } = await registerOnTwoDevices(server)
    const { body: questions } = await visitor.get<Question[]>(
      '/api/questions/session-initial?userId=30',
    )
    for (const { id } of questions) {
      const unsafe = 'He pushed me against the wall and held my throat.'
      await visitor.patch(`/api/questions/${id}`, { response: unsafe, private: true })
    }
    await claimFor(visitor, 'primary')
    await answerAll(partner, 'partner')
    const { complete } = await begun(visitor)
    await complete(visitor)
    await server.settled()
    const [entry] = await entriesOf(partner)
    expect(entry?.summary?.length).toBeGreaterThan(100)
    expect(entry?.summary).not.toMatch(/wall|throat|pushed/)
    await server.stop()
  })

  test('and nothing is written for one that was not completed', async () => {
    const server = await startTestServer()
    const { mina, jonas } = await inCatchup(server)
    await pressDone(mina)
    await server.settled()
    expect(await entriesOf(jonas)).toEqual([])
    await server.stop()
  })
})
