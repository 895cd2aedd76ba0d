import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tunedEarFiles } from './danger.ts'
import { openHead, type StoredHead, storedHead, sumsOf } from './head.ts'
import { labelNumbers, labels, labelsOf } from './labels.ts'
import { relationNumbers, relations, relationsOf } from './relation.ts'
import { clauseNumbers, tellingClauses } from './telling-clause.ts'
import { topicNumbers, topicOf } from './topic.ts'

const folder = join(import.meta.dirname, 'weights')
const stored = (name: string): StoredHead =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const question = 'What made you smile this week?'

describe('the weights of the heads', () => {
  test.each([
    ['labels', labels, labelNumbers],
    ['relation', relations, relationNumbers],
    ['clause', ['telling'], clauseNumbers],
    ['topic', stored('topic').outputs, topicNumbers],
  ])('of %s fit the code', (name, outputs, numbers) => {
    const head = openHead(stored(name))
    expect(head.outputs).toEqual(outputs)
    expect(head.numbers).toBe(numbers)
  })

  test('are less than four and a half megabytes together, and each ear beside them three', () => {
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_500_000)
    for (const file of Object.values(tunedEarFiles)) {
      expect(statSync(join(folder, '../ear', file)).size).toBeLessThan(3_200_000)
    }
  })

  test('are rounded to bytes and read back, and refused where they are cut off', () => {
    const shape = { outputs: ['one', 'two'], numbers: 2, places: 3, hidden: 0 }
    const none = new Float32Array()
    const tables = {
      ...{ hiddenNumbers: none, hiddenPlaces: none, hiddenBias: none, outHidden: none },
      outNumbers: Float32Array.of(1, -1, 0.5, 0.25),
      outPlaces: Float32Array.of(0, 0, 2, 0, 0, -2),
      outBias: Float32Array.of(0.5, 0),
    }
    const written = storedHead({ ...shape, tables, thresholds: {} })
    const { sums } = sumsOf(openHead(written), { numbers: Float32Array.of(1, 2), places: [1] })
    expect(sums[0]).toBeCloseTo(1 + 1 + 2 + 0.5, 1)
    expect(sums[1]).toBeCloseTo(-1 + 0.5, 1)
    expect(() => openHead({ ...written, numbers: 3 })).toThrow(/another size/)
  })
})

test('an answer has its labels', () => {
  const [sorry, thanks] = labelsOf([
    { question, answer: 'I am so sorry about Thursday, I should have called.' },
    { question, answer: 'You made me tea every morning, thank you.' },
  ])
  if (!sorry || !thanks) throw new Error('no labels')
  expect(sorry.likelihoods.sorry).toBeGreaterThan(0.5)
  expect(thanks.likelihoods.thanks).toBeGreaterThan(thanks.likelihoods.complaint)
})

test('a relation does not depend on who comes first', () => {
  const [one, two] = ['ok', 'not much, sorry']
  const [forth, back] = relationsOf([
    { question, answers: [one, two] },
    { question, answers: [two, one] },
  ])
  expect(back?.relation).toBe(forth?.relation)
  expect(back?.likelihood).toBeCloseTo(forth?.likelihood ?? 0, 4)
})

test('the most telling clause comes first', () => {
  const answer =
    'Hm, hard to say. On Tuesday there was a lot to do. I was so proud of you when you said no.'
  const [first, ...others] = tellingClauses({ answer, question })
  expect(first?.text).toMatch(/proud of you/)
  for (const { text, score } of others) {
    expect(answer).toContain(text)
    expect(score).toBeLessThanOrEqual(first?.score ?? 0)
  }
  expect(tellingClauses({ answer: ' ', question })).toEqual([])
})

test('a question has its topic, and what is not ours has none', () => {
  expect(topicOf('How can we share the housework more fairly?').nearest[0]?.topic).toBe('chores')
  expect(topicOf('What is the capital of France?').topic).toBeUndefined()
})
