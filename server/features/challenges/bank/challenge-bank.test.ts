import { describe, expect, test } from 'vitest'
import { challengeTypes, difficulties } from '#contract/challenges.ts'
import { neverRepeated, outOfPlace, pressing } from '#server/guide/rules/banned-words.ts'
import { bannedWordsIn } from '#server/testing/content-lint/banned-words.ts'
import { nearDuplicates } from '#server/testing/content-lint/near-duplicates.ts'
import { readingGrade, wordsOf } from '#server/testing/content-lint/reading-grade.ts'
import type { BankChallenge } from './bank-challenge.ts'
import { challengeBank } from './challenge-bank.ts'

const fewestOfAKind = 2
const hardestGrade = 8
const hardestStep = 10

/** Quoted lines are what the two say to each other, so they may say "I" and "us". */
const speakersOwn = 'it speaks as one of the two; say "you two" or "your partner"'

/** What is wrong with one challenge, a line each. */
function faultsOf(challenge: BankChallenge): string[] {
  const { id, minutes, title, description, steps } = challenge
  const texts = [title, description, ...steps]
  const whole = texts.join('\n')
  const spoken = /“[^”]*”/gu
  const narrated = whole.replace(spoken, '')
  const banned = [
    ...bannedWordsIn(whole, []).filter(({ because }) => because !== speakersOwn),
    ...bannedWordsIn(narrated, []).filter(({ because }) => because === speakersOwn),
  ].map(({ word, because }) => `says "${word}": ${because}`)
  const rules: [boolean, string][] = [
    [!/^[a-z]+(-[a-z]+)+$/.test(id), 'has an id that is not some-words'],
    [minutes < 5 || minutes > 30, 'takes less than 5 or more than 30 minutes'],
    [title.length > 40 || /[.!]$/.test(title), 'has a title that is long or ends like a sentence'],
    [!/^[^.!?]+\.$/.test(description), 'has a description that is not one sentence'],
    [wordsOf(description).length > 20, 'has a long description'],
    [steps.length < 3 || steps.length > 6, 'has less than 3 or more than 6 steps'],
    [steps.some((step) => wordsOf(step).length > 35), 'has a step of more than 35 words'],
    [steps.some((step) => !/[.?”]$/.test(step)), 'has a step without an end'],
    [readingGrade(whole.replaceAll('\n', ' ')) > hardestGrade, 'reads harder than year 8'],
    [steps.some((step) => readingGrade(step) > hardestStep), 'has a step that reads hard'],
    [pressing.test(whole) || neverRepeated.test(whole), 'presses or judges'],
    [/[<>*_#[\]{}\\]|\s\s| $/.test(texts.join('|')), 'holds markup or a double space'],
    [
      !/\b(?:each|you both|you two|swap|turns|together|side by side)\b/i.test(steps.join(' ')),
      'gives only one of them a part',
    ],
  ]
  return [
    ...banned,
    ...outOfPlace.filter(([, pattern]) => pattern.test(whole)).map(([name]) => `holds ${name}`),
    ...rules.flatMap(([isBroken, says]) => (isBroken ? [says] : [])),
  ]
}

describe('the bank of challenges', () => {
  test('holds at least 36: two of every type and difficulty', () => {
    expect(challengeBank.length).toBeGreaterThanOrEqual(36)
    for (const type of challengeTypes) {
      for (const difficulty of difficulties) {
        const kind = challengeBank.filter(
          (challenge) => challenge.type === type && challenge.difficulty === difficulty,
        )
        expect(kind.length, `${type} ${difficulty}`).toBeGreaterThanOrEqual(fewestOfAKind)
      }
    }
  })

  test('says nothing twice', () => {
    const titles = challengeBank.map(({ title }) => title.toLowerCase())
    const ids = challengeBank.map(({ id }) => id)
    const steps = challengeBank.flatMap((challenge) => challenge.steps)
    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(ids).size).toBe(ids.length)
    const long = steps.filter((step) => wordsOf(step).length > 6)
    expect(new Set(long).size).toBe(long.length)
    const about = challengeBank.map(({ id, description }) => ({ id, content: description }))
    expect(nearDuplicates(about)).toEqual([])
  })

  test.each(challengeBank.map((challenge) => [challenge.id, challenge] as const))(
    '%s may be given to two tired people',
    (_id, challenge) => {
      expect(faultsOf(challenge)).toEqual([])
    },
  )
})

describe('the lint notices', () => {
  const good = challengeBank[0] as BankChallenge
  const wrong: [fault: RegExp, change: Partial<BankChallenge>][] = [
    [/has an id/, { id: 'Listening' }],
    [/5 or more than 30 minutes/, { minutes: 45 }],
    [/title/, { title: 'A title that goes on and on for much too long' }],
    [/not one sentence/, { description: 'You talk. You listen.' }],
    [/long description/, { description: `You talk ${'and talk '.repeat(10)}a lot.` }],
    [/3 or more than 6 steps/, { steps: good.steps.slice(0, 2) }],
    [/more than 35 words/, { steps: [...good.steps, `Look ${'at it '.repeat(18)}now.`] }],
    [/without an end/, { steps: [...good.steps, 'Look at it'] }],
    [
      /harder than year 8/,
      {
        steps: [
          'Consider extraordinary communicative circumstances.',
          'Formulate individual considerations together.',
          'Ameliorate interpersonal misunderstanding.',
        ],
      },
    ],
    [/presses or judges/, { description: 'You have to do this.' }],
    [/says "should"/, { description: 'What you should do.' }],
    [/says "his"/, { description: 'Look at his face.' }],
    [/says "wife"/, { description: 'Thank your wife.' }],
    [/says "kids"/, { description: 'Play with the kids.' }],
    [/says "kitchen"/, { description: 'Dance in the kitchen.' }],
    [/says "my"/, { description: 'Thank my partner.' }],
    [/advice of a profession/, { description: 'Do some therapy.' }],
    [/markup/, { description: 'Be *kind*.' }],
    [/only one of them/, { steps: ['Rest.', 'Sleep.', 'Wake up.'] }],
  ]
  test.each(wrong)('%s', (fault, change) => {
    expect(faultsOf({ ...good, ...change }).join('\n')).toMatch(fault)
  })
})
