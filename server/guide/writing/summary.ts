import type { SummaryInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { quotePairs } from '#server/guide/reading/quote-pairs.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import { type ItemReading, readItem } from '#server/guide/reading/read-item.ts'
import { createSummaryCheck } from '#server/guide/rules/check-summary.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { otherSide, type Side } from '#server/guide/seeded-order.ts'
import { countWords } from '#server/guide/words.ts'
import { inSeededOrder, numberFrom } from '#server/seeded-random.ts'
import { fillLine, plainQuote, type Slots } from './fill-line.ts'
import { meetingOf } from './meeting.ts'
import { type Meeting, meetingLines } from './meeting-lines.ts'
import { sharedWord } from './shared-word.ts'
import { type SummaryPart, summaryLines } from './summary-lines.ts'

type ReadItem = { reading: ItemReading; about: string | null }
/** A quote with what it was an answer to. */
type Kept = Quote & { about: string | null }
type KeptPair = readonly [Kept, Kept]

const wordsEnough = 92
const quotesPerAnswer = 4
const mostPairs = 24

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const readItems = ({ items, people }: SummaryInput): ReadItem[] =>
  items.map((item) => {
    const reading = readItem({
      ...item,
      people: [
        { ...people[0], answer: item.answers[0] },
        { ...people[1], answer: item.answers[1] },
      ],
    })
    return {
      reading,
      about: reading.card.id !== '' && reading.card.id === item.cardId ? reading.card.about : null,
    }
  })

/** How much more a line of that answer is worth keeping than one that is only well said. */
const warmth = ({ likely, isThanks, mayBeTender, saysLittle }: ItemReading['people'][Side]) => {
  const { thanks = 0, proud = 0, tender = 0, light = 0, complaint = 0 } = likely
  const warm = (isThanks ? 4 : 0) + 5 * thanks + 5 * proud + 4 * tender + 2 * light
  return warm - 6 * complaint - (mayBeTender && !isThanks ? 6 : 0) - (saysLittle ? 5 : 0)
}

const keptBy = (items: readonly ReadItem[], side: Side): Kept[] =>
  items.flatMap(({ reading, about }) => {
    const person = reading.people[side]
    return person.quotes
      .slice(0, quotesPerAnswer)
      .map((quote) => ({ ...quote, score: quote.score + warmth(person), about }))
  })

const common: ReadonlySet<Meeting> = new Set([
  'same-thing',
  'thanks-both',
  'both-proud',
  'both-plan',
])

/** One thing that both came to, where that is nearly certain; of a question that no line is kept of. */
const commonLine = (
  items: readonly ReadItem[],
  used: ReadonlySet<string | null>,
  seed: string,
): string | null => {
  for (const { about, reading } of items) {
    const found = about === null || used.has(about) ? null : meetingOf(reading)
    if (!found || !common.has(found.meeting)) continue
    const lines = inSeededOrder(meetingLines[found.meeting], 'summary', seed)
    const line = lines.find((one) => !one.includes('{') && !one.startsWith('Asked'))
    if (line) return `Asked about ${about}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  }
  return null
}

const different: ReadonlySet<Meeting> = new Set(['two-wishes', 'opposite-tastes'])

/** What the question was about on which the two differ, where that is nearly certain. */
const differingOn = (items: readonly ReadItem[]): string | null =>
  items.find(({ reading }) => different.has(meetingOf(reading)?.meeting ?? 'same-thing'))?.about ??
  null

/** The summary of a whole catch-up, in three or four paragraphs. */
export const writeSummary = (all: SummaryInput): string => {
  const input = withoutOwnWordsItems(all)
  const { seed, focus } = input
  const items = readItems(input)
  const names = shownNames(input.people)
  const first: Side = numberFrom(`${seed}|summary first`) % 2 === 0 ? 0 : 1
  const second = otherSide(first)
  const base: Slots = { A: names[first], B: names[second], focus: listed(focus) }

  const say = (part: SummaryPart, turn: number, slots: Slots = {}): string => {
    const lines = inSeededOrder<string>(summaryLines[part], part, seed)
    return fillLine(lines[turn % lines.length] ?? '', { ...base, ...slots }) ?? ''
  }

  const keptLines = (pair: KeptPair, turn: number): string[] => {
    const [one, two] = [pair[first], pair[second]]
    const [qA, qB] = [plainQuote(one.text), plainQuote(two.text)]
    if (one.about !== null && one.about === two.about) {
      return [say('keptBoth', turn, { about: one.about, qA, qB })]
    }
    const line = (side: Side, { about }: Kept, q: string, part: SummaryPart) =>
      about === null
        ? say('keptElse', turn, { X: names[side], q })
        : say(part, turn, { X: names[side], q, about })
    return [line(first, one, qA, 'kept'), line(second, two, qB, 'keptToo')]
  }

  const rest = (pair: KeptPair | null): string[] => {
    const used = new Set<string | null>(pair?.map(({ about }) => about))
    const others = items.flatMap(({ about, reading }) =>
      about === null || used.has(about) || reading.people.some(({ mayBeTender }) => mayBeTender)
        ? []
        : [about],
    )
    const [about, aboutToo] = inSeededOrder(others, 'also asked', seed)
    const word = sharedWord(input)
    const met = commonLine(items, used, seed)
    const differing = differingOn(items)
    return [
      ...(met === null ? [] : [met]),
      ...(word === null ? [] : [say('word', 0, { word })]),
      ...(differing === null ? [] : [say('differing', 0, { about: differing })]),
      ...(about && aboutToo && [word, met, differing].every((one) => one === null)
        ? [say('asked', 0, { about, aboutToo })]
        : []),
    ]
  }

  const written = (pair: KeptPair | null, turn: number): string => {
    const paragraphs = [
      [say('thanks', turn), say('ground', turn)],
      pair ? [...keptLines(pair, turn), say('afterKept', turn)] : [say('unquoted', turn)],
      [...rest(pair), say('spoken', turn)],
      [say(focus.length > 0 ? 'focus' : 'noFocus', turn), say('close', turn)],
    ]
    const joined = () => paragraphs.map((lines) => lines.join(' ')).join('\n\n')
    for (let extra = 0; extra < 3 && countWords(joined()) < wordsEnough; extra += 1) {
      paragraphs[2]?.push(say('more', turn + extra))
    }
    return joined()
  }

  const check = createSummaryCheck(input)
  const pairs = quotePairs(keptBy(items, 0), keptBy(items, 1), mostPairs)
  for (const pair of pairs) {
    for (const turn of [0, 1, 2]) {
      const text = written(pair, turn)
      if (check(text).length === 0) return text
    }
  }
  return written(null, 0)
}
