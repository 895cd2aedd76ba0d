import { expect, test } from 'vitest'
import type { AskedQuestion } from './conversation.ts'
import { messagesOf } from './conversation-messages.ts'
import { openConversation, step } from './weekly-questions.ts'

const week = (answered: number): AskedQuestion[] =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, content: `What is ${id}?`, answered: id <= answered }))

const texts = (conversation: Parameters<typeof messagesOf>[0]) =>
  messagesOf(conversation, 'Mina').map(({ kind, text }) => [kind, text])

const greeting = ['neutral', "Let's begin with some questions about your relationship."]

test('it opens with the greeting, and asks after the typing delay', () => {
  const opened = openConversation(week(0))
  expect(texts(opened)).toEqual([greeting])
  expect(texts(step(opened, { type: 'spoke' }))).toEqual([
    greeting,
    ['question', 'Question 1: What is 1?'],
  ])
})

test('an answer shows at once, and its delivery quietly', () => {
  const sending = step(openConversation(week(1)), { type: 'sent', text: 'Two' })
  expect(messagesOf(sending, 'Mina').at(-1)).toMatchObject({ text: 'Two', delivery: 'sending' })
  const saved = step(sending, { type: 'saved' })
  expect(messagesOf(saved, 'Mina').at(-1)).toMatchObject({ text: 'Two', delivery: 'sent' })
  expect(messagesOf(step(sending, { type: 'unsent' }), 'Mina').at(-1)?.text).toBe(
    'Question 2: What is 2?',
  )
})

test('R4 of what a new session elsewhere has thrown away nothing is said to be saved', () => {
  const saved = step(step(openConversation(week(1)), { type: 'sent', text: 'Two' }), {
    type: 'saved',
  })
  const deliveries = (conversation: typeof saved) =>
    messagesOf(conversation, 'Mina').flatMap(({ kind, delivery }) =>
      kind === 'own' ? [delivery] : [],
    )
  expect(deliveries(saved)).toEqual(['sent', 'sent'])
  const interrupted = (by: 'restarted' | 'finished') => step(saved, { type: 'interrupted', by })
  expect(deliveries(interrupted('finished'))).toEqual(['sent', 'sent'])
  expect(deliveries(interrupted('restarted'))).toEqual([undefined, undefined])
  const own = texts(interrupted('restarted')).filter(([kind]) => kind === 'own')
  expect(own.map(([, text]) => text)).toEqual(['Answered.', 'Two'])
})

test('earlier answers are shown as answered, without their words (R2)', () => {
  expect(texts(openConversation(week(2)))).toEqual([
    greeting,
    ['question', 'Question 1: What is 1?'],
    ['own', 'Answered. It stays private until your catch-up.'],
    ['question', 'Question 2: What is 2?'],
    ['own', 'Answered. It stays private until your catch-up.'],
    ['question', 'Question 3: What is 3?'],
  ])
})

test('after the seventh comes a congratulation, by name', () => {
  const last = messagesOf(openConversation(week(7)), 'Mina').at(-1)
  expect(last).toMatchObject({ kind: 'neutral', text: expect.stringContaining('Mina') })
})

test('every message keeps its key while the conversation goes on', () => {
  const sending = step(openConversation(week(1)), { type: 'sent', text: 'Two' })
  const before = messagesOf(sending, 'Mina').map(({ key }) => key)
  const after = messagesOf(step(sending, { type: 'saved' }), 'Mina').map(({ key }) => key)
  expect(after).toEqual(before)
  expect(new Set(after).size).toBe(after.length)
})

test('a conversation whose questions are gone shows none', () => {
  expect(texts(openConversation([], { questionId: 9, sent: null, text: 'x' }))).toEqual([])
})
