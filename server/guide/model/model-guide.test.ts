import { expect, test } from 'vitest'
import type { InsightInput } from '#server/guide/guide.ts'
import { createModelGuide } from './model-guide.ts'

const input: InsightInput = {
  ...{
    question: 'What was good?',
    category: 'fun',
    cardId: '',
    timesHad: 0,
    seed: '',
    position: 0,
  },
  people: [
    { name: 'Mina', answer: 'The walk.' },
    { name: 'Jonas', answer: 'Your soup.' },
  ],
}
const reply = {
  ...{ notes: '', first: 'Noa liked “The walk”.', second: 'Kai liked “Your soup”.' },
  question: 'What was it like on a Useless walk?',
}

const pace = { budgetMs: 1_000, longestMs: 1_000, oneAtATime: false }

test.each([
  ['is silent as it was asked to be', { first: '', second: '', question: 'silence' }, null],
  ['is so in other signs', { first: '', second: ' - ', question: '“Silence.”' }, null],
  ['is so everywhere', { first: 'silence', second: 'Silence', question: '' }, null],
  [
    'tells something all the same',
    { first: 'Noa, you', second: '', question: 'silence' },
    'a text',
  ],
  ['is empty', { first: '', second: '', question: '' }, 'a text'],
  ['has a question alone', { first: '', second: '', question: 'What was good?' }, 'a text'],
])('a reply that %s', async (_, blank, written) => {
  const guide = createModelGuide({
    ask: async () => ({ notes: 'One is afraid.', ...blank }),
    prompt: async () => ({ instructions: 'Write.', prompt: 'Two answers.' }),
    text: async () => 'a text',
    ...{ check: async () => [], pace },
  })
  expect(await guide.insight(input)).toBe(written)
})

test('a reply that broke rules comes back with the words of its own that broke them, and with nobody else’s', async () => {
  const asked: string[] = []
  const findings = [
    'it says of somebody what they did not write: useless',
    'a quote that is not in the answer: Mina said: so',
    'unequal room',
  ]
  const guide = createModelGuide({
    async ask({ prompt }) {
      asked.push(prompt)
      return reply
    },
    prompt: async () => ({ instructions: 'Write.', prompt: 'Two answers.' }),
    text: async () => 'a text',
    ...{ check: async () => findings, pace },
  })
  await guide.insight(input)
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain(
    'It cannot be shown: it says of somebody what they did not write: “useless”; a quote that is not in the answer; unequal room. Write it anew',
  )
  expect(asked[1]).not.toContain('Mina')
})
