import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { isOwnInsight, ownSuggestion } from '#server/guide/rules/own-words.ts'
import { claimFor, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Written for this test alone. */
const unsafeAnswers = [
  'On Saturday he slapped me in the kitchen because the soup was cold, and then he cried.',
  'I keep thinking that everybody would be better off without me. I do not want to wake up.',
  'She reads every message on my phone and I am not allowed to see my sister.',
  'When you shout I am afraid of you, and I lock the bathroom door.',
  'He pushed me against the wall and held my throat.',
  'You said you would kill me if I ever left.',
  'He made me have sex although I said no.',
]
const calmAnswer = 'We watched the ferries from the hill and ate warm rolls with plum jam.'

type Texts = { insight: string; suggestion: string }

async function textsFor(
  visitor: Visitor,
  about: { question: string; weekId?: string; questionId?: number },
  answers: { userResponse?: string; partnerResponse?: string } = {},
): Promise<Texts> {
  const given = { userName: 'Mina', partnerName: 'Jonas', ...about, ...answers }
  const insight = await visitor.post<{ insight: string }>('/api/catchups/insight', given)
  const suggestion = await visitor.post<{ suggestion: string }>('/api/catchups/suggestion', given)
  expect([insight.status, suggestion.status]).toEqual([200, 200])
  return { ...insight.body, ...suggestion.body }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

function expectCardAlone(
  { insight, suggestion }: Texts,
  about: { question: string; category: string },
  ...answers: string[]
): void {
  const asked = { ...about, cardId: '' }
  expect([insight, isOwnInsight(insight, asked)]).toEqual([insight, true])
  expect(suggestion).toBe(ownSuggestion(asked))
  expect(insight + suggestion).not.toMatch(/[“”*"«]|Mina|Jonas/)
  const telling =
    'slapped kitchen soup cried wake message phone sister afraid bathroom wall throat kill ferries plum'
  const said = answers.flatMap(wordsOf).filter((word) => telling.includes(word))
  expect(said.filter((word) => wordsOf(insight + suggestion).includes(word))).toEqual([])
}

/** R20: no quote, no claim, nothing that makes light of it. */
describe('C14 an answer that sounds unsafe', () => {
  test.each(unsafeAnswers)('%j, from either, gets the words of the card alone', async (answer) => {
    const { visitor } = await registerCouple(server)
    const question = 'What did you enjoy most this week?'
    const sides = [
      { userResponse: answer, partnerResponse: calmAnswer },
      { userResponse: calmAnswer, partnerResponse: answer },
    ]
    for (const side of sides) {
      const texts = await textsFor(visitor, { question }, side)
      expectCardAlone(texts, { question, category: '' }, answer, calmAnswer)
    }
  })

  test('a whole stored catch-up of them: words that belong to each question, none in the summary', async () => {
    const { visitor } = await registerCouple(server)
    const weekId = 'session-initial'
    const { body: questions } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
    for (const [at, { id }] of questions.entries()) {
      const response = unsafeAnswers[at]
      await visitor.patch(`/api/questions/${id}`, { response })
      await visitor.patch(`/api/questions/${id}`, { response: calmAnswer, isPartnerResponse: true })
    }
    await claimFor(visitor, 'primary', weekId)
    await claimFor(visitor, 'partner', weekId)
    await visitor.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
    const insights: string[] = []
    for (const { id, content, category } of questions) {
      const about = { question: content, questionId: id, weekId }
      const texts = await textsFor(visitor, about)
      expectCardAlone(texts, { question: content, category })
      insights.push(texts.insight)
    }
    expect(new Set(insights).size).toBe(questions.length)
    const given = { weekId, userName: 'Mina', partnerName: 'Jonas' }
    const { body } = await visitor.post<{ summary: string }>('/api/catchups/summary', given)
    expect(body.summary).not.toMatch(/[“”*]|ferries|plum|slapped|phone|afraid|throat|kill/)
    expect(body.summary).not.toMatch(
      /no great|small print|can (?:rest|wait|keep)|let the rest go|go easy|light|congrat|well done|fine to/i,
    )
  })
})
