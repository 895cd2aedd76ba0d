import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import type { Question } from '#contract/questions.ts'
import { canariesIn, canary } from '#server/testing/canaries.ts'
import { claimFor, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Reply, Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = 'session-initial'
const secret = (at: number) => canary('jonas', at)
const setOf = async (visitor: Visitor) =>
  (await visitor.get<Question[]>(`/api/questions/${week}?userId=31`)).body

const answer = (visitor: Visitor, id: number, body: object) =>
  visitor.patch(`/api/questions/${id}`, { private: true, isPartnerResponse: true, ...body })

/** Jonas answers the first `count` questions on his phone, and says that he has finished after seven. */
async function jonasAnswers(count: number) {
  const { visitor: mina, partner: jonas, user } = await registerOnTwoDevices(server)
  const set = await setOf(jonas)
  for (const [at, { id }] of set.slice(0, count).entries()) {
    expect((await answer(jonas, id, { response: secret(at) })).status).toBe(200)
  }
  if (count === 7) await claimFor(jonas, 'partner')
  return { mina, jonas, user, set }
}

/** Every call there is that could hand out an answer. */
async function lookEverywhere(mina: Visitor, set: readonly Question[]): Promise<Reply[]> {
  const names = { userName: 'Mina', partnerName: 'Jonas', weekId: week }
  const about = { ...names, question: set[0]?.content, questionId: set[0]?.id }
  return [
    await mina.post(`/api/catchups/${week}`, { userId: 31 }),
    await mina.get(`/api/catchups/${week}/responses?userId=30`),
    await mina.get(`/api/catchups/${week}/responses?userId=31`),
    await mina.post('/api/catchups/insight', about),
    await mina.post('/api/catchups/suggestion', about),
    await mina.post('/api/catchups/summary', names),
    await mina.get(`/api/questions/${week}?userId=31`),
    await mina.get('/api/account/export'),
    await mina.get('/api/account/export?format=html'),
    await mina.get('/api/timeline'),
    await mina.get('/api/timeline/unread'),
  ]
}

test('A4 one person cannot fill in for the other, finish for both and read the drafts', async () => {
  const { mina, jonas, user, set } = await jonasAnswers(4)
  const statuses = []
  for (const { id } of set) {
    for (const more of [{}, { userType: 'partner', isPartnerResponse: undefined }]) {
      statuses.push((await answer(mina, id, { response: '.', ...more })).status)
    }
    await answer(mina, id, { response: '.', isPartnerResponse: false })
  }
  for (const userId of [31, user.partnerId]) {
    const url = `/api/progress/${week}?userId=${userId}`
    statuses.push((await mina.post(url, { userCompleted: true })).status)
    statuses.push((await mina.post(url, { partnerCompleted: true })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([409]))
  expect((await claimFor(mina, 'primary')).status).toBe(200)
  const replies = await lookEverywhere(mina, set)
  expect(replies.flatMap(({ text }) => canariesIn(text))).toEqual([])
  expect(replies[0]?.status).toBe(409)

  const left = (await setOf(jonas)).map(({ answered }) => answered)
  expect(left).toEqual([true, true, true, true, false, false, false])
  await mina.post(`/api/reset-session/${week}?userId=31`, {})
  const after = await lookEverywhere(mina, await setOf(mina))
  expect(after.flatMap(({ text }) => canariesIn(text))).toEqual([])
  for (const [at, { id }] of set.entries()) {
    expect((await answer(jonas, id, { response: secret(at) })).status).toBe(404)
  }
})

describe('A4 two hundred guesses at an answer', () => {
  const guesses = Array.from({ length: 200 }, (_, at) => (at === 137 ? secret(0) : `guess ${at}`))

  test.each([
    ['before completion', 4],
    ['after completion', 7],
  ])('say nothing, %s', async (_when, count) => {
    const { mina, set } = await jonasAnswers(count)
    const said = new Set<string>()
    for (const [at, response] of guesses.entries()) {
      const onlyIfUnanswered = at % 2 === 1
      for (const more of [{ onlyIfUnanswered }, { onlyIfUnanswered: !onlyIfUnanswered }]) {
        const { status, text } = await answer(mina, set[0]?.id ?? 0, { response, ...more })
        said.add(`${status} ${text}`)
      }
    }
    expect([...said]).toHaveLength(1)
    expect([...said][0]).toMatch(/^409 .*Jonas is answering on their own device\./)
  })

  test.each([
    ['before completion', 4],
    ['after completion', 7],
  ])('say nothing either on another browser of his own, %s', async (_when, count) => {
    const { jonas, set } = await jonasAnswers(count)
    await jonas.post('/api/logout')
    const { visitor } = server
    const borrowed = visitor()
    const { email } = await emailOf(set[0]?.userId ?? 0)
    await borrowed.post('/api/login', { email, password: 'lamp-and-blanket-42' })
    const said = new Set<string>()
    for (const response of guesses) {
      const given = { response, onlyIfUnanswered: true }
      const { status, text } = await answer(borrowed, set[0]?.id ?? 0, given)
      said.add(`${status} ${text}`)
    }
    expect([...said]).toHaveLength(1)
    expect([...said][0]).toMatch(/^409 /)
  })
})

const emailOf = (id: number) =>
  server.database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()

test('A4 one person cannot mark for the other what they note in private, look, and unmark it', async () => {
  const { mina, jonas } = await jonasAnswers(0)
  const url = `/api/challenges/${week}`
  const three = (await jonas.get<Challenge[]>(url)).body
  for (const [at, { id }] of three.entries()) {
    const note = { completed: false, notes: secret(at), isPartnerUpdate: true }
    await jonas.patch(`/api/challenges/${id}`, note)
  }
  const replies = []
  for (const { id } of three) {
    const patch = (body: object) => mina.patch(`/api/challenges/${id}`, body)
    await patch({ completed: true, isPartnerUpdate: false })
    for (const completed of [true, false, true]) {
      replies.push(await patch({ completed, isPartnerUpdate: true }))
    }
    replies.push(await mina.get(url), await mina.post(`/api/challenges/${id}/choose`, {}))
  }
  replies.push(await mina.get('/api/account/export'))
  expect(replies.flatMap(({ text }) => canariesIn(text))).toEqual([])
  const seen = (await jonas.get<Challenge[]>(url)).body
  expect(seen.map(({ partnerProgress }) => partnerProgress.completed)).toEqual([
    false,
    false,
    false,
  ])
})
