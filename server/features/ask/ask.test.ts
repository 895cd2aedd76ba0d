import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSentences, safetyTopic } from '#contract/ask.ts'
import { helpElsewhere, helpLines } from '#contract/help-lines.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { asAnswer } from './answer-question.ts'
import { safetyAnswer, unknownAnswer, unsureAnswer } from './fixed-answers.ts'
import { injections } from './testing/injections.ts'
import { topics } from './topics/topics.ts'

type Answer = { answer: string; source: string; topic?: string; offers?: string[] }

let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await startTestServer()
  visitor = (await registerCouple(server)).visitor
})
afterAll(() => server.stop())

const ask = async (question: string) => (await visitor.post<Answer>('/api/ask', { question })).body

describe('R11 asking', () => {
  test('answers from the notes, with a thing for tonight and a sentence to open with', async () => {
    const reply = await ask('How do we share the housework fairly?')
    expect(reply).toMatchObject({ source: 'built-in', topic: 'chores' })
    expect(reply.answer.split('\n\n')).toHaveLength(3)
    expect(reply.answer).toContain('For tonight: ')
    expect(reply.answer).toContain('You could begin with: “')
  })

  test('says that it does not know, and how to talk about it all the same', async () => {
    const reply = await ask('What is the capital of France?')
    expect(reply).toEqual({ source: 'built-in', answer: unknownAnswer })
    expect(reply.answer).toMatch(/do not know/)
    expect(reply.answer).toMatch(/talk about it without me/)
  })

  test('offers two topics where it is not sure, and a press on one is answered', async () => {
    const reply = await ask('Something with his mother and the wedding and money and our dog')
    expect(reply).toMatchObject({ source: 'built-in', answer: unsureAnswer })
    expect(reply).not.toHaveProperty('topic')
    expect(reply.offers).toHaveLength(2)
    for (const offer of reply.offers ?? []) {
      const topic = topics.find(({ title }) => title === offer)
      expect(await ask(offer)).toMatchObject({ topic: topic?.id, answer: topic && asAnswer(topic) })
    }
  })

  test('answers the same again', async () => {
    const question = 'We argue about money'
    expect(await ask(question)).toEqual(await ask(` ${question} `))
  })

  test.each([
    [{}, 400],
    [{ question: '   ' }, 400],
    [{ question: 7 }, 400],
    [{ question: ['How?'] }, 400],
    [{ question: 'a\u0000b' }, 400],
    [{ question: 'x'.repeat(10_001) }, 400],
    [{ question: 'x'.repeat(70_000) }, 413],
  ])('refuses %j', async (body, status) => {
    expect((await visitor.post('/api/ask', body)).status).toBe(status)
  })

  test('says what is missing', async () => {
    const reply = await visitor.post<RefusalBody>('/api/ask', { question: ' ' })
    expect(reply.body.message).toBe(askSentences.emptyQuestion)
  })

  test('is for the signed-in', async () => {
    expect((await server.visitor().post('/api/ask', { question: 'x' })).status).toBe(401)
  })
})

test('danger is answered with people to call and no advice', async () => {
  for (const question of [
    'My husband hits me, what should I do?',
    'he choked me last night, is that normal after a fight',
    'I am scared of my boyfriend when he drinks',
    'how do I leave him safely with the kids',
    'I want to kill myself because of our fights',
    'my wife threatens to take the children if I leave',
    'he forces me to have sex when I say no',
    'She slaps our son when he cries, how do I stop it?',
    'my partner tracks my phone and takes my wages',
    'I hit my girlfriend, how do I make it up to her?',
  ]) {
    expect(await ask(question)).toEqual({
      source: 'built-in',
      topic: safetyTopic,
      answer: safetyAnswer,
    })
  }
  const advice = topics.flatMap(({ answer, tonight, opening }) => [answer, tonight, opening])
  expect(advice.filter((text) => safetyAnswer.includes(text))).toEqual([])
  for (const { call, about } of helpLines) {
    if (about.includes('danger')) expect(safetyAnswer).toContain(`${call} in `)
  }
  expect(safetyAnswer).toContain(helpElsewhere.name)
})

describe('what tries to steer it', () => {
  const ours = new Set([...topics.map(asAnswer), unknownAnswer, unsureAnswer, safetyAnswer])
  const titles = new Set(topics.map(({ title }) => title))

  test.each(injections)('%j is inert', async (question) => {
    const { answer, source, offers = [] } = await ask(question)
    expect(ours.has(answer)).toBe(true)
    expect(offers.every((offer) => titles.has(offer))).toBe(true)
    expect(source).toBe('built-in')
  })

  test('there are many, and no answer of ours holds markup or a link', () => {
    expect(injections.length).toBeGreaterThanOrEqual(30)
    for (const answer of ours) expect(answer).not.toMatch(/[<>]|https?:|\]\(|javascript:/)
  })
})

test('nothing of a question is kept or logged', async () => {
  const own = await startTestServer()
  const couple = await registerCouple(own)
  const word = 'quincunxial'
  const before = await everyRow(own)
  const replies = [
    await couple.visitor.post<Answer>('/api/ask', { question: `We argue about ${word} chores` }),
    await couple.visitor.post<Answer>('/api/ask', { question: `He hits me, ${word}` }),
    await couple.visitor.post<Answer>('/api/ask', { question: `${word}\u0000` }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 400])
  const rows = await everyRow(own)
  expect(rows).toBe(before)
  expect(rows + own.log.join('') + replies.map(({ text }) => text).join('')).not.toContain(word)
  expect(filesWith(own.dataDir, word)).toEqual([])
  expect(own.log.join('')).not.toMatch(/safety|chores/)
  await own.stop()
})
