import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ModelFailure } from '#server/drivers/model/model.ts'
import { toldPairs } from '#server/guide/testing/told-pairs.ts'
import { seedOf } from '#server/testing/evaluation/held-pairs.ts'
import { telling } from '#server/testing/model-server.ts'
import { sharedTextWork } from '#server/testing/test-server.ts'
import { measureModel, verdictOn } from './measure.ts'

const pace = { budgetMs: 5_000, longestMs: 10_000, oneAtATime: true }

type End = 'shown' | 'against a rule' | 'not there'

/** Has a model measured that ends so with one pair after the other. */
async function measuredWith(ends: readonly End[]) {
  const [pair] = toldPairs()
  const pairs = ends.flatMap(
    (end, at) =>
      pair?.input(seedOf(at, 'talking'), {
        question: `What was good, and how was it ${end}?`,
        people: [
          { name: 'Sam', answer: 'We cooked soup together on Sunday' },
          { name: 'Alex', answer: 'You waited for me at the station' },
        ],
      }) ?? [],
  )
  const done: number[] = []
  const measured = await measureModel({
    ...{ pace, pairs, textWork: sharedTextWork, onPair: (count) => done.push(count) },
    async ask({ prompt, schema }) {
      if (prompt.includes('how was it not there?')) throw new ModelFailure('too slow')
      const [one, other] = [...prompt.matchAll(/<answer by="(\w+)">\n([\s\S]*?)\n<\/answer>/g)].map(
        ([, name, words = '']) => ({ name, words: words.split(' ').slice(0, 4).join(' ') }),
      )
      const advice = prompt.includes('how was it shown?')
        ? ''
        : 'You should always do as one says. '
      return z.parse(schema, {
        ...{ notes: '', first: telling(one), second: telling(other) },
        question: `${advice}What would each of you like to hear more of?`,
      })
    },
  })
  return { measured, done }
}

test('a model is measured as the product would use it: shown, against a rule, or not there', async () => {
  const ends: End[] = [...Array<End>(5).fill('shown'), 'against a rule', 'not there', 'shown']
  const { measured, done } = await measuredWith(ends)
  expect(measured).toMatchObject({ asked: 8, shown: 6, missing: 1 })
  expect(measured.seconds).toHaveLength(7)
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('no more is asked of one that cannot come to enough, and no time is made up for it', async () => {
  const { measured } = await measuredWith(Array<End>(10).fill('not there'))
  expect(measured).toEqual({ asked: 4, seconds: [], shown: 0, missing: 4 })
  const { isWorthIt, lines } = verdictOn(measured)
  expect(isWorthIt).toBe(false)
  expect(lines.join(' ')).toMatch(
    /^0 of 4 texts .*not worth switching on\. This machine is too slow/,
  )
  expect(lines.join(' ')).not.toMatch(/seconds/)
})

test('a host is told plainly whether it is worth switching on', () => {
  const seconds = Array<number>(20).fill(12)
  const good = verdictOn({ asked: 20, seconds, shown: 16, missing: 1 })
  expect(good.isWorthIt).toBe(true)
  expect(good.lines.join(' ')).toMatch(
    /16 of 20 texts .*1 too slow or without a reply, 3 against a rule.*12\.0 seconds.*84 seconds.*worth switching on\.$/,
  )
  const bad = verdictOn({ asked: 20, seconds, shown: 6, missing: 2 })
  expect(bad.isWorthIt).toBe(false)
  expect(bad.lines.join(' ')).toMatch(/not worth switching on\. It does not write well enough/)
  const slow = verdictOn({ asked: 20, seconds: [60, 60], shown: 2, missing: 18 })
  expect(slow.lines.join(' ')).toMatch(
    /7 minutes.*not worth switching on\. This machine is too slow/,
  )
})
