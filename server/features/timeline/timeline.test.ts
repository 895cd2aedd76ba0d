import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedEntry, TimelineEntry } from '#contract/timeline.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const timelineOf = async (visitor: Visitor) =>
  (await visitor.get<TimelineEntry[]>('/api/timeline')).body

/** A whole week of theirs, kept if so wished, a week after the one before; returns its summary. */
async function liveAWeek(visitor: Visitor, { word, keep }: { word: string; keep: boolean }) {
  const { catchupId, summary } = await openCatchup(visitor, { word })
  await visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [], keep })
  await pressDone(visitor)
  server.clock.forward(7 * 24 * 60 * 60 * 1000)
  return summary
}

test('R9 the timeline lists the catch-ups, the latest first; who kept one reads it', async () => {
  const { visitor, partnerEmail } = await registerCouple(server)
  expect(await timelineOf(visitor)).toEqual([])
  const early = await liveAWeek(visitor, { word: 'early', keep: true })
  const late = await liveAWeek(visitor, { word: 'late', keep: false })
  const entries = await timelineOf(visitor)
  expect(entries.map(({ kept }) => kept)).toEqual([false, true])
  expect(early).toContain('Mina')
  expect(early).toContain('Jonas')
  expect(entries.map(({ summary }) => summary)).toEqual([late, early])
  expect(Date.parse(entries[0]?.happenedAt ?? '')).toBeGreaterThan(
    Date.parse(entries[1]?.happenedAt ?? ''),
  )
  const partner = server.visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  expect(await timelineOf(partner)).toEqual(entries)
  const { body } = await partner.get<OpenedEntry>(`/api/timeline/${entries[1]?.id}`)
  expect(body.conversation?.items[0]?.answers).toEqual({
    primary: 'early primary 0',
    partner: 'early partner 0',
  })
})

test('one is deleted, the others stay; deleting it again is 404', async () => {
  const { visitor } = await registerCouple(server)
  await liveAWeek(visitor, { word: 'early', keep: true })
  await liveAWeek(visitor, { word: 'late', keep: true })
  const [late, early] = await timelineOf(visitor)
  const url = `/api/timeline/${early?.id}`
  expect((await visitor.send('DELETE', url)).status).toBe(200)
  expect(await timelineOf(visitor)).toEqual([late])
  expect((await visitor.get(url)).status).toBe(404)
  expect((await visitor.send('DELETE', url)).status).toBe(404)
})

test('R15 a foreign entry answers like one that does not exist', async () => {
  const { visitor } = await registerCouple(server)
  await liveAWeek(visitor, { word: 'ours', keep: true })
  const [entry] = await timelineOf(visitor)
  const other = await registerCouple(server)
  for (const method of ['GET', 'DELETE'] as const) {
    const foreign = await other.visitor.send<unknown>(method, `/api/timeline/${entry?.id}`)
    const missing = await other.visitor.send<unknown>(method, '/api/timeline/999999')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  }
  expect(await timelineOf(visitor)).toEqual([entry])
})

test('a completion that is repeated does not bring back what was deleted', async () => {
  const { visitor } = await registerCouple(server)
  const { catchupId } = await openCatchup(visitor)
  const [entry] = await timelineOf(visitor)
  await visitor.send('DELETE', `/api/timeline/${entry?.id}`)
  await visitor.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
  expect(await timelineOf(visitor)).toEqual([])
})
