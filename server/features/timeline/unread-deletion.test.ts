import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedEntry } from '#contract/timeline.ts'
import { registerOnTwoDevices } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000

/** Mina has pressed Done; the talk waits for Jonas. */
async function waitingForJonas() {
  const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
  await openCatchup(mina, { word: 'answer', complete: true })
  await pressDone(mina)
  const { body } = await jonas.get<{ unread: { entryId: number } }>('/api/timeline/unread')
  const url = `/api/timeline/${body.unread.entryId}`
  return { mina, jonas, url }
}

test('R22 what waits for the other one is not theirs to delete who have read it', async () => {
  const { mina, jonas, url } = await waitingForJonas()
  const refused = await mina.send('DELETE', url)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('not read')])
  expect((await jonas.get<OpenedEntry>(url)).body.conversation?.items).toHaveLength(7)
  const both = [await jonas.send('DELETE', url), await mina.send('DELETE', url)]
  expect(both.map(({ status }) => status)).toEqual([200, 404])
})

test.each(['was read', 'has waited its time'])('R22 what %s is deleted by either', async (how) => {
  const { mina, jonas, url } = await waitingForJonas()
  if (how === 'was read') await jonas.post(`${url}/read`, { keep: true })
  else server.clock.forward(15 * day)
  expect((await mina.send('DELETE', url)).status).toBe(200)
})
