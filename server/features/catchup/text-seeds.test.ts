import { expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, unguarded } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

/** A built-in guide that tells where chance begins in what it is asked to write. */
function listeningGuide() {
  const seeds: string[] = []
  const write = async ({ seed }: { seed: string }) => {
    seeds.push(seed)
    return 'A text. What now?'
  }
  const writer = { name: 'listening', source: 'built-in' as const }
  return {
    seeds,
    guide: unguarded({ ...writer, insight: write, suggestion: write, summary: write }),
  }
}

const freeText = (visitor: Visitor) =>
  visitor.post('/api/catchups/insight', {
    ...{ question: 'What was good?', userName: 'Mina', partnerName: 'Jonas' },
    ...{ userResponse: 'The soup.', partnerResponse: 'The walk.' },
  })

test('R20 what chance leaves plain cannot be worked out by who knows all that the couple can know', async () => {
  const { seeds, guide } = listeningGuide()
  const server = await startTestServer({ builtInGuide: guide, guide })
  const { visitor } = await registerCouple(server)
  await answerAll(visitor, 'primary')
  await answerAll(visitor, 'partner')
  const { body } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
  const id = body[0]?.id ?? 0
  const of = { userName: 'Mina', partnerName: 'Jonas', weekId: initialWeekId }
  const about = { ...of, question: body[0]?.content, questionId: id }
  const [{ coupleId, wrappedKey }] = (await server.database
    .selectFrom('couples')
    .select(['coupleId', 'wrappedKey'])
    .execute()) as [{ coupleId: string; wrappedKey: string }]
  await visitor.post('/api/catchups/insight', about)
  await visitor.post('/api/catchups/suggestion', about)
  await visitor.post(`/api/catchups/${initialWeekId}`, { userId: 30 })
  await visitor.post('/api/catchups/summary', of)
  await freeText(visitor)
  expect(seeds).toHaveLength(4)
  const exported = (await visitor.get(`/api/account/export?format=json`)).text
  for (const seed of seeds) {
    for (const known of [coupleId, wrappedKey]) expect(seed).not.toContain(known)
    for (const part of seed.split(' ').slice(0, 1)) expect(exported).not.toContain(part)
    expect(seed.split(' ')[0]).toMatch(/^[\w-]{43}$/)
  }
  await server.stop()
})

test('R20 chance begins at the same place for a couple after a restart, at another for another couple', async () => {
  const before = listeningGuide()
  const server = await startTestServer({ builtInGuide: before.guide })
  const { visitor, email } = await registerCouple(server)
  await freeText(visitor)
  await freeText((await registerCouple(server)).visitor)
  const after = listeningGuide()
  const again = await startTestServer({ builtInGuide: after.guide, beside: server })
  const back = again.visitor()
  await back.post('/api/login', { email, password: 'lamp-and-blanket-42' })
  await freeText(back)
  expect(after.seeds).toEqual(before.seeds.slice(0, 1))
  expect(before.seeds[1]).not.toBe(before.seeds[0])
  await again.stop()
  await server.stop()
})

test('R20 who follows the order of the texts back to its short number learns no draw from it', () => {
  const twins = new Map<number, string>()
  const found: [string, string][] = []
  for (let at = 0; found.length < 8 && at < 1_000_000; at += 1) {
    const seed = `seed ${at}`
    const short = numberFrom(seed)
    const twin = twins.get(short)
    if (twin === undefined) twins.set(short, seed)
    else found.push([twin, seed])
  }
  const draws = ([one, other]: [string, string]) =>
    Array.from({ length: 7 }, (_, position) => [
      isOwnWordsByChance({ seed: one, position }),
      isOwnWordsByChance({ seed: other, position }),
    ])
  expect(found).toHaveLength(8)
  expect(found.flatMap(draws).some(([one, other]) => one !== other)).toBe(true)
})
