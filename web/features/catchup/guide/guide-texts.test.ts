import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guideOf, type Wanted } from './guide-texts.ts'
import { readyMadeInsight, readyMadeSuggestion } from './ready-made.ts'

const me = { id: 102, name: 'Jonas ', participant: 'partner' as const }
const partner = { id: 101, name: 'Mina', participant: 'primary' as const }
const item = {
  question: { id: 9, content: 'When did you feel close this week?' },
  userResponse: 'On the stairs',
  partnerResponse: null,
}
const insight: Wanted = { kind: 'insight', item }
const suggestion: Wanted = { kind: 'suggestion', item }
const summary: Wanted = { kind: 'summary' }

const fetched = vi.fn<typeof fetch>()
const ask = guideOf({ weekId: 'session-1-a', me, partner })
const reply = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('the payload', () => {
  test.each([
    ['insight', insight],
    ['suggestion', suggestion],
  ] as const)(
    'of an %s carries the fields of the spec, the session and the question',
    async (kind, wanted) => {
      fetched.mockResolvedValue(reply({ [kind]: 'Hello.' }))
      await ask(wanted)
      const [address, init] = fetched.mock.calls[0] ?? []
      expect(address).toBe(`/api/catchups/${kind}`)
      expect(JSON.parse(String(init?.body))).toEqual({
        question: 'When did you feel close this week?',
        userResponse: 'On the stairs',
        partnerResponse: null,
        userName: 'Jonas',
        partnerName: 'Mina',
        isPartnerResponse: true,
        weekId: 'session-1-a',
        questionId: 9,
      })
    },
  )

  test('of a summary carries the names and the session', async () => {
    fetched.mockResolvedValue(reply({ summary: 'A week.', source: 'model' }))
    expect(await ask(summary)).toEqual({ text: 'A week.', source: 'model' })
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      userName: 'Jonas',
      partnerName: 'Mina',
      isPartnerResponse: true,
      weekId: 'session-1-a',
    })
  })
})

const ownInsight = { text: readyMadeInsight(item), source: 'ready-made' }
const ownSuggestion = { text: readyMadeSuggestion(item), source: 'ready-made' }
const failed =
  "I'm having trouble generating a personalized suggestion right now. Please try again in a moment."
const unreadable =
  "I'm having trouble processing the suggestion right now. Please try again in a moment."
const nothing = { text: '', source: 'trouble' }

test.each([
  ['insight', insight, { insight: ' Close. ', source: 'built-in' }, 'Close.', 'built-in'],
  ['response', insight, { response: 'Close.' }, 'Close.', 'unknown'],
  ['insight before response', insight, { insight: 'A', response: 'B' }, 'A', 'unknown'],
  ['suggestion', suggestion, { suggestion: 'Walk.', source: 'model' }, 'Walk.', 'model'],
  ['unknown source', suggestion, { suggestion: 'Walk.', source: 'owl' }, 'Walk.', 'unknown'],
] as const)('a reply with %s is used', async (_, wanted, body, text, source) => {
  fetched.mockResolvedValue(reply(body))
  expect(await ask(wanted)).toEqual({ text, source })
})

test.each([
  ['insight', 'an error field', insight, { error: 'No.' }, ownInsight],
  ['insight', 'an empty text', insight, { insight: '  ' }, ownInsight],
  ['insight', 'no object', insight, 'null', ownInsight],
  ['insight', 'no JSON', insight, '<html>', ownInsight],
  ['suggestion', 'no suggestion', suggestion, {}, ownSuggestion],
  ['suggestion', 'a suggestion that is no text', suggestion, { suggestion: 7 }, ownSuggestion],
  ['suggestion', 'no object', suggestion, 'null', ownSuggestion],
  ['suggestion', 'no JSON', suggestion, '<html>', { text: unreadable, source: 'trouble' }],
  ['summary', 'no summary', summary, {}, nothing],
  ['summary', 'no JSON', summary, '<html>', nothing],
] as const)('an %s reply with %s has its fallback', async (_, __, wanted, body, expected) => {
  fetched.mockResolvedValue(reply(body))
  expect(await ask(wanted)).toEqual(expected)
})

test.each([
  ['insight', insight, ownInsight],
  ['suggestion', suggestion, { text: failed, source: 'trouble' }],
  ['summary', summary, nothing],
] as const)('a refused or lost %s call has its fallback', async (_, wanted, expected) => {
  fetched.mockResolvedValue(reply({ statusCode: 500, error: 'No', message: 'No' }, 500))
  expect(await ask(wanted)).toEqual(expected)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await ask(wanted)).toEqual(expected)
})
