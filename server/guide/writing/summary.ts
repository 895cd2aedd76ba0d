import type { SummaryInput } from '#server/guide/guide.ts'
import { type ShownName, shownNames } from '#server/guide/naming.ts'
import { pairedQuotes } from '#server/guide/reading/quotes/choose-quotes.ts'
import { createSummaryCheck } from '#server/guide/rules/check-guide-text.ts'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { countWords } from '#server/guide/words.ts'
import { inSeededOrder, numberFrom } from '#server/seeded-random.ts'
import { fillFrame, plainQuote, type Slots } from './fill-frame.ts'
import { summaryFrames } from './frames/summaries.ts'
import { other } from './insight-draft.ts'
import {
  type KeptQuote,
  mainDifference,
  mainTopic,
  quotesToKeep,
  type ReadItem,
  readItems,
} from './summary-parts.ts'

type Part = keyof typeof summaryFrames
type Kept = readonly [KeptQuote | null, KeptQuote | null]

const wordsEnough = 105

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const briefest = (quotes: readonly KeptQuote[]): KeptQuote[] =>
  quotes.toSorted((left, right) => left.words - right.words).slice(0, 3)

const keptPairs = (items: readonly ReadItem[]): Kept[] => {
  const [first, second] = [quotesToKeep(items, 0), quotesToKeep(items, 1)]
  if (first.length > 0 && second.length > 0) {
    const [brief, short] = [briefest(first), briefest(second)]
    return [...pairedQuotes(first, second, 10), ...pairedQuotes(brief, short, 4)]
  }
  return [
    ...first.map((quote): Kept => [quote, null]),
    ...second.map((quote): Kept => [null, quote]),
    [null, null],
  ]
}

const shortest = 2

const keptPart = (quote: KeptQuote | null): Part => {
  if (quote === null) return 'unquoted'
  if (quote.words <= shortest) return 'keptShort'
  return quote.thanks ? 'givenThanks' : 'kept'
}

/** The summary of a whole catch-up: thanks, a line to keep from each, a theme, a difference, the focus. */
export const writeSummary = (input: SummaryInput): string => {
  const { seed, focus } = input
  const items = readItems(input)
  const names = shownNames(input.people)
  const first: 0 | 1 = numberFrom(`${seed}|summary first`) % 2 === 0 ? 0 : 1
  const base: Slots = { A: names[first], B: names[other(first)], focus: listed(focus) }
  const difference = mainDifference(items)
  const each = difference?.lens.each?.t
  const topic = mainTopic(items, each ?? [])
  const say = (part: Part, turn: number, slots: Slots = {}): string => {
    const frames = inSeededOrder<string>(summaryFrames[part], part, seed)
    return fillFrame(frames[turn % frames.length] ?? '', { ...base, ...slots }) ?? ''
  }
  const about = (name: ShownName, quote: KeptQuote | null, turn: number): string =>
    say(keptPart(quote), turn, { X: name, ...(quote ? { q: plainQuote(quote.text) } : {}) })
  const differing = (turn: number): string => {
    if (difference && each) {
      const slots = { asked: difference.asked, tA: each[first], tB: each[other(first)] }
      return say('twoTopics', turn, slots)
    }
    return difference ? say('mood', turn, { ...difference.lens.shared }) : say('noDifference', turn)
  }
  const written = (quotes: Kept, turn: number, shift = 1): string => {
    const parts = [
      say('thanks', turn),
      say('ground', turn),
      about(names[first], quotes[first], turn),
      about(names[other(first)], quotes[other(first)], turn + shift),
      topic ? say(topic.items > 1 ? 'theme' : 'faintTheme', turn, { topic: topic.topic }) : '',
      differing(turn),
      say(focus.length > 0 ? 'focus' : 'noFocus', turn),
    ]
    const end = say('close', turn)
    for (
      let extra = turn;
      countWords([...parts, end].join(' ')) < wordsEnough && extra < turn + 3;
      extra += 1
    ) {
      parts.push(say('more', extra))
    }
    return [...parts, end].filter(Boolean).join(' ')
  }
  const check = createSummaryCheck(input)
  let acceptable: string | null = null
  const pairs = keptPairs(items)
  for (const shift of [1, 2, 3, 4]) {
    for (const quotes of pairs) {
      for (const turn of [0, 1, 2]) {
        const text = written(quotes, turn, shift)
        if (check(text).length > 0) continue
        if (readingGrade(text) <= 8) return text
        acceptable ??= text
      }
    }
    if (acceptable !== null) return acceptable
  }
  return written([null, null], 0)
}
