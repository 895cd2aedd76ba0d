import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Progress, Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import {
  answerAll,
  claimFor,
  registerCouple,
  registerOnTwoDevices,
} from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minute = 60_000
const week = 'session-initial'
const refused = refusalSentence('on-own-device', { name: 'Jonas' })

const setOf = async (visitor: Visitor, weekId = week) =>
  (await visitor.get<Question[]>(`/api/questions/${weekId}?userId=31`)).body
const put = (visitor: Visitor, id: number | undefined, response: string, more: object = {}) =>
  visitor.patch<RefusalBody>(`/api/questions/${id}`, {
    ...{ response, private: true, isPartnerResponse: true },
    ...more,
  })
const progressOf = async (visitor: Visitor, userId: number) =>
  (await visitor.get<Progress>(`/api/progress/${week}?userId=${userId}`)).body

describe('A4 R17 who answers on a device of their own', () => {
  test('is answered for there alone, whichever way the other names them', async () => {
    const { visitor, partner, user } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner)
    expect((await put(partner, first?.id, 'mine')).status).toBe(200)
    const ways: object[] = [
      { isPartnerResponse: true },
      { isPartnerResponse: true, userType: 'primary' },
      { isPartnerResponse: true, onlyIfUnanswered: true },
      { isPartnerResponse: undefined, userType: 'partner' },
    ]
    for (const way of ways) {
      for (const id of [first?.id, second?.id]) {
        const { status, body } = await put(visitor, id, 'theirs', way)
        expect([status, body.message]).toEqual([409, refused])
      }
    }
    for (const userId of [31, user.partnerId]) {
      const url = `/api/progress/${week}?userId=${userId}`
      const { status, body } = await visitor.post<RefusalBody>(url, { userCompleted: true })
      expect([status, body.message]).toEqual([409, refused])
    }
    expect((await setOf(partner)).map(({ answered }) => answered)).toEqual([
      true,
      ...Array(6).fill(false),
    ])
  })

  test('goes on on every device of theirs, mends what they wrote, and completes', async () => {
    const { visitor, partner, signInPartner } = await registerOnTwoDevices(server)
    const [first] = await setOf(partner)
    await put(partner, first?.id, 'a slip of the thumb')
    const again = await signInPartner()
    await answerAll(again, 'partner', { word: 'mended', claim: false })
    expect((await claimFor(visitor, 'partner')).status).toBe(409)
    expect((await claimFor(partner, 'partner')).status).toBe(200)
    expect((await claimFor(visitor, 'partner')).status).toBe(409)
    await answerAll(visitor, 'primary')
    const url = `/api/catchups/${week}/responses?userId=31`
    const { body } = await visitor.get<CatchupItem[]>(url)
    expect(body[0]?.userResponse).toBe('mended partner 0')
  })

  test('is told to the other’s devices, and to no other', async () => {
    const { visitor, partner, user } = await registerOnTwoDevices(server)
    await answerAll(visitor, 'primary', { claim: false })
    expect(await progressOf(visitor, 31)).not.toHaveProperty('ownDevice')
    await put(partner, (await setOf(partner))[0]?.id, 'mine')
    expect(await progressOf(visitor, 31)).toHaveProperty('ownDevice', true)
    expect(await progressOf(visitor, 30)).not.toHaveProperty('ownDevice')
    expect(await progressOf(partner, user.id)).toHaveProperty('ownDevice', true)
    expect(await progressOf(partner, user.partnerId)).not.toHaveProperty('ownDevice')
  })

  test('is so in that session alone, and until it is thrown away', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    await put(partner, (await setOf(partner))[0]?.id, 'mine')
    const [other] = await setOf(visitor, 'session-1-other')
    expect((await put(visitor, other?.id, 'dictated')).status).toBe(200)
    await visitor.post(`/api/reset-session/${week}?userId=31`, {})
    const [fresh] = await setOf(visitor)
    expect((await put(visitor, fresh?.id, 'dictated')).status).toBe(200)
  })

  test('until then who holds the login can finish for both and read what was written there, as the FAQ says', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    await answerAll(visitor, 'primary')
    const [first, ...others] = await setOf(visitor)
    await put(visitor, first?.id, 'written by Jonas on her phone')
    for (const { id } of others) {
      await visitor.post(`/api/questions/${id}/skip`, { isPartnerResponse: true })
    }
    expect((await claimFor(visitor, 'partner')).status).toBe(200)
    const url = `/api/catchups/${week}/responses`
    const read = (await visitor.get<CatchupItem[]>(url)).body
    expect(read[0]?.partnerResponse).toBe('written by Jonas on her phone')
    const next = 'session-1-next'
    await put(partner, (await setOf(partner, next))[0]?.id, 'from his own phone')
    const [, second] = await setOf(visitor, next)
    const skip = await visitor.post(`/api/questions/${second?.id}/skip`, {
      isPartnerResponse: true,
    })
    expect(skip.status).toBe(409)
    expect(
      (await visitor.post(`/api/progress/${next}?userId=31`, { userCompleted: true })).status,
    ).toBe(409)
  })

  test('a couple on one login answers for both, as before', async () => {
    const { visitor, signInPartner } = await registerOnTwoDevices(server)
    await answerAll(visitor, 'primary')
    await answerAll(visitor, 'partner', { claim: false })
    expect((await claimFor(visitor, 'partner')).status).toBe(200)
    expect(
      (await (await signInPartner()).get<unknown[]>(`/api/catchups/${week}/responses`)).body,
    ).toHaveLength(7)
  })
})

