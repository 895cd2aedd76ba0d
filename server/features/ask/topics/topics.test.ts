import { describe, expect, test } from 'vitest'
import { asAnswer } from '#server/features/ask/answer-question.ts'
import {
  calmEnd,
  helpAnswer,
  privacyAnswer,
  safetyAnswer,
  unknownAnswer,
  unsureAnswer,
} from '#server/features/ask/fixed-answers.ts'
import { neverRepeated, outOfPlace, pressing } from '#server/guide/rules/banned-words.ts'
import { bannedWordsIn } from '#server/testing/content-lint/banned-words.ts'
import { readingGrade, wordsOf } from '#server/testing/content-lint/reading-grade.ts'
import { nearDanger } from './near-danger.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

const fewestTopics = 120
const mostWords = 90
const hardestGrade = 8

/** What no answer says, whatever it is about. */
const neverSaid = ['it presses or blames', 'it rates somebody', 'it assumes a gender']
const verdicts = /\b(?:you are (?:right|wrong)|your partner is|(?:he|she) is)\b/i

/** What is wrong with what the guide says on a topic, a line each. */
function faultsOf(topic: Topic): string[] {
  const { id, title, answer, tonight, opening } = topic
  const text = asAnswer(topic).replace(calmEnd, '').trim()
  const rules: [boolean, string][] = [
    [!/^[a-z]+(-[a-z]+)*$/.test(id), 'has an id that is not some-words'],
    [wordsOf(text).length > mostWords, `says more than ${mostWords} words`],
    [wordsOf(answer).length < 35, 'says too little'],
    [wordsOf(tonight).length > 24, 'has a long thing to try'],
    [
      !/^[A-Z].*[?]$/.test(title) || wordsOf(title).length > 16,
      'has a title that is no short question',
    ],
    [wordsOf(opening).length > 20, 'has a long opening'],
    [readingGrade(text) > hardestGrade, 'reads harder than year 8'],
    [pressing.test(text) || neverRepeated.test(text), 'presses or judges'],
    [verdicts.test(text), 'tells who is right or what somebody is'],
    [
      /https?:|www\.|[<>*_#[\]{}\\]|[^\n\S]{2}| $/.test(text),
      'holds markup, a link or a double space',
    ],
    [!/[.?”…]$/.test(answer) || !/[.?”]$/.test(tonight) || !/[.?…]$/.test(opening), 'has no end'],
  ]
  return [
    ...bannedWordsIn(text, [])
      .filter(({ because }) => neverSaid.includes(because))
      .map(({ word, because }) => `says "${word}": ${because}`),
    ...outOfPlace.filter(([, pattern]) => pattern.test(text)).map(([name]) => `holds ${name}`),
    ...rules.flatMap(([isBroken, says]) => (isBroken ? [says] : [])),
  ]
}

describe('the topics', () => {
  test('are many, and say nothing twice', () => {
    expect(topics.length).toBeGreaterThanOrEqual(fewestTopics)
    for (const part of ['id', 'title', 'answer', 'tonight', 'opening'] as const) {
      expect(new Set(topics.map((topic) => topic[part])).size).toBe(topics.length)
    }
  })

  test.each(topics.map((topic) => [topic.id, topic] as const))(
    '%s is fit to be said',
    (_id, topic) => {
      expect(faultsOf(topic)).toEqual([])
    },
  )

  test('hold nothing unfit beyond: the other answers', () => {
    const all = [safetyAnswer, unknownAnswer, unsureAnswer, helpAnswer, privacyAnswer, calmEnd]
    for (const text of all) {
      expect(text).not.toMatch(pressing)
      expect(bannedWordsIn(text, []).filter(({ because }) => neverSaid.includes(because))).toEqual(
        [],
      )
    }
    for (const text of [unknownAnswer, unsureAnswer, privacyAnswer, calmEnd]) {
      expect(wordsOf(text).length).toBeLessThanOrEqual(120)
      expect(readingGrade(text)).toBeLessThanOrEqual(hardestGrade)
    }
  })
})

test('R11 those that are asked near danger end calmly with people to call, and no others do', () => {
  for (const id of nearDanger) expect(topics.map((topic) => topic.id)).toContain(id)
  for (const topic of topics) {
    expect(asAnswer(topic).endsWith(calmEnd)).toBe(nearDanger.has(topic.id))
  }
})

describe('the lint notices', () => {
  const good = topics[0] as Topic
  const wrong: [fault: RegExp, change: Partial<Topic>][] = [
    [/has an id/, { id: 'Two Words' }],
    [/more than 90 words/, { answer: `${good.answer} ${good.answer} ${good.answer}` }],
    [/too little/, { answer: 'Just talk.' }],
    [/long thing to try/, { tonight: `Talk ${'and talk '.repeat(12)}a bit.` }],
    [/long opening/, { opening: `Talk ${'and talk '.repeat(10)}a bit.` }],
    [
      /harder than year 8/,
      {
        answer: 'Communicative considerations necessitate deliberate prioritisation. '
          .repeat(9)
          .trim(),
      },
    ],
    [/presses or judges/, { answer: `${good.answer} You have to listen.` }],
    [/says "should"/, { answer: `${good.answer} You should listen.` }],
    [/says "she"/, { answer: `${good.answer} Then she listens.` }],
    [/tells who is right/, { answer: `${good.answer} Your partner is cold.` }],
    [/advice of a profession/, { answer: `${good.answer} Try therapy.` }],
    [/markup/, { answer: `${good.answer} See www.example.org.` }],
    [/no end/, { opening: 'Talk' }],
    [/no short question/, { title: 'Talking' }],
  ]
  test.each(wrong)('%s', (fault, change) => {
    expect(faultsOf({ ...good, ...change }).join('\n')).toMatch(fault)
  })
})
