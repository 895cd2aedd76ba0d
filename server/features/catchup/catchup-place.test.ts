import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatchupPlace, placeAfter, pressesInAll } from '#contract/catchup-place.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A couple in their catch-up, each on a device of their own. */
async function onTwoDevices() {
  const couple = await registerCouple(server)
  const { catchupId } = await openCatchup(couple.visitor, { complete: false })
  const partner = server.visitor()
  await partner.post('/api/login', { email: couple.partnerEmail, password: testPassword })
  return { ...couple, mina: couple.visitor, jonas: partner, catchupId }
}

const read = async (visitor: Visitor, catchupId: number) =>
  (await visitor.get<CatchupPlace>(`/api/catchups/${catchupId}/place`)).body
const move = (visitor: Visitor, catchupId: number, body: object) =>
  visitor.send<CatchupPlace>('PUT', `/api/catchups/${catchupId}/place`, body)

/** Presses through the first questions, as many presses as given. */
async function pressOn(visitor: Visitor, catchupId: number, presses: number) {
  for (let version = 0; version < presses; version += 1) {
    await move(visitor, catchupId, { version, press: version % 2 === 0 ? 'no' : 'next' })
  }
}

describe('C3 C8 R22 the place in the catch-up is the couple’s', () => {
  test('begins at the first question; each press moves it one step, for both', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    expect(await read(mina, catchupId)).toEqual({
      ...{ version: 0, index: 0, turn: 'question', choices: [], completed: false },
      reached: { own: 'nothing', other: 'nothing' },
    })
    const chosen = await move(mina, catchupId, { version: 0, press: 'yes' })
    expect(chosen.body).toMatchObject({ version: 1, index: 0, turn: 'chosen', choices: ['yes'] })
    await move(jonas, catchupId, { version: 1, press: 'next' })
    const there = { version: 2, index: 1, turn: 'question', choices: ['yes'] }
    expect(await read(mina, catchupId)).toMatchObject({
      ...there,
      reached: { own: 'in', other: 'in' },
    })
    expect(await read(jonas, catchupId)).toMatchObject(there)
  })

  test('Next pressed on both devices at once, many times over, is one step', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await move(mina, catchupId, { version: 0, press: 'no' })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        move(at % 2 ? mina : jonas, catchupId, { version: 1, press: 'next' }),
      ),
    )
    expect(replies.map(({ status, body }) => [status, body.version])).toEqual(
      Array.from({ length: 20 }, () => [200, 2]),
    )
  })

  test('who has been at the end is not taken back from it by a note that comes late', async () => {
    const { mina, jonas, partnerEmail, catchupId } = await onTwoDevices()
    await pressOn(mina, catchupId, pressesInAll)
    const held = heldDatabase('catchups')
    const slow = await startTestServer({ beside: server, wrapDatabase: held.wrap })
    const late = slow.visitor()
    await late.post('/api/login', { email: partnerEmail, password: testPassword })
    const gate = held.hold(1)
    const behind = move(late, catchupId, { version: 0, reached: 'in' })
    await gate.reached
    await move(jonas, catchupId, { version: 0, reached: 'end' })
    gate.letGo()
    await behind
    expect((await read(jonas, catchupId)).reached.own).toBe('end')
    await slow.stop()
  })

  test('Yes and No at once: one of them counts, and both are told which', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    const [one, other] = await Promise.all([
      move(mina, catchupId, { version: 0, press: 'yes' }),
      move(jonas, catchupId, { version: 0, press: 'no' }),
    ])
    expect(one.body.choices).toHaveLength(1)
    expect(other.body.choices).toEqual(one.body.choices)
  })

  test('a device behind the times moves nothing back, a repeated press nothing on', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await pressOn(mina, catchupId, 5)
    for (const stale of [0, 1, 2, 3, 4]) {
      const { body } = await move(jonas, catchupId, {
        version: stale,
        press: stale % 2 === 0 ? 'yes' : 'next',
      })
      expect(body).toMatchObject({ version: 5, choices: ['no', 'no', 'no'] })
    }
    const ahead = await move(jonas, catchupId, { version: 9, press: 'next' })
    expect(ahead.body.version).toBe(5)
  })

  test('a press that does not belong there moves nothing', async () => {
    const { mina, catchupId } = await onTwoDevices()
    expect((await move(mina, catchupId, { version: 0, press: 'next' })).body.version).toBe(0)
    await move(mina, catchupId, { version: 0, press: 'yes' })
    expect((await move(mina, catchupId, { version: 1, press: 'no' })).body.version).toBe(1)
  })

  test('ends after the last question, whatever is pressed then', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await pressOn(mina, catchupId, pressesInAll)
    expect(await read(jonas, catchupId)).toMatchObject({ version: 14, index: 6, turn: 'end' })
    expect((await move(jonas, catchupId, { version: 14, press: 'yes' })).body.version).toBe(14)
    expect(placeAfter(13)).toEqual({ index: 6, turn: 'chosen' })
  })

  test('knows who has been in it and at its end, each by their own login', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await move(mina, catchupId, { version: 0, reached: 'in' })
    expect((await read(jonas, catchupId)).reached).toEqual({ own: 'nothing', other: 'in' })
    const early = await move(mina, catchupId, { version: 0, reached: 'end' })
    expect(early.body.reached.own).toBe('in')
    await pressOn(mina, catchupId, pressesInAll)
    const atEnd = await move(mina, catchupId, { version: 14, reached: 'end' })
    expect(atEnd.body.reached).toEqual({ own: 'end', other: 'nothing' })
    const after = await move(mina, catchupId, { version: 14, reached: 'in' })
    expect(after.body.reached.own).toBe('end')
  })

  test('says that it is completed, on every device', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await mina.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
    expect(await read(jonas, catchupId)).toMatchObject({ completed: true })
  })

  test('is sealed with the catch-up: none before both have completed, none after Done', async () => {
    const { visitor } = await registerCouple(server)
    expect((await visitor.post('/api/catchups/session-initial', {})).status).toBe(409)
    const { mina, jonas, catchupId } = await onTwoDevices()
    await pressDone(mina)
    expect((await move(jonas, catchupId, { version: 0, press: 'yes' })).status).toBe(404)
    expect((await jonas.get(`/api/catchups/${catchupId}/place`)).status).toBe(404)
  })

  test('R15 a foreign one answers like one that does not exist, and stays where it is', async () => {
    const { mina, catchupId } = await onTwoDevices()
    const { visitor: stranger } = await registerCouple(server)
    for (const id of [catchupId, 999_999]) {
      expect((await stranger.get(`/api/catchups/${id}/place`)).status).toBe(404)
      expect((await move(stranger, id, { version: 0, press: 'yes' })).status).toBe(404)
    }
    expect((await read(mina, catchupId)).version).toBe(0)
  })

  test.each([
    {},
    { version: -1 },
    { version: 15 },
    { version: 1.5 },
    { version: '0', press: 'yes' },
    { version: 0, press: 'back' },
    { version: 0, reached: 'nothing' },
  ])('refuses %j', async (body) => {
    const { mina, catchupId } = await onTwoDevices()
    expect((await move(mina, catchupId, body)).status).toBe(400)
  })
})
