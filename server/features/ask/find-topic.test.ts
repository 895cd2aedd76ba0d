import { describe, expect, test } from 'vitest'
import { findTopic } from './find-topic.ts'
import { searchWords, stemOf } from './search-words.ts'
import { freshElsewhere, freshQuestions } from './testing/fresh-questions.ts'
import { heldOut, heldOutElsewhere } from './testing/held-out.ts'
import { topics } from './topics/topics.ts'
import { elsewhere } from './typed/elsewhere.ts'
import { typedQuestions } from './typed/typed-questions.ts'

/** What the search is held to; what it reached when this was written stands beside it. */
const recallOfTyped = 0.97 // 0.99 of 586, which it has learned
const recallOfHeldOut = 0.9 // 0.93 of 98, looked at since
const recallOfFresh = 0.75 // 0.77 of 60, never used
const answeredElsewhere = 0.02 // none of 134

function recallOf(set: Readonly<Record<string, readonly string[]>>) {
  const asked = Object.entries(set).flatMap(([id, texts]) => texts.map((text) => ({ id, text })))
  const missed = asked.filter(({ id, text }) => findTopic(text)?.id !== id)
  return {
    count: asked.length,
    recall: 1 - missed.length / asked.length,
    missed: missed.map(({ id, text }) => `${id}: ${text}`).join('\n'),
  }
}

describe('the search', () => {
  test.each([
    ['what people typed', typedQuestions, recallOfTyped, 500],
    ['what was kept out of its making', heldOut, recallOfHeldOut, 90],
    ['what it has never read', freshQuestions, recallOfFresh, 60],
  ] as const)('finds the topic of %s', (_name, set, least, fewest) => {
    const { count, recall, missed } = recallOf(set)
    expect(count).toBeGreaterThanOrEqual(fewest)
    expect(recall, missed).toBeGreaterThanOrEqual(least)
  })

  test('is asked in other words than it holds, about every topic', () => {
    const own = new Set([
      ...topics.flatMap(({ asked, alsoAsked }) => [...asked, ...alsoAsked]),
      ...Object.values(typedQuestions).flat(),
    ])
    const ids = topics.map(({ id }) => id).sort()
    expect(Object.keys(typedQuestions).sort()).toEqual(ids)
    for (const set of [heldOut, freshQuestions]) {
      const texts = Object.values(set).flat()
      expect(texts.filter((text) => own.has(text))).toEqual([])
      expect(Object.keys(set).sort()).toEqual(ids)
    }
  })

  test('says for almost all that is not about the two of them that it does not know', () => {
    const strange = [...elsewhere, ...heldOutElsewhere, ...freshElsewhere]
    const answered = strange.filter((text) => findTopic(text) !== undefined)
    expect(strange.length).toBeGreaterThanOrEqual(120)
    expect(answered.length / strange.length, answered.join('\n')).toBeLessThanOrEqual(
      answeredElsewhere,
    )
  })

  test.each(['', ' ', '???', '🙂', 'the of and', '\u0000', 'x'.repeat(10_000), '今天天气怎么样'])(
    'finds nothing in %j',
    (text) => {
      expect(findTopic(text)).toBeUndefined()
    },
  )

  test('forgives a slip of the finger', () => {
    expect(findTopic('how do we split the houswork and the laundy')?.id).toBe('chores')
    expect(findTopic('I am so jelous of her friends ex')?.id).toBe('jealousy')
  })

  test('reads a very long question', () => {
    const long = `${'We argue about the dishes and the laundry. '.repeat(200)}`
    expect(findTopic(long)?.id).toBe('chores')
  })
})

describe('the words it compares', () => {
  test.each([
    ['arguing argues argued argue', 'argu'],
    ['loving loved loves love', 'love'],
    ['fixing fixed fixes fix', 'fix'],
    ['cuddling cuddles cuddle', 'cuddl'],
    ['babies baby', 'baby'],
    ['criticising criticizes criticise', 'criticiz'],
    ['stopping stops stop', 'stop'],
  ])('%s meet', (words, stem) => {
    expect(new Set(words.split(' ').map(stemOf))).toEqual(new Set([stem]))
  })

  test.each([
    ['We’ve had a row', 'We had a quarrel'],
    ['my wife and I split up', 'he broke up'],
    ['mother-in-law', 'in-laws'],
    ['He said no', 'I cannot refuse'],
  ])('%s is %s', (one, other) => {
    expect(searchWords(one)).toEqual(expect.arrayContaining(searchWords(other)))
    expect(searchWords(other).length).toBeGreaterThan(0)
  })
})
