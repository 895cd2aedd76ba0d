import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Challenge, challengeSentences } from '#contract/challenges.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { canariesIn, canary, everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = '/api/challenges/session-initial'
const read = async (visitor: Visitor) => (await visitor.get<Challenge[]>(week)).body

async function coupleWithChallenge() {
  const couple = await registerCouple(server)
  const [first] = await read(couple.visitor)
  if (!first) throw new Error('There is no challenge')
  const url = `/api/challenges/${first.id}`
  const update = (body: object) => couple.visitor.patch<Challenge>(url, body)
  return { ...couple, first, url, update }
}

const untouched = { completed: false, completedAt: null, hasNotes: false, notes: null }

describe('doing one', () => {
  test("is each person's own: isPartnerUpdate is absolute, and false where it is left out", async () => {
    const { update, visitor, url } = await coupleWithChallenge()
    const mine = await visitor.patch<Challenge>(url, { completed: true })
    expect(mine.body.primaryUserProgress.completed).toBe(true)
    expect(mine.body.partnerProgress).toEqual(untouched)
    expect(mine.body).toMatchObject({ completed: false, completedAt: null })
    const both = await update({ completed: true, isPartnerUpdate: true })
    expect(both.body.partnerProgress.completed).toBe(true)
    expect(both.body).toMatchObject({
      completed: true,
      completedAt: server.clock.now().toISOString(),
    })
  })

  test('is completed when both have, keeps its time, and can be taken back', async () => {
    const { update } = await coupleWithChallenge()
    await update({ completed: true })
    const done = await update({ completed: true, isPartnerUpdate: true })
    server.clock.forward(60_000)
    expect((await update({ completed: true })).body).toEqual(done.body)
    const back = await update({ completed: false })
    expect(back.body).toMatchObject({ completed: false, completedAt: null })
    expect(back.body.primaryUserProgress).toEqual(untouched)
    expect(back.body.partnerProgress.completed).toBe(true)
  })

  test('both may complete at once', async () => {
    const { visitor, update } = await coupleWithChallenge()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        update({ completed: true, isPartnerUpdate: at % 2 === 1 }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect((await read(visitor))[0]).toMatchObject({ completed: true })
  })

  test.each([
    [{}, 400],
    [{ completed: 'yes' }, 400],
    [{ completed: true, notes: 7 }, 400],
    [{ completed: true, notes: null }, 400],
    [{ completed: true, isPartnerUpdate: 'true' }, 400],
    [{ completed: true, notes: 'a\u0000b' }, 400],
    [{ completed: true, notes: '\ud800' }, 400],
    [{ completed: true, notes: 'x'.repeat(2_001) }, 400],
    [{ completed: true, notes: 'x'.repeat(70_000) }, 413],
  ])('refuses %j', async (body, status) => {
    const { visitor, update } = await coupleWithChallenge()
    expect((await update(body)).status).toBe(status)
    expect((await read(visitor))[0]?.primaryUserProgress).toEqual(untouched)
  })

  test('says in words what is wrong with a note', async () => {
    const { visitor, url } = await coupleWithChallenge()
    const refusal = async (notes: string) =>
      (await visitor.patch<RefusalBody>(url, { completed: true, notes })).body.message
    expect(await refusal('x'.repeat(2_001))).toBe(challengeSentences.longNote)
    expect(await refusal('👍🏽'.repeat(2_001))).toBe(challengeSentences.longNote)
    expect(await refusal('👩🏽‍❤️‍💋‍👨🏿'.repeat(700))).toBe(challengeSentences.longNote)
    expect(await refusal(` ${'👍🏽'.repeat(2_000)} `)).toBeUndefined()
    expect(await refusal('a\u0000b')).toBe(challengeSentences.unreadableNote)
  })
})

describe('A4 R17 each part is its person’s', () => {
  const onTwoDevices = async () => {
    const couple = await registerOnTwoDevices(server)
    const [first] = await read(couple.visitor)
    const url = `/api/challenges/${first?.id}`
    const put = (visitor: Visitor, body: object) =>
      visitor.patch<Challenge & RefusalBody>(url, { isPartnerUpdate: true, ...body })
    return { ...couple, mina: couple.visitor, jonas: couple.partner, put }
  }

  test('the other one can neither mark it nor write in it, once it was done from their own device', async () => {
    const { mina, jonas, put } = await onTwoDevices()
    const secret = canary('jonas', 3)
    await put(jonas, { completed: false, notes: secret })
    await put(mina, { completed: true, notes: '.', isPartnerUpdate: false })
    for (const body of [
      { completed: true },
      { completed: true, notes: '.' },
      { completed: false, notes: '' },
    ]) {
      const { status, body: reply } = await put(mina, body)
      expect([status, reply.message]).toEqual([409, 'Jonas is answering on their own device.'])
    }
    const seen = await mina.get<Challenge[]>(week)
    expect(canariesIn(seen.text)).toEqual([])
    expect(seen.body[0]?.partnerProgress).toMatchObject({ ownDevice: true, completed: false })
    expect(seen.body[0]?.primaryUserProgress).not.toHaveProperty('ownDevice')
    expect((await read(jonas))[0]?.partnerProgress).not.toHaveProperty('ownDevice')
    await put(jonas, { completed: true })
    expect(canariesIn((await mina.get(week)).text)).toEqual([secret])
  })

  test('what was opened stays open, and unmarking brings no second look at anything', async () => {
    const { mina, jonas, put } = await onTwoDevices()
    const [first, second] = [canary('jonas', 4), canary('jonas', 5)]
    await put(jonas, { completed: true, notes: first })
    await put(mina, { completed: true, notes: 'mine', isPartnerUpdate: false })
    const unmarked = await put(mina, { completed: false, isPartnerUpdate: false })
    expect(unmarked.body).toMatchObject({ completed: false, opened: true })
    expect(canariesIn(unmarked.text)).toEqual([first])

    const rewritten = await put(jonas, { completed: true, notes: second })
    expect([rewritten.status, rewritten.body.message]).toEqual([409, refusalSentence('notes-open')])
    const mine = { completed: false, notes: 'no, mine', isPartnerUpdate: false }
    expect((await put(mina, mine)).status).toBe(409)
    const again = await put(mina, { completed: true, isPartnerUpdate: false })
    expect(canariesIn(again.text)).toEqual([first])
    expect(again.body.primaryUserProgress.notes).toBe('mine')
    const added = await put(jonas, { completed: true, notes: second })
    expect(added.body.partnerProgress.notes).toBe(second)
  })

  test('a couple on one device marks both parts, as before', async () => {
    const { update } = await coupleWithChallenge()
    await update({ completed: true, notes: 'hers' })
    const { status, body } = await update({ completed: true, notes: 'his', isPartnerUpdate: true })
    expect([status, body.opened, body.partnerProgress.notes]).toEqual([200, true, 'his'])
  })

  test('where both sign in, neither marks the other’s before they have begun: no note is open as it is written', async () => {
    const { mina, jonas, put } = await onTwoDevices()
    await put(mina, { completed: true, isPartnerUpdate: false })
    const marked = await put(mina, { completed: true })
    expect([marked.status, marked.body.code]).toEqual([409, 'on-own-device'])
    const hers = await put(jonas, { completed: true, isPartnerUpdate: false })
    expect([hers.status, hers.body.message]).toEqual([
      409,
      'Mina is answering on their own device.',
    ])
    const seen = (await read(mina))[0]
    expect([seen?.partnerProgress.ownDevice, seen?.primaryUserProgress.ownDevice]).toEqual([
      true,
      undefined,
    ])
    const secret = canary('jonas', 6)
    await put(jonas, { completed: false, notes: secret })
    expect(canariesIn((await mina.get(week)).text)).toEqual([])
  })
})

describe('notes', () => {
  test('R2 are read by nobody before both have completed, and by both after it', async () => {
    const { visitor, update } = await coupleWithChallenge()
    const [mine, theirs] = [canary('primary', 1), canary('partner', 2)]
    const first = await update({ completed: true, notes: `  ${mine} ` })
    expect(first.body.primaryUserProgress).toMatchObject({ hasNotes: true, notes: null })
    const early = await update({ completed: false, notes: theirs, isPartnerUpdate: true })
    expect(canariesIn(first.text + early.text)).toEqual([])
    expect(canariesIn((await visitor.get(week)).text)).toEqual([])
    const done = await update({ completed: true, isPartnerUpdate: true })
    expect(done.body.primaryUserProgress.notes).toBe(mine)
    expect(done.body.partnerProgress.notes).toBe(theirs)
    expect((await read(visitor))[0]).toEqual(done.body)
    const back = await update({ completed: false })
    expect(canariesIn(back.text).sort()).toEqual([theirs, mine].sort())
    const stored = await everyRow(server)
    expect(canariesIn(stored + server.log.join(''))).toEqual([])
    expect(filesWith(server.dataDir, mine)).toEqual([])
  })

  test('stay when they are left out, change, and go when they are emptied', async () => {
    const { update } = await coupleWithChallenge()
    await update({ completed: true, notes: 'first' })
    const both = { completed: true, isPartnerUpdate: true }
    expect((await update(both)).body.primaryUserProgress.notes).toBe('first')
    const second = await update({ completed: true, notes: 'x'.repeat(2_000) })
    expect(second.body.primaryUserProgress.notes).toHaveLength(2_000)
    const gone = await update({ completed: true, notes: '  ' })
    expect(gone.body.primaryUserProgress).toMatchObject({ hasNotes: false, notes: null })
  })
})
