import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GuideConsent } from '#contract/guide-consent.ts'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { localModelSettings } from '#server/drivers/model/local/installed-models.ts'
import { type LocalModel, openLocalModel } from '#server/drivers/model/local/open-local-model.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { claimFor, registerOnTwoDevices } from './couple.ts'
import { answers } from './ordinary-answers.ts'
import { type EngineMood, installScriptedEngine } from './scripted-engine.ts'
import { sharedTextWork, startTestServer, type TestServer } from './test-server.ts'
import { textSeedOf } from './text-seed.ts'

let server: TestServer
let model: LocalModel | undefined
let engine: ReturnType<typeof installScriptedEngine>

type Patience = { budgetMs?: number; readerPatienceMs?: number }

/** A server whose insights a local model writes, as `main.ts` wires it, but for how long it has. */
async function start(mood: EngineMood, { budgetMs = 20_000, readerPatienceMs }: Patience = {}) {
  const pace = { budgetMs, longestMs: 60_000, oneAtATime: true }
  const ask: LocalModel['ask'] = (request) =>
    model ? model.ask(request) : Promise.reject(new Error('It is not there yet.'))
  server = await startTestServer({
    guide: sharedTextWork.modelGuide(ask, pace),
    ...(readerPatienceMs !== undefined && { readerPatienceMs }),
  })
  engine = installScriptedEngine(server.dataDir, 'obliging')
  model = openLocalModel(localModelSettings(server.dataDir, 'small.gguf'), {
    ...{ instructions: 'Be kind.', graceMs: 50, failuresInARow: 2 },
  })
  model.start()
  await vi.waitFor(() => expect(engine.asked()).toHaveLength(1), { timeout: 20_000 })
  engine.become(mood)
}

beforeEach(() => {
  model = undefined
})
afterEach(async () => {
  model?.close()
  await server.stop()
})

type Insight = { insight: string; source: string }

/** A couple that both have finished; the model has begun to write. */
async function finished() {
  const { visitor, partner, user } = await registerOnTwoDevices(server)
  const { body: asked } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}`)
  for (const [at, { id }] of asked.entries()) {
    const [mine, theirs] = answers[at] ?? ['', '']
    await visitor.patch(`/api/questions/${id}`, { response: mine, isPartnerResponse: false })
    await partner.patch(`/api/questions/${id}`, { response: theirs, isPartnerResponse: true })
  }
  await claimFor(visitor, 'primary')
  await claimFor(partner, 'partner')
  const chance = await textSeedOf(server, user.id)
  const seed = `${chance} ${asked[0]?.id}`
  const insight = async ({ id, content }: Question): Promise<Insight> => {
    const reply = await visitor.post<Insight>('/api/catchups/insight', {
      ...{ weekId: initialWeekId, questionId: id, question: content },
      ...{ userName: 'Mina', partnerName: 'Jonas' },
    })
    expect(reply.status).toBe(200)
    return reply.body
  }
  return {
    visitor,
    drawn: asked.map((_, position) => isOwnWordsByChance({ seed, position })),
    async insights() {
      const all: Insight[] = []
      for (const question of asked) all.push(await insight(question))
      return all
    },
  }
}

describe('R12 a model of the host’s own', () => {
  test('writes ahead with nobody asked, under made-up names, and each text says that a model wrote it', async () => {
    await start('obliging')
    const { visitor, drawn, insights } = await finished()
    const { body } = await visitor.get<GuideConsent>('/api/guide-consent')
    expect(body.provider).toBeNull()
    await server.settled()
    const prompts = engine.asked().flatMap(({ prompt = [] }) => prompt)
    expect(prompts).toHaveLength(drawn.filter((isDrawn) => !isDrawn).length)
    expect(prompts.join()).not.toMatch(/\bmina\b|\bjonas\b|@example/i)
    const all = await insights()
    expect(all.map(({ source }) => source)).toEqual(
      drawn.map((isDrawn) => (isDrawn ? 'built-in' : 'model')),
    )
    expect(all.find(({ source }) => source === 'model')?.insight).toMatch(
      /^(?:Mina|Jonas), you go for \*\*“/,
    )
    expect(engine.asked().flatMap(({ prompt = [] }) => prompt)).toHaveLength(prompts.length)
  })
})

describe('R13 the catch-up goes on with the built-in guide', () => {
  test.each<EngineMood>(['slow', 'hangs', 'dies', 'nonsense', 'an empty text'])(
    'where the model is in this mood: %s',
    async (mood) => {
      await start(mood, { budgetMs: 150 })
      const { insights } = await finished()
      const all = await insights()
      expect(all.map(({ source }) => source)).toEqual(Array(7).fill('built-in'))
      for (const { insight: text } of all) {
        expect(text.trim().endsWith('?')).toBe(true)
        expect(text).not.toMatch(/Mina is right/)
      }
      await server.settled()
      expect(server.log.join('\n')).not.toMatch(/canary0|a word of the prompt/)
    },
  )

  test('where somebody reads faster than it writes; what it writes later changes nothing', async () => {
    await start('slow', { budgetMs: 500, readerPatienceMs: 20 })
    const { insights } = await finished()
    const first = await insights()
    expect(first.map(({ source }) => source)).toEqual(Array(7).fill('built-in'))
    engine.become('obliging')
    await server.settled()
    expect(await insights()).toEqual(first)
  })

  test('where its file is another one by now', async () => {
    await start('obliging')
    model?.close()
    writeFileSync(engine.file, 'another one')
    model = openLocalModel(localModelSettings(server.dataDir, 'small.gguf'), { instructions: '' })
    const { insights } = await finished()
    expect((await insights()).map(({ source }) => source)).toEqual(Array(7).fill('built-in'))
  })
})
