import { describe, expect, test } from 'vitest'
import { developedLines, ordinaryQuestions, unsafeOf } from './corpus/corpus.ts'
import { developmentLines } from './corpus/development-lines.ts'
import { freshLines } from './corpus/fresh-lines.ts'
import { heldOutLines } from './corpus/held-out-lines.ts'
import type { LabelledLines } from './corpus/labelled-lines.ts'
import { moreDevelopmentLines } from './corpus/more-development-lines.ts'
import { ordinaryAnswers } from './corpus/ordinary-answers.ts'
import { trainWordWeights } from './corpus/train-word-weights.ts'
import { harmlessAnswers, unsafeAnswers } from './corpus/unsafe-answers.ts'
import { onlySounding, unsafeQuestions } from './corpus/unsafe-questions.ts'
import { hearsDanger, soundsUnsafe } from './sounds-unsafe.ts'

type Hears = (text: string) => boolean

/** By kind how many are heard, and which lines are judged wrongly; recall and precision over all. */
function measured(sets: readonly LabelledLines[], hears: Hears) {
  const lines = sets.flatMap((set) =>
    Object.entries(set).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))),
  )
  const isUnsafe = ({ kind }: { kind: string }) => kind !== 'harmless'
  const heard = lines.filter(({ text }) => hears(text))
  const rightly = heard.filter(isUnsafe).length
  const wrong = lines.filter((line) => hears(line.text) !== isUnsafe(line))
  const table = [...new Set(lines.map(({ kind }) => kind))].map((kind) => {
    const of = (some: typeof lines) => some.filter((line) => line.kind === kind).length
    return `${kind}: ${of(heard)} of ${of(lines)} heard`
  })
  return {
    count: lines.length,
    recall: rightly / lines.filter(isUnsafe).length,
    precision: rightly / heard.length,
    report: [...table, ...wrong.map(({ kind, text }) => `judged wrongly (${kind}): ${text}`)].join(
      '\n',
    ),
  }
}

describe('the labelled lines', () => {
  test('are heard nearly all, and what only sounds like them is hardly ever', ({ annotate }) => {
    const all = measured(
      [developmentLines, moreDevelopmentLines, heldOutLines, freshLines],
      soundsUnsafe,
    )
    void annotate(all.report)
    expect(all.count).toBeGreaterThanOrEqual(300)
    expect(all.recall, all.report).toBeGreaterThanOrEqual(0.97) // 1.00 of 368
    expect(all.precision, all.report).toBeGreaterThanOrEqual(0.93) // 0.96
  })

  test('teach it to hear what it has not read, and ordinary talk stays ordinary', () => {
    const { unsafe, calm } = developedLines
    const hears = hearsDanger(trainWordWeights(unsafe, calm))
    const fresh = measured([freshLines], hears)
    expect(fresh.recall, fresh.report).toBeGreaterThanOrEqual(0.62) // 0.66 of 64, the lexicon alone 0.20
    const heldOutToo = measured([heldOutLines], hears)
    expect(heldOutToo.recall, heldOutToo.report).toBeGreaterThanOrEqual(0.9) // 0.99 of 96
    for (const ordinary of [ordinaryQuestions, ordinaryAnswers]) {
      const alarms = ordinary.filter(hears)
      expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.03) // 0.00 of 98, 0.02 of 50
    }
  })

  test('hold at least 120 that only sound like danger, and none twice', () => {
    const sets = [developmentLines, moreDevelopmentLines, heldOutLines, freshLines]
    expect(sets.flatMap(({ harmless }) => harmless).length).toBeGreaterThanOrEqual(120)
    const texts = sets.flatMap((set) => [...unsafeOf(set), ...set.harmless])
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('questions to the guide', () => {
  test('with danger behind them are heard', () => {
    const missed = unsafeQuestions.filter((text) => !soundsUnsafe(text))
    expect(unsafeQuestions.length).toBeGreaterThanOrEqual(300)
    expect(missed.length / unsafeQuestions.length, missed.join('\n')).toBeLessThanOrEqual(0.01)
  })

  test('that only sound like it are not', () => {
    expect(onlySounding.filter(soundsUnsafe)).toEqual([])
  })
})

describe('answers', () => {
  for (const [kind, lines] of Object.entries(unsafeAnswers)) {
    test.each([...lines])(`${kind}: %s`, (line) => {
      expect(soundsUnsafe(line)).toBe(true)
    })
  }

  test.each([...harmlessAnswers])('is not this: %s', (line) => {
    expect(soundsUnsafe(line)).toBe(false)
  })
})

describe('however it is typed', () => {
  test.each([
    'MY HUSBAND HITS ME',
    'my husband\u00A0 hits\n me',
    'my hus\u200Bband hi\u00ADts me',
    'He won’t let me leave the house',
    'he wont let me leave the house',
    'I want to k1ll mys3lf',
    `${'We argue about dishes. '.repeat(300)} Last night he hit me.`,
    `${'我们今天去海边散步然后回家做饭。'.repeat(9)}我不想活了`,
  ])('%j is heard', (text) => {
    expect(soundsUnsafe(text)).toBe(true)
  })

  test('a long calm text is not', () => {
    expect(soundsUnsafe('We had a good week and the garden looks lovely. '.repeat(60))).toBe(false)
  })

  test.each([
    'you ',
    'I want to just ',
    'a',
    'he has been ',
    'scared ',
    'if you leave ',
    'my son is ',
    'sex without ',
    '(((',
    'throws a b c ',
  ])('%j ten thousand letters long takes a bounded time', (piece) => {
    const began = performance.now()
    soundsUnsafe(piece.repeat(Math.ceil(10_000 / piece.length)))
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
