import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { RefusalBody, RefusalCode } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { startCutWire } from '#server/testing/cut-wire.ts'
import { everyWrite, nameOf, writeReady } from '#server/testing/every-write.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'

/** What a text sounds like is not the subject here, and takes its time. */
const hearing = {
  ...sharedTextWork,
  soundsUnsafe: async () => false,
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ provider: 'Example Models', textWork: hearing })
})
afterAll(() => server.stop())

/** What a retry is told that finds its work done; every other is told the same as the first time. */
const toldInstead: Record<string, RefusalCode> = {
  'POST /api/register': 'email-taken',
  'POST /api/reset-password': 'reset-link-over',
  'PATCH /api/user/change-password': 'wrong-current-password',
  'POST /api/undo-address': 'undo-link-over',
  'POST /api/couples/join': 'invitation-over',
  'DELETE /api/timeline/:entryId': 'not-found',
  'DELETE /api/account': 'sign-in-first',
}
/** What is made anew, since whoever asks again needs one: a login, a link by mail, a secret address. */
const madeAnew = [
  'POST /api/login',
  'POST /api/forgot-password',
  'POST /api/couples/invite',
  'POST /api/reminders/calendar',
]

/** The rows without what may change by saying the same again: turns taken, and ciphertexts. */
const effects = async () =>
  (await everyRow(server))
    .replace(/"turn":\d+/g, '')
    .replace(
      /"(?:[A-Za-z0-9+/]{40}|[A-Za-z0-9+/]{44,}={0,2})\\?"|"[A-Za-z0-9+/]{43}=\\?"/g,
      '"sealed"',
    )

const writes = endpoints.filter(({ method }) => method !== 'GET')

test('T12 there is a request to each call that changes something', () => {
  expect(writes.map(nameOf).sort()).toEqual(Object.keys(everyWrite).sort())
})

describe('T12 whose answer was lost on the way', () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s has one effect, sent again',
    async (name, endpoint) => {
      const { send } = await writeReady(server, endpoint)
      const first = await send()
      expect(first.status).toBe(200)
      await server.settled()
      const after = await effects()
      const again = await send<RefusalBody>()
      await server.settled()
      const told = toldInstead[name]
      if (told) expect(again.body.code).toBe(told)
      else if (madeAnew.includes(name)) expect(again.status).toBe(200)
      else expect([again.status, again.text]).toEqual([200, first.text])
      if (!madeAnew.includes(name)) expect(await effects()).toBe(after)
    },
  )

  test('T12 each of them was sent twice', () =>
    counted('T12', { 'calls sent again': writes.length }))
})

/** What a retry is told otherwise where the reply never arrived: the browser still sends the login that has ended. */
const toldWithoutReply: Record<string, RefusalCode> = {
  'DELETE /api/account': 'signed-out-account-deleted',
}

describe('T12 whose connection was cut after all was saved, before a word of the reply', () => {
  let wire: Awaited<ReturnType<typeof startCutWire>>
  beforeAll(async () => {
    wire = await startCutWire(server.app)
  })

  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s has one effect, sent again',
    async (name, endpoint) => {
      const { send } = await writeReady({ ...server, visitor: wire.visitor }, endpoint)
      wire.cutNext()
      await expect(send()).rejects.toThrow()
      expect(wire.cutAt()).toBe(200)
      await server.settled()
      const after = await effects()
      const again = await send<RefusalBody>()
      await server.settled()
      const told = toldWithoutReply[name] ?? toldInstead[name]
      if (told) expect(again.body.code).toBe(told)
      else expect(again.status).toBe(200)
      if (!madeAnew.includes(name)) expect(await effects()).toBe(after)
    },
  )

  test('T12 each of them was cut once', () =>
    counted('T12', { 'connections cut before the reply': writes.length }))
})
