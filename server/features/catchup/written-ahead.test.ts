import { afterAll, beforeAll, expect, test } from 'vitest'
import { initialWeekId } from '#contract/weekly-session.ts'
import { answerAll, coupleIdOf, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ writesAhead: true })
})
afterAll(() => server.stop())

async function answered() {
  const couple = await registerOnTwoDevices(server)
  const coupleId = await coupleIdOf(server, couple.user.id)
  const texts = () =>
    server.database
      .selectFrom('guide_texts')
      .select(['kind', 'aboutId', 'text', 'source'])
      .where('coupleId', '=', coupleId)
      .orderBy('aboutId')
      .execute()
  await answerAll(couple.visitor, 'primary', { word: 'I liked our walk' })
  await server.settled()
  return { ...couple, texts }
}

const insightOf = ({ visitor }: Awaited<ReturnType<typeof answered>>, questionId: number) =>
  visitor.post<{ insight: string; source: string }>('/api/catchups/insight', {
    ...{ question: 'Which?', userName: 'Mina', partnerName: 'Jonas' },
    ...{ weekId: initialWeekId, questionId },
  })

test('R13 the built-in guide writes the insights when both are done, and not before', async () => {
  const couple = await answered()
  expect(await couple.texts()).toEqual([])
  await answerAll(couple.visitor, 'partner', { word: 'I loved the soup' })
  await server.settled()
  const written = await couple.texts()
  expect(written.map(({ kind, source }) => `${kind} ${source}`)).toEqual(
    Array(7).fill('insight built-in'),
  )
  for (const { aboutId } of written) {
    const { body } = await insightOf(couple, aboutId)
    expect(body.insight).not.toBe('')
    expect(body.source).toBe('built-in')
  }
  expect(await couple.texts()).toEqual(written)
})

test('R13 who is faster than it waits for the same text', async () => {
  const couple = await answered()
  const { body: questions } = await couple.visitor.get<{ id: number }[]>(
    `/api/questions/${initialWeekId}?userId=30`,
  )
  await answerAll(couple.visitor, 'partner', { word: 'I loved the soup' })
  const last = questions.at(-1)?.id ?? 0
  const [early, same] = await Promise.all([insightOf(couple, last), insightOf(couple, last)])
  await server.settled()
  const late = await insightOf(couple, last)
  expect([early.body.insight, same.body.insight]).toEqual([late.body.insight, late.body.insight])
  expect(await couple.texts()).toHaveLength(7)
})

test('R13 a session that was thrown away gets no text', async () => {
  const couple = await answered()
  await answerAll(couple.visitor, 'partner', { word: 'I loved the soup' })
  const reset = await couple.visitor.post(`/api/reset-session/${initialWeekId}?userId=30`, {})
  expect(reset.status).toBe(200)
  await server.settled()
  expect(await couple.texts()).toEqual([])
})
