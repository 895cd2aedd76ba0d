import { describe, expect, test } from 'vitest'
import type { GuideTexts } from './guide/guide-texts.ts'
import { beginning, type Place } from './place/place.ts'
import { closing, offerAt, transcript, turnsOf } from './transcript.ts'

const people = {
  me: { id: 101, name: 'Mina', participant: 'primary' as const },
  partner: { id: 102, name: 'Jonas', participant: 'partner' as const },
}
const item = (id: number, userResponse: string | null, partnerResponse: string | null) => ({
  question: { id, content: `What about ${id}?` },
  userResponse,
  partnerResponse,
})
const items = [item(1, 'Tea', 'Cake'), item(2, 'Rain', 'Sun')]
const texts: GuideTexts = {
  'insight 1': { text: 'Warm both.', source: 'built-in' },
  'insight 2': { text: 'Weather.', source: 'model' },
  'suggestion 1': { text: 'Bake.', source: 'built-in' },
  summary: { text: 'A good week.', source: 'built-in' },
}

const soFar = (place: Partial<Place>, more: Partial<Parameters<typeof transcript>[0]> = {}) => ({
  place: { ...beginning, ...place },
  items,
  texts,
  people,
  ...more,
})
const keysAt = (place: Partial<Place>) => transcript(soFar(place)).map(({ key }) => key)

const first = ['welcome', 'question 1', 'own 1', 'partner 1', 'insight 1', 'prompt 1']

test.each([
  ['welcome', 1],
  ['asking', 1],
  ['question', 2],
  ['responses', 2],
  ['own', 3],
  ['partner', 4],
  ['insight', 5],
  ['prompt', 6],
] as const)('at %s the first question has come %i messages far', (point, count) => {
  expect(keysAt({ point })).toEqual(first.slice(0, count))
})

test('a choice brings the suggestion or a gentle word, and the next question follows', () => {
  expect(keysAt({ point: 'chosen', choices: ['yes'] })).toEqual([...first, 'suggestion 1'])
  expect(keysAt({ point: 'chosen', choices: ['no'] })).toEqual([...first, 'no 1'])
  expect(keysAt({ point: 'own', index: 1, choices: ['no'] })).toEqual([
    ...first,
    'no 1',
    'question 2',
    'own 2',
  ])
})

test('a question is highlighted, own answers and the other ones are told apart', () => {
  const messages = transcript(soFar({ point: 'insight' }))
  expect(messages.map(({ kind, name }) => [kind, name])).toEqual([
    ['neutral', 'The guide'],
    ['question', 'The guide'],
    ['own', 'Mina'],
    ['partner', 'Jonas'],
    ['insight', 'The guide'],
  ])
})

test.each([
  [null, 'Cake', ['Mina has not responded yet.', 'Cake']],
  ['Tea', null, ['Tea', 'Jonas has not responded yet.']],
  ['  ', '', ['Mina has not responded yet.', 'Jonas has not responded yet.']],
])('answers %j and %j read %j', (mine, theirs, expected) => {
  const messages = transcript(soFar({ point: 'partner' }, { items: [item(1, mine, theirs)] }))
  expect(messages.slice(2).map(({ text }) => text)).toEqual(expected)
})

test('R26 what somebody keeps private says so, in the place of the answer and alike for both', () => {
  const keptPrivate = { userKeptPrivate: true, partnerKeptPrivate: true }
  const messages = transcript(
    soFar({ point: 'partner' }, { items: [{ ...item(1, null, null), ...keptPrivate }] }),
  )
  expect(messages.slice(2).map(({ key, text }) => [key, text])).toEqual([
    ['own 1', 'Mina keeps this one private.'],
    ['partner 1', 'Jonas keeps this one private.'],
  ])
})

test('a text that has not arrived is left out, a failed suggestion is told in its place', () => {
  expect(transcript(soFar({ point: 'insight' }, { texts: {} })).at(-1)?.key).toBe('partner 1')
  const failed: GuideTexts = { ...texts, 'suggestion 1': { text: 'Sorry.', source: 'trouble' } }
  const message = transcript(soFar({ point: 'chosen', choices: ['yes'] }, { texts: failed })).at(-1)
  expect(message).toMatchObject({ text: 'Sorry.', kind: 'suggestion', source: 'trouble' })
})

test('what was said is told in turns: the welcome, then each question with all that belongs to it', () => {
  const said = transcript(soFar({ index: 1, point: 'own', choices: ['no'] }))
  const turns = turnsOf(said)
  expect(turns.flat()).toEqual(said)
  expect(turns.map(([first]) => first?.kind)).toEqual(['neutral', 'question', 'question'])
  expect(turnsOf([])).toEqual([])
})

describe('the last words', () => {
  const atEnd = { index: 1, choices: ['no', 'no'] as const, endedAt: 1 }

  test('are a congratulation, the summary and a thank-you', () => {
    const words = closing(soFar({ ...atEnd, point: 'completed' }))
    expect(words.map(({ key }) => key)).toEqual(['congratulation', 'summary', 'thank-you'])
  })

  test('wait for the summary', () => {
    expect(closing(soFar({ ...atEnd, point: 'completed' }, { texts: {} }))).toEqual([])
  })

  test('do without a summary that failed', () => {
    const failed: GuideTexts = { summary: { text: '', source: 'trouble' } }
    const words = closing(soFar({ ...atEnd, point: 'completed' }, { texts: failed }))
    expect(words.map(({ key }) => key)).toEqual(['congratulation', 'thank-you'])
  })

  test('are one congratulation where completing failed', () => {
    const other = closing(soFar({ ...atEnd, point: 'fallback' }), [], false)
    expect(other[0]?.text).toMatch(/all of your questions, and that is no small thing/)
    const words = closing(soFar({ ...atEnd, point: 'fallback' }))
    expect(words.map(({ key }) => key)).toEqual(['fallback'])
    expect(words[0]?.text).toMatch(/and they cannot be brought back\. If/)
    const kept = closing(soFar({ ...atEnd, point: 'fallback' }), [], true, 'Jonas')
    expect(kept[0]?.text).toMatch(
      /but they stay for Jonas until they have read them, at most 14 days\. If/,
    )
  })

  test.each(['question', 'chosen', 'completion'] as const)('are not said at %s', (point) => {
    expect(closing(soFar({ ...atEnd, point }))).toEqual([])
  })
})

describe('what is offered', () => {
  const noTexts: GuideTexts = {}
  const failed: GuideTexts = { 'suggestion 1': { text: 'Sorry.', source: 'trouble' } }

  test.each([
    ['welcome', [], texts, 'nothing'],
    ['insight', [], texts, 'nothing'],
    ['prompt', [], texts, 'choice'],
    ['chosen', ['no'], noTexts, 'next'],
    ['chosen', ['yes'], noTexts, 'nothing'],
    ['chosen', ['yes'], texts, 'next'],
    ['chosen', ['yes'], failed, 'next'],
    ['completion', [], texts, 'nothing'],
    ['completed', [], noTexts, 'nothing'],
    ['completed', [], texts, 'done'],
    ['fallback', [], noTexts, 'finish'],
  ] as const)('at %s after %j', (point, choices, input, offer) => {
    expect(offerAt(soFar({ point, choices }, { texts: input }))).toBe(offer)
  })
})