describe('A4 R17 the same text again', () => {
  const acknowledged = async (
    visitor: Visitor,
    id: number | undefined,
    response: string,
    more: object = {},
  ) => (await put(visitor, id, response, more)).status

  test.each([
    ['before completion, where there is an answer', false],
    ['after completion', true],
  ])('is acknowledged to the login that wrote it, for 15 minutes: %s', async (_when, done) => {
    const { partner, signInPartner } = await registerOnTwoDevices(server)
    const [text = ''] = await answerAll(partner, 'partner', { claim: done })
    const [first] = await setOf(partner)
    const onlyIfUnanswered = { onlyIfUnanswered: true }
    const ways = done ? [{}, onlyIfUnanswered] : [onlyIfUnanswered]
    const sentence = done
      ? refusalSentence('answers-finished')
      : refusalSentence('answered-already')
    const other = await signInPartner()
    for (const way of ways) {
      expect(await acknowledged(partner, first?.id, text, way)).toBe(200)
      const guesses = [
        await put(other, first?.id, text, way),
        await put(other, first?.id, 'x', way),
      ]
      for (const { status, body } of guesses) {
        expect([status, body.message]).toEqual([409, sentence])
      }
      expect(guesses[0]?.text).toBe(guesses[1]?.text)
      expect(await acknowledged(partner, first?.id, 'x', way)).toBe(409)
    }
    server.clock.forward(15 * minute - 1)
    for (const way of ways) expect(await acknowledged(partner, first?.id, text, way)).toBe(200)
    server.clock.forward(1)
    for (const way of ways) expect(await acknowledged(partner, first?.id, text, way)).toBe(409)
  })

  test('who lost the acknowledgement, was signed out and came back has it answered, and is told', async () => {
    const { partner, signInPartner } = await registerOnTwoDevices(server)
    const [first] = await setOf(partner)
    await put(partner, first?.id, 'it arrived', { onlyIfUnanswered: true })
    await partner.post('/api/logout')
    const back = await signInPartner()
    const again = await put(back, first?.id, 'it arrived', { onlyIfUnanswered: true })
    expect([again.status, again.body.message]).toEqual([409, refusalSentence('answered-already')])
    expect((await setOf(back))[0]?.answered).toBe(true)
  })

  test('R25 without onlyIfUnanswered it is replaced unseen, whatever it was', async () => {
    const { visitor } = await registerCouple(server)
    const [first] = await setOf(visitor)
    const replies = []
    for (const text of ['a slip', 'a slip', 'what I meant']) {
      replies.push((await put(visitor, first?.id, text)).text)
    }
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toContain('"response":null')
  })
})

