import { asQuoted } from '#contract/as-quoted.ts'
import type { Card } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import type { SummaryInput, SummaryItem } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { appreciationOf } from '#server/guide/reading/appreciation.ts'
import { quotePairs } from '#server/guide/reading/quote-pairs.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import { type ItemReading, readItem } from '#server/guide/reading/read-item.ts'
import { createSummaryCheck } from '#server/guide/rules/check-summary.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { otherSide, type Side } from '#server/guide/seeded-order.ts'
import { inSeededOrder, numberFrom } from '#server/seeded-random.ts'
import { fillLine, plainQuote, type Slots } from './fill-line.ts'
import { meetingOf } from './meeting.ts'
import { type Meeting, meetingLines } from './meeting-lines.ts'
import { sharedThing } from './shared-thing.ts'
import { sharedWord } from './shared-word.ts'
import { longEnough } from './summary-length.ts'
import { type SummaryPart, summaryLines } from './summary-lines.ts'

type ReadItem = {
  reading: ItemReading
  question: string
  answers: SummaryItem['answers']
  card: Card | undefined
  about: string | null
}
/** A quote with what it was an answer to. */
type Kept = Quote & { about: string | null }
type KeptPair = readonly [Kept, Kept]

const quotesPerAnswer = 6
const byScore = { by: 'score', most: 24 } as const

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
      ...{ reading, question: item.question, answers: item.answers },
      card: cardOf(reading.card.id),
      about: reading.card.id !== '' && reading.card.id === item.cardId ? reading.card.about : null,
    }
  })

/** How much more such a line is worth keeping than one that is only well said. */
const worth = { said: 6, done: 3, shared: 0 } as const

/** The lines of somebody that are appreciations: nothing else is fit to be kept for a year. */
const keptBy = ({ people }: SummaryInput, items: readonly ReadItem[], side: Side): Kept[] => {
  const other = otherSide(side)
  return items.flatMap(({ reading, answers, card, about }) =>
    reading.people[side].quotes.slice(0, quotesPerAnswer).flatMap((quote) => {
      const kind = appreciationOf(quote, {
        ...{ answer: asQuoted(answers[side] ?? ''), card, partner: people[other].name },
        ...{ reading: reading.people[side], other: reading.people[other] },
      })
      return kind === null ? [] : [{ ...quote, score: quote.score + worth[kind], about }]
    }),
  )
}

const common: ReadonlySet<Meeting> = new Set([
  'same-thing',
  'thanks-both',
  'both-proud',
  'both-plan',
])

/** Of what only those are asked who want it no summary speaks. */
const isPrivate = ({ card }: ReadItem): boolean => card?.needs?.includes('intimacy-opt-in') ?? false

/** One thing that both came to, where that is nearly certain; of a question that no line is kept of. */
const commonLine = (
  items: readonly ReadItem[],
  used: ReadonlySet<string | null>,
  seed: string,
): string | null => {
  for (const { about, reading } of items.filter((item) => !isPrivate(item))) {
    const found = about === null || used.has(about) ? null : meetingOf(reading)
    if (!found || !common.has(found.meeting)) continue
    const lines = inSeededOrder(meetingLines[found.meeting], 'summary', seed)
    const line = lines.find((one) => !one.includes('{') && !one.startsWith('Asked'))
    if (line) return `When it came to ${about}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  }
  return null
}

/** A thing that both named, and what they were asked about; of a question that no line is kept of. */
const thingOf = (
  { people }: SummaryInput,
  items: readonly ReadItem[],
  used: ReadonlySet<string | null>,
): { about: string; thing: string } | null => {
  for (const { about, reading, answers, question } of items.filter((item) => !isPrivate(item))) {
    if (about === null || used.has(about)) continue
    const both = [
      { ...people[0], answer: answers[0] },
      { ...people[1], answer: answers[1] },
    ] as const
    const thing = sharedThing({ people: both, question }, reading)
    if (thing !== null) return { about, thing }
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

  /** What of the rest was asked; last, and of no tender question, where something in it may be sore. */
  const othersAsked = (pair: KeptPair | null): string[] => {
    const used = new Set<string | null>(pair?.map(({ about }) => about))
    const asked = (isSore: boolean) =>
      items.flatMap((item) => {
        const { about, reading } = item
        const mayBeSore = reading.people.some(({ mayBeTender }) => mayBeTender)
        const isLeftOut = isPrivate(item) || (mayBeSore && reading.card.valence === 'tender')
        return about === null || used.has(about) || isLeftOut || mayBeSore !== isSore ? [] : [about]
      })
    return [false, true].flatMap((isSore) => inSeededOrder(asked(isSore), 'also asked', seed))
  }

  const askedLines = (turn: number): string[] => {
    const [about, aboutToo, aboutThree] = othersAsked(null)
    if (about && aboutToo && aboutThree) {
      return [say('wroteThree', turn, { about, aboutToo, aboutThree })]
    }
    return about && aboutToo ? [say('wroteTwo', turn, { about, aboutToo })] : []
  }

  const rest = (pair: KeptPair | null, namesThing: boolean): string[] => {
    const [about, aboutToo] = othersAsked(pair)
    const spokenOf = input.items.filter((_, at) => items[at] && !isPrivate(items[at]))
    const word = sharedWord({ ...input, items: spokenOf })
    const used = new Set(pair?.map((one) => one.about))
    const met = commonLine(items, used, seed)
    const thing = namesThing && met === null ? thingOf(input, items, used) : null
    const differing = differingOn(items)
    return [
      ...(met === null ? [] : [met]),
      ...(thing === null ? [] : [say('thing', 0, thing)]),
      ...(word === null ? [] : [say('word', 0, { word })]),
      ...(differing === null ? [] : [say('differing', 0, { about: differing })]),
      ...(pair && about && aboutToo && [word, met, thing, differing].every((one) => one === null)
        ? [say('asked', 0, { about, aboutToo })]
        : []),
    ]
  }

  const written = (pair: KeptPair | null, turn: number, namesThing = false): string =>
    longEnough(
      [
        [say('thanks', turn), say('ground', turn)],
        pair
          ? [...keptLines(pair, turn), say('afterKept', turn)]
          : [...askedLines(turn), say('whole', turn)],
        [...rest(pair, namesThing), say('spoken', turn)],
        [say(focus.length > 0 ? 'focus' : 'noFocus', turn), say('close', turn)],
      ],
      (extra) => say('more', turn + extra),
    )

  const check = createSummaryCheck(input)
  const pairs = quotePairs(keptBy(input, items, 0), keptBy(input, items, 1), byScore)
  for (const pair of [...pairs, null]) {
    for (const turn of [0, 1, 2]) {
      for (const namesThing of [true, false]) {
        const text = written(pair, turn, namesThing)
        if (check(text).length === 0) return text
      }
    }
  }
  return written(null, 0)
}
