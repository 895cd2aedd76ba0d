import { describe, expect, it } from 'vitest'
import { countSyllables, readingGrade, wordsOf } from './reading-grade.ts'

const syllables: [number, string][] = [
  [
    1,
    'you day week what worked helped asked made time through laughed else large place smiles proud',
  ],
  [
    1,
    'their friends voice please whose eyes walks loved touched once called life made false month',
  ],
  [
    2,
    "partner evening's little lately wanted ended places houses table giggles people quiet being",
  ],
  [
    2,
    'saying trying maybe something friendship moment careful lovely create beyond settled someone',
  ],
  [3, 'remember together beginner easier family another idea silliest gratitude anyone everything'],
  [3, 'disagree carrying happiest animal audience museum piano radio easily favourite'],
  [4, 'ordinary appreciate everybody information celebration january material conversation'],
  [5, 'appreciation communication opportunity university'],
]

describe('countSyllables', () => {
  it.each(
    syllables.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
  )('%s: %i', (word, count) => {
    expect(countSyllables(word)).toBe(count)
  })
})

describe('wordsOf', () => {
  it('keeps an apostrophe inside its word and parts at a hyphen', () => {
    expect(wordsOf("Your partner's three-line note, at 8?")).toEqual([
      'your',
      "partner's",
      'three',
      'line',
      'note',
      'at',
      '8',
    ])
  })
})

describe('readingGrade', () => {
  it('is the Flesch-Kincaid grade', () => {
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5)
    expect(readingGrade('The cat sat. The happy dog ran off.')).toBeCloseTo(
      0.39 * 4 + (11.8 * 9) / 8 - 15.59,
      5,
    )
  })

  it('is high for a hard sentence and low for a plain one', () => {
    const hard =
      'Which considerations predominantly determine your communication during complicated situations?'
    expect(readingGrade(hard)).toBeGreaterThan(14)
    expect(readingGrade('What made you laugh out loud lately?')).toBeLessThan(4)
  })
})