describe('A4 R28 an answer that is delivered again after a lost reply', () => {
  const day = 24 * 60 * minute
  const named = { onlyIfUnanswered: true, deliveryId: 'delivery-of-a-phone-1' }
  const skipOf = (visitor: Visitor, id: number | undefined, more: object) =>
    visitor.post(`/api/questions/${id}/skip`, { isPartnerResponse: true, ...more })

  test('arrives once, however late, and says what its author said last', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const [first, ...others] = await setOf(partner)
    expect((await put(partner, first?.id, 'in the tunnel', named)).status).toBe(200)
    server.clock.forward(2 * day)
    expect((await put(partner, first?.id, 'in the tunnel', named)).status).toBe(200)
    expect((await put(partner, first?.id, 'what I meant', named)).status).toBe(200)
    for (const { id } of others) await put(partner, id, 'and the rest')
    await claimFor(partner, 'partner')
    expect((await put(partner, first?.id, 'what I meant', named)).status).toBe(200)
    expect((await put(partner, first?.id, 'in the tunnel', named)).status).toBe(409)
    await answerAll(visitor, 'primary')
    const { body } = await visitor.get<CatchupItem[]>(`/api/catchups/${week}/responses`)
    expect(body.map(({ partnerResponse }) => partnerResponse)[0]).toBe('what I meant')
  })

  test('is found by its author’s next login, too, and by nobody else’s', async () => {
    const { visitor, partner, signInPartner } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner)
    await put(visitor, second?.id, 'dictated', named)
    await put(partner, first?.id, 'in the tunnel', named)
    await partner.post('/api/logout')
    server.clock.forward(day)
    const back = await signInPartner()
    expect((await put(back, first?.id, 'in the tunnel', named)).status).toBe(200)
    expect((await put(back, first?.id, 'what I meant', named)).status).toBe(200)
    const guessed = await put(back, second?.id, 'dictated', named)
    expect([guessed.status, guessed.body.code]).toEqual([409, 'answered-already'])
  })

  test('is not taken for it under another name, or once it was replaced', async () => {
    const { partner } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner)
    await put(partner, first?.id, 'mine', named)
    server.clock.forward(day)
    const other = { ...named, deliveryId: 'delivery-of-a-phone-2' }
    expect((await put(partner, first?.id, 'mine', other)).status).toBe(409)
    await put(partner, first?.id, 'changed since', { deliveryId: 'delivery-of-a-phone-3' })
    server.clock.forward(day)
    expect((await put(partner, first?.id, 'mine', named)).status).toBe(409)
    await put(partner, second?.id, 'without a name', { onlyIfUnanswered: true })
    server.clock.forward(day)
    expect((await put(partner, second?.id, 'without a name', named)).status).toBe(409)
  })

  test('replaces nothing that was written after it, whichever device wrote that', async () => {
    const { visitor, partner, signInPartner } = await registerOnTwoDevices(server)
    const laptop = await signInPartner()
    const [first, second] = await setOf(partner)
    await answerAll(partner, 'partner', { claim: false })
    const waited = (writtenSecondsAgo: number) => ({ ...{ writtenSecondsAgo }, deliveryId })
    const deliveryId = 'delivery-of-a-phone-1'
    server.clock.forward(30 * minute)
    await put(laptop, first?.id, 'written at half past ten')
    server.clock.forward(30 * minute)
    const late = await put(partner, first?.id, 'written at ten', waited(3600))
    expect([late.status, late.body.code]).toEqual([409, 'answered-already'])
    expect((await skipOf(partner, first?.id, waited(3600))).status).toBe(409)
    expect((await put(partner, second?.id, 'written at a quarter past', waited(2700))).status).toBe(
      200,
    )
    expect((await put(partner, second?.id, 'and said again', waited(2700))).status).toBe(200)
    expect((await put(partner, first?.id, 'written since', waited(60))).status).toBe(200)
    expect((await put(partner, first?.id, 'x', waited(-1))).status).toBe(400)
    await claimFor(partner, 'partner')
    await answerAll(visitor, 'primary')
    const { body } = await visitor.get<CatchupItem[]>(`/api/catchups/${week}/responses`)
    const said = body.map(({ partnerResponse }) => partnerResponse)
    expect(said.slice(0, 2)).toEqual(['written since', 'and said again'])
  })

  test('goes out with the login of whoever wrote it and with nobody else’s', async () => {
    const { visitor, partner, user } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner)
    const mine = { ...named, writtenBy: user.partnerId }
    for (const refused of [
      await put(visitor, first?.id, 'in the tunnel', mine),
      await skipOf(visitor, first?.id, mine),
      await put(partner, first?.id, 'dictated', { ...named, writtenBy: user.id }),
    ]) {
      expect([refused.status, refused.body]).toMatchObject([409, { code: 'written-by-another' }])
    }
    expect((await setOf(partner))[0]?.answered).toBe(false)
    expect((await put(partner, first?.id, 'in the tunnel', mine)).status).toBe(200)
    const dictated = { deliveryId: 'delivery-of-a-phone-2', writtenBy: user.id }
    const secondOfBoth = await put(visitor, second?.id, 'dictated', dictated)
    expect([secondOfBoth.status, secondOfBoth.body.code]).toEqual([409, 'on-own-device'])
  })

  test('a skip goes by the same rule, and a name is what a device makes', async () => {
    const { partner } = await registerOnTwoDevices(server)
    const [first] = await setOf(partner)
    expect((await skipOf(partner, first?.id, named)).status).toBe(200)
    server.clock.forward(day)
    expect((await skipOf(partner, first?.id, named)).status).toBe(200)
    const other = { ...named, deliveryId: 'delivery-of-a-phone-2' }
    expect((await skipOf(partner, first?.id, other)).status).toBe(409)
    for (const deliveryId of ['', 'short', `${'x'.repeat(65)}`, 'with spaces in between', 7]) {
      expect((await put(partner, first?.id, 'x', { deliveryId })).status).toBe(400)
    }
  })
})
