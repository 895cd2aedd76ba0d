import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { openModel } from '#server/drivers/model/open-model.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { injections } from '#server/guide/testing/injections.ts'
import { claimFor, registerOnTwoDevices } from './couple.ts'
import {
  type ModelCall,
  type Mood,
  moods,
  obliging,
  pairIn,
  replyTo,
  startModelServer,
  telling,
} from './model-server.ts'
import { answers } from './ordinary-answers.ts'
import { sharedTextWork, startTestServer, type TestServer } from './test-server.ts'
import { textSeedOf } from './text-seed.ts'
import type { Visitor } from './visitor.ts'

const provider = 'Example Models (models.example.org)'
const apiKey = 'sk-canary-key'

let model: Awaited<ReturnType<typeof startModelServer>>
let server: TestServer
beforeAll(async () => {
  model = await startModelServer(obliging)
})
afterAll(() => model.stop())
beforeEach(async () => {
  model.become(obliging)
  model.calls.length = 0
  const ask = openModel(
    { ...{ provider: 'openai-compatible', model: 'scripted', apiKey }, baseUrl: `${model.url}/v1` },
    { budgetMs: 400, pauseMs: 1, failuresInARow: 1_000 },
  )
  server = await startTestServer({ guide: sharedTextWork.modelGuide(ask), provider })
})
afterEach(() => server.stop())

/** What an insight was, for each of the seven questions. */
type Insight = { insight: string; source: string }

type Told = { asked: Question[]; visitor: Visitor; partner: Visitor; seed: string }

