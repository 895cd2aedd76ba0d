import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ModelFailure } from '#server/drivers/model/model.ts'
import { toldPairs } from '#server/guide/testing/told-pairs.ts'
import { seedOf } from '#server/testing/evaluation/held-pairs.ts'
import { sharedTextWork } from '#server/testing/test-server.ts'
import { measureModel, verdictOn } from './measure.ts'

const pace = { budgetMs: 5_000, longestMs: 10_000, oneAtATime: true }

/** The three pairs that a model is asked about, and what it makes of each. */
const ends = ['shown', 'against a rule', 'not there'] as const
const pairs = ends.map((end, at) => {
  const answers = ['We cooked soup together on Sunday', 'You waited for me at the station'] as const
  const [pair] = toldPairs()
  if (!pair) throw new Error('There are no pairs.')
  return pair.input(seedOf(at, 'talking'), {
    question: `What was good, and how was it ${end}?`,
    people: [
      { name: 'Sam', answer: answers[0] },
      { name: 'Alex', answer: answers[1] },
    ],
  })
})

test('a model is measured as the product would use it: shown, against a rule, or not there', async () => {
  const done: number[] = []
  const measured = await measureModel({
    ...{ pace, pairs, textWork: sharedTextWork, onPair: (count) => done.push(count) },
    async ask({ prompt, schema }) {
      const end = ends.find((one) => prompt.includes(`how was it ${one}?`))
      if (end === 'not there') throw new ModelFailure('too slow')
      const [one, other] = [...prompt.matchAll(/<answer by="(\w+)">\n([\s\S]*?)\n<\/answer>/g)].map(
        ([, name, words = '']) => ({ name, words: words.split(' ').slice(0, 4).join(' ') }),
      )
      const advice = end === 'shown' ? '' : 'You should always do as one of you says. '
      return z.parse(schema, {
        ...{ firstQuote: one?.words, secondQuote: other?.words, meeting: '' },
        telling: `${advice}${one?.name} wrote “${one?.words}”, and ${other?.name} wrote “${other?.words}”.`,
        question: 'What would each of you like to hear more of?',
      })
    },
  })
  expect(measured).toMatchObject({ shown: 1, missing: 1 })
  expect(measured.seconds).toHaveLength(3)
  expect(done).toEqual([1, 2, 3])
})

test('a host is told plainly whether it is worth switching on', () => {
  const seconds = Array<number>(20).fill(12)
  const good = verdictOn({ seconds, shown: 16, missing: 1 })
  expect(good.isWorthIt).toBe(true)
  expect(good.lines.join(' ')).toMatch(
    /16 of 20 texts .*1 too slow or without a reply, 3 against a rule.*12\.0 seconds.*84 seconds.*worth switching on\.$/,
  )
  const bad = verdictOn({ seconds, shown: 6, missing: 2 })
  expect(bad.isWorthIt).toBe(false)
  expect(bad.lines.join(' ')).toMatch(/not worth switching on\. It does not write well enough/)
  const slow = verdictOn({ seconds: seconds.map(() => 60), shown: 2, missing: 18 })
  expect(slow.lines.join(' ')).toMatch(
    /7 minutes.*not worth switching on\. This machine is too slow/,
  )
})
