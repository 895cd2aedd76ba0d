import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { answerAll, claimFor, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = 'session-initial'
/** A writing of Jonas's phone: its number, and the name of the delivery it belongs to. */
const byPhone = (number: number, delivery = 1) => ({
  deliveryId: `delivery-of-a-phone-${delivery}`,
  edition: { of: 'counter-of-a-phone-1', number },
})
const byLaptop = (number: number) => ({
  deliveryId: `delivery-of-a-laptop-${number}`,
  edition: { of: 'counter-of-a-laptop-1', number },
})
const once = { onlyIfUnanswered: true }

/** Jonas with a phone and a laptop, and his first question. */
async function jonas() {
  const couple = await registerOnTwoDevices(server)
  const phone = couple.partner
  const laptop = await couple.signInPartner()
  const set = (await phone.get<Question[]>(`/api/questions/${week}?userId=31`)).body
  return { ...couple, phone, laptop, id: set[0]?.id ?? 0, ids: set.map(({ id }) => id) }
}

const put = async (visitor: Visitor, id: number, response: string, more: object) => {
  const body = { response, private: true, isPartnerResponse: true, ...more }
  const reply = await visitor.patch<RefusalBody>(`/api/questions/${id}`, body)
  return [reply.status, reply.body.code]
}
const skip = async (visitor: Visitor, id: number, more: object) => {
  const body = { isPartnerResponse: true, ...more }
  const reply = await visitor.post<RefusalBody>(`/api/questions/${id}/skip`, body)
  return [reply.status, reply.body.code]
}
const taken = [200, undefined]
const replaced = [409, 'answered-already']

/** What the two read of that question once both have finished; null where it was kept private. */
async function readInTheEnd({ visitor, phone, id, ids }: Awaited<ReturnType<typeof jonas>>) {
  for (const other of ids) if (other !== id) await put(phone, other, 'x', {})
  await claimFor(phone, 'partner')
  await answerAll(visitor, 'primary')
  const { body } = await visitor.get<CatchupItem[]>(`/api/catchups/${week}/responses`)
  return body[0]?.partnerResponse
}

describe('R28 T29 a writing that comes late', () => {
  test('does not replace the edit of the same delivery that was here before it', async () => {
    const couple = await jonas()
    const { phone, id } = couple
    expect(await put(phone, id, 'new words', { ...once, ...byPhone(2) })).toEqual(taken)
    expect(await put(phone, id, 'old words', { ...once, ...byPhone(1) })).toEqual(replaced)
    expect(await skip(phone, id, { ...once, ...byPhone(1) })).toEqual(replaced)
    expect(await readInTheEnd(couple)).toBe('new words')
  })

  test('does not replace a later edit under another name, nor what another device wrote since', async () => {
    const couple = await jonas()
    const { phone, laptop, id } = couple
    await put(phone, id, 'first', { ...once, ...byPhone(1, 1) })
    expect(await put(phone, id, 'edit two', byPhone(3, 3))).toEqual(taken)
    expect(await put(phone, id, 'edit one', byPhone(2, 2))).toEqual(replaced)
    expect(await put(laptop, id, 'on the laptop', byLaptop(1))).toEqual(taken)
    for (const number of [1, 2, 3]) {
      expect(await put(phone, id, 'from before', byPhone(number, number))).toEqual(replaced)
    }
    expect(await put(phone, id, 'edit three', byPhone(4, 4))).toEqual(taken)
    expect(await put(laptop, id, 'on the laptop', byLaptop(1))).toEqual(replaced)
    expect(await readInTheEnd(couple)).toBe('edit three')
  })

  test('finds its own words again, and an edit back to them counts as the later one', async () => {
    const couple = await jonas()
    const { phone, id } = couple
    await put(phone, id, 'as it was', { ...once, ...byPhone(1) })
    server.clock.forward(60 * 60_000)
    expect(await put(phone, id, 'as it was', { ...once, ...byPhone(1) })).toEqual(taken)
    expect(await put(phone, id, 'as it was', { ...once, ...byPhone(3) })).toEqual(taken)
    expect(await put(phone, id, 'between the two', { ...once, ...byPhone(2) })).toEqual(replaced)
    expect(await readInTheEnd(couple)).toBe('as it was')
  })

  test('is the same with a skip, whose row tells no more than an answer’s', async () => {
    const couple = await jonas()
    const { phone, id, ids } = couple
    const [, other = 0] = ids
    expect(await skip(phone, id, { ...once, ...byPhone(5) })).toEqual(taken)
    expect(await put(phone, other, 'words', { ...once, ...byPhone(5) })).toEqual(taken)
    expect(await put(phone, id, 'old words', { ...once, ...byPhone(4) })).toEqual(replaced)
    const rows = await server.database
      .selectFrom('partner_responses')
      .select('editions')
      .where('questionId', 'in', [id, other])
      .execute()
    expect(rows[0]).toEqual(rows[1])
    expect(await readInTheEnd(couple)).toBeNull()
  })
})

describe('R25 T12 an edit of words that are not there any more', () => {
  const byName = (name: string, more = {}) => ({ deliveryId: `delivery-of-a-${name}`, ...more })
  const ofFirst = { insteadOf: 'delivery-of-a-phone-first' }

  test.each([
    ['another login', {}],
    ['another login that names its deliveries', byName('laptop-first')],
  ])('replaces nothing that %s put there, whatever either says', async (_who, theirs) => {
    const couple = await jonas()
    const { phone, laptop, id } = couple
    expect(await put(phone, id, 'first', { ...once, ...byName('phone-first') })).toEqual(taken)
    expect(await put(laptop, id, 'newer and better', theirs)).toEqual(taken)
    const edit = byName('phone-second', ofFirst)
    for (const guess of ['first, edited', 'newer and better', 'first']) {
      expect(await put(phone, id, guess, edit)).toEqual(replaced)
      expect(await skip(phone, id, edit)).toEqual(replaced)
    }
    expect(await readInTheEnd(couple)).toBe('newer and better')
  })

  test('is told from one whose words are, however often it is tried', async () => {
    const couple = await jonas()
    const { phone, id } = couple
    await put(phone, id, 'first', { ...once, ...byName('phone-first') })
    const edit = byName('phone-second', ofFirst)
    expect(await put(phone, id, 'first, edited', edit)).toEqual(taken)
    server.clock.forward(60 * 60_000)
    expect(await put(phone, id, 'first, edited', edit)).toEqual(taken)
    const third = byName('phone-third', { insteadOf: edit.deliveryId })
    expect(await put(phone, id, 'edited twice', third)).toEqual(taken)
    expect(await put(phone, id, 'first, edited', edit)).toEqual(replaced)
    expect(await readInTheEnd(couple)).toBe('edited twice')
  })

  test('tells nobody else anything, who may name what they like', async () => {
    const { visitor, user, phone, id } = await jonas()
    await put(phone, id, 'first', { ...once, ...byName('phone-first') })
    for (const guess of ['first', 'another']) {
      expect(await put(visitor, id, guess, ofFirst)).toEqual([409, 'on-own-device'])
    }
    const set = (await visitor.get<Question[]>(`/api/questions/${week}?userId=${user.id}`)).body
    const forMina = { isPartnerResponse: false }
    const hers = set[1]?.id ?? 0
    await put(visitor, hers, 'her own', { ...forMina, ...byName('phone-first') })
    expect(await put(phone, hers, 'her own', { ...forMina, ...ofFirst })).toEqual([
      409,
      'on-own-device',
    ])
    expect((await put(phone, id, 'x', { insteadOf: 'short' }))[0]).toBe(400)
  })
})

describe('R28 a counter', () => {
  test('is its login’s own: the same name under another person’s keeps nothing out', async () => {
    const { visitor, user, phone } = await jonas()
    const set = (await visitor.get<Question[]>(`/api/questions/${week}?userId=${user.id}`)).body
    const id = set[0]?.id ?? 0
    const forMina = { isPartnerResponse: false }
    expect(await put(phone, id, 'dictated', { ...forMina, ...byPhone(9) })).toEqual(taken)
    expect(await put(visitor, id, 'my own', { ...forMina, ...byPhone(1) })).toEqual(taken)
  })

  test('is forgotten behind eight others, so that no row grows', async () => {
    const { phone, id } = await jonas()
    for (let device = 1; device <= 12; device += 1) {
      const edition = { of: `counter-of-device-${device}`, number: 1 }
      expect(await put(phone, id, `from ${device}`, { edition })).toEqual(taken)
    }
    const { editions } = await server.database
      .selectFrom('partner_responses')
      .select('editions')
      .where('questionId', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(editions ?? '')).toHaveLength(8)
  })

  test.each([
    { of: 'short', number: 1 },
    { of: 'counter-of-a-phone-1', number: 0 },
    { of: 'counter-of-a-phone-1', number: 1.5 },
    { of: 'counter-of-a-phone-1' },
    'counter-of-a-phone-1',
  ])('is refused as %j', async (edition) => {
    const { phone, id } = await jonas()
    expect((await put(phone, id, 'x', { edition }))[0]).toBe(400)
  })
})