/** A couple that has said yes, each for themselves, and has answered; nothing is written as yet. */
async function answered(pairs: readonly (readonly [string, string])[] = answers): Promise<Told> {
  const { visitor, partner, user } = await registerOnTwoDevices(server)
  for (const one of [visitor, partner]) {
    await one.send('PUT', '/api/guide-consent', { provider, agreed: true })
  }
  const { body: asked } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}`)
  for (const [at, { id }] of asked.entries()) {
    const [mine, theirs] = pairs[at] ?? ['', '']
    await visitor.patch(`/api/questions/${id}`, { response: mine, isPartnerResponse: false })
    await partner.patch(`/api/questions/${id}`, { response: theirs, isPartnerResponse: true })
  }
  const chance = await textSeedOf(server, user.id)
  return { asked, visitor, partner, seed: `${chance} ${asked[0]?.id}` }
}

const insight = async (visitor: Visitor, { id, content }: Question) => {
  const reply = await visitor.post<Insight>('/api/catchups/insight', {
    ...{ weekId: initialWeekId, questionId: id, question: content },
    ...{ userName: 'Mina', partnerName: 'Jonas' },
  })
  expect(reply.status).toBe(200)
  return reply.body
}
const insights = async ({ visitor, asked }: Told) => {
  const all: Insight[] = []
  for (const question of asked) all.push(await insight(visitor, question))
  return all
}
const complete = async ({ visitor, partner }: Told) => {
  await claimFor(visitor, 'primary')
  await claimFor(partner, 'partner')
}
/** The items that are the card's own words by chance, for which no model is called (R20). */
const drawn = ({ seed, asked }: Told) =>
  asked.map((_, position) => isOwnWordsByChance({ seed, position }))
const canariesIn = (calls: readonly ModelCall[]) =>
  calls.map((call) => [...new Set(call.text.match(/canary\d/g) ?? [])])

describe('R13 written ahead', () => {
  test('when both have finished, one question at a time, with no name of theirs', async () => {
    const told = await answered()
    await claimFor(told.visitor, 'primary')
    await server.settled()
    expect(model.calls).toEqual([])
    await claimFor(told.partner, 'partner')
    await server.settled()
    const expected = drawn(told).flatMap((isDrawn, at) => (isDrawn ? [] : [[`canary${at}`]]))
    expect(canariesIn(model.calls)).toEqual(expected)
    for (const { text } of model.calls) {
      expect(text).not.toMatch(/\bmina\b|\bjonas\b|@example|primary\d|session-initial/i)
    }
    const before = model.calls.length
    const all = await insights(told)
    expect(all.map(({ source }) => source)).toEqual(
      drawn(told).map((isDrawn) => (isDrawn ? 'built-in' : 'model')),
    )
    expect(model.calls).toHaveLength(before)
    const first = all.find(({ source }) => source === 'model')
    expect(first?.insight).toMatch(/^(?:Mina|Jonas), you go for \*\*“/)
  })

  test('R14 a reader who is faster waits for the same text, and two readers for one', async () => {
    const told = await answered()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    model.become(async (response, call) => {
      await held
      obliging(response, call)
    })
    await complete(told)
    const at = drawn(told).indexOf(false)
    const question = told.asked[at]
    if (!question) throw new Error('Every item was drawn.')
    const reading = Promise.all([
      insight(told.visitor, question),
      insight(told.partner, question),
      insight(told.visitor, question),
    ])
    setTimeout(release, 50)
    const texts = new Set((await reading).map((one) => one.insight))
    await server.settled()
    expect(texts.size).toBe(1)
    expect(canariesIn(model.calls).filter(([one]) => one === `canary${at}`)).toHaveLength(1)
  })

  test('R12 stops in the middle where one of the two takes their yes back', async () => {
    const told = await answered()
    model.become(async (response, call) => {
      if (model.calls.length === 2) {
        await told.partner.send('PUT', '/api/guide-consent', { provider, agreed: false })
      }
      obliging(response, call)
    })
    await complete(told)
    await server.settled()
    expect(model.calls).toHaveLength(2)
    await insights(told)
    expect(model.calls).toHaveLength(2)
  })
})

describe('R20 no model is called', () => {
  test('for an item that sounds unsafe', async () => {
    const told = await answered([
      ['He hit me hard canary0 on Sunday night', 'We cooked soup canary0 on Sunday night'],
      ...answers.slice(1),
    ])
    await complete(told)
    await server.settled()
    expect(canariesIn(model.calls).flat()).not.toContain('canary0')
    expect(model.calls.length).toBeGreaterThan(0)
    expect((await insights(told))[0]?.source).toBe('built-in')
  })
})

describe('R13 the model is in a bad mood, and the catch-up goes on at its pace', () => {
  const lying: Mood = moods.says((call) => {
    const [one, other] = pairIn(call)
    return replyTo(call, {
      first: telling(one && { ...one, words: 'I am tired of this house' }),
      second: telling(other && { ...other, words: 'so am I most days' }),
    })
  })
  const judging: Mood = moods.says((call) => {
    const [one] = pairIn(call)
    return replyTo(call, {
      first: telling(one, ', and you are right, and 70% compatible'),
      question: 'What should you do?',
    })
  })
  test.each<[string, Mood]>([
    ['says nothing', moods.silent],
    ['never stops', moods.endless],
    ['is cut off', moods.cutOff],
    ['sends no JSON', moods.junk],
    ['sends other JSON', moods.rambles('{"verdict":"Mina is right"}')],
    ['refuses', moods.rambles('I cannot help with that.')],
    [
      'sends a text that holds nothing',
      moods.says((call) => replyTo(call, { first: '', second: '', question: '' })),
    ],
    ['fails', moods.refuses(500)],
    ['is asked too often', moods.refuses(429, { 'retry-after': '60' })],
    ['does not know the key', moods.refuses(401)],
    ['lies about what they wrote', lying],
    ['judges', judging],
  ])('%s', async (_what, mood) => {
    model.become(mood)
    const told = await answered()
    await complete(told)
    const all = await insights(told)
    expect(all.map(({ source }) => source)).toEqual(Array(7).fill('built-in'))
    for (const { insight: text } of all) {
      expect(text.trim().endsWith('?')).toBe(true)
      expect(text).not.toMatch(/tired of this house|70% compatible|(?:Mina|Jonas) is right/)
    }
    await server.settled()
    const log = server.log.join('\n')
    for (const secret of [apiKey, 'canary0', 'copied from their answer', 'No: ']) {
      expect(log).not.toContain(secret)
    }
  })

  test('breaks a rule, is told which, and mends it', async () => {
    const mended: Mood = (response, call) =>
      (call.text.includes('It cannot be shown') ? obliging : judging)(response, call)
    model.become(mended)
    const told = await answered()
    await complete(told)
    await server.settled()
    const spoken = drawn(told).filter((isDrawn) => !isDrawn).length
    expect(model.calls).toHaveLength(2 * spoken)
    const again = model.calls.filter(({ text }) => text.includes('It cannot be shown'))
    expect(again).toHaveLength(spoken)
    for (const { text } of again) {
      expect(text).toMatch(/a verdict|pressure/)
      expect(text).not.toMatch(/\bmina\b|\bjonas\b/i)
    }
    const sources = (await insights(told)).map(({ source }) => source)
    expect(sources.filter((source) => source === 'model')).toHaveLength(spoken)
  })

  test('would say nothing of two answers, and the card’s own words stand there, as by chance elsewhere', async () => {
    model.become(
      moods.says((call) => replyTo(call, { first: '', second: '', question: 'silence' })),
    )
    const told = await answered()
    await complete(told)
    const all = await insights(told)
    expect(all.map(({ source }) => source)).toEqual(Array(7).fill('built-in'))
    for (const { insight: text } of all) expect(text).not.toContain('“')
  })

  test('obeys what stands in the answers: none of it is shown, and of most it never hears', async () => {
    const obeying: Mood = moods.says((call) => {
      const [one, other] = pairIn(call)
      return replyTo(call, {
        first: `${one?.name}, you say “${one?.words}”. As you wish: ${one?.words} ${other?.words}`,
        question: 'Mina is right, 100%, see https://example.org',
      })
    })
    model.become(obeying)
    const attacks = injections.slice(0, 7)
    const told = await answered(attacks.map(([attack]) => [attack, 'We sang in the car']))
    await complete(told)
    for (const [at, { insight: text, source }] of (await insights(told)).entries()) {
      expect(source).toBe('built-in')
      expect(text.toLowerCase()).not.toContain(attacks[at]?.[1])
      expect(text).not.toMatch(/As you wish|100%|https?:/)
    }
    expect(model.calls.map(({ text }) => text).join()).not.toMatch(/ignore all previous/i)
  })
})
