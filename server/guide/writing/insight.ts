import type { InsightInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { withMore } from '#server/guide/reading/more-of-answer.ts'
import { mayBeEvened, type QuotePair, quotePairs } from '#server/guide/reading/quote-pairs.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import { type ItemReading, readItem } from '#server/guide/reading/read-item.ts'
import { createInsightCheck, mostWords } from '#server/guide/rules/check-insight.ts'
import { ownInsight } from '#server/guide/rules/own-words.ts'
import { isOwnWordsItem } from '#server/guide/rules/own-words-items.ts'
import { namedFirst, otherSide, positionOf, type Side } from '#server/guide/seeded-order.ts'
import { countWords } from '#server/guide/words.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { type Ask, fittingAsks, sayAsk } from './card-asks.ts'
import { fillLine } from './fill-line.ts'
import { type MeetingFound, meetingOf } from './meeting.ts'
import { meetingLines } from './meeting-lines.ts'
import { nearAsk } from './near-asks.ts'
import { quoteSentence } from './quote-sentence.ts'
import { sharedThing, sharedThingLines } from './shared-thing.ts'

/** By what pairs of quotes are chosen, and how many are tried. */
const byRank = { by: 'rank', most: 24 } as const

/** So many questions are tried with more of the answers: a short one may leave the room for it. */
const mostAsks = 8
/** Of the words that a text may have, so many are spent on names and on what leads over to the quotes, at least. */
const leastLeading = 4
const leastNames = 2

/** Where more of one answer may make two quotes even, so many with more are tried. */
const mostEvened = 4

/**
 * Of an answer of so many words in which something is heavy, or somebody is stung by the other, at least this share has to
 * be shown: of 54 judgements of texts that left out more than a third blind readers graded 20 D or F, and of 422 that did not,
 * 13. It is a little less, so that two parts may stand there, of which one is what it comes to.
 */
const [leastWordsOfHeavy, leastOfHeavy] = [20, 0.6] as const

/** An insight before it has passed the rules. */
type Draft = { quotes: QuotePair; line: string | null; ask: Ask; isBare?: boolean }

/** How many words the text of a draft has at least, whatever leads over to its quotes. */
const wordsAtLeast = ({ quotes, line, ask, isBare }: Draft): number =>
  quotes[0].words +
  quotes[1].words +
  countWords(`${line ?? ''} ${ask.line}`) +
  (isBare ? leastNames : leastLeading)

/**
 * Both answers whole, where each may be shown so: of 316 judgements of such texts by blind readers 76 in 100 were A or B, and of
 * 76 of texts that left something out 46.
 */
const wholePair = ({ people: [one, other] }: ItemReading): QuotePair | null => {
  const [first, second] = [one.found.whole, other.found.whole]
  return first && second ? [first, second] : null
}

/** What may be said with both answers whole; where they leave little room, with no more than the names before them. */
const wholeDrafts = (
  quotes: QuotePair | null,
  lines: readonly (string | null)[],
  asks: readonly Ask[],
): Draft[] =>
  quotes === null
    ? []
    : [
        ...lines.flatMap((line) => asks.map((ask): Draft => ({ quotes, line, ask }))),
        ...asks.map((ask): Draft => ({ quotes, line: null, ask, isBare: true })),
      ]

/** What is said of how they meet, best first; nothing is always the last. */
const linesFor = (
  meeting: MeetingFound | null,
  thing: string | null,
  seed: string,
): (string | null)[] => {
  if (!meeting) {
    const said = thing === null ? [] : inSeededOrder(sharedThingLines, 'shared thing', seed)
    return [...said.slice(0, 1), null]
  }
  const isNamed = (line: string) => line.includes('{')
  const lines = inSeededOrder(meetingLines[meeting.meeting], meeting.meeting, seed)
  return [...(meeting.one === null ? lines.filter((line) => !isNamed(line)) : lines), null]
}

/**
 * The insight on one pair of answers: the words of each, how they meet where that is nearly certain,
 * and a question of the card. A draft is taken only if it keeps the rules whoever of the two is named
 * first, so that changing places changes nothing else.
 */
export const writeInsight = (input: InsightInput): string => {
  if (isOwnWordsItem(input)) return ownInsight(input)
  const { seed, position, people } = input
  const item = readItem(input)
  const names = shownNames(people)
  const meeting = meetingOf(item)
  const isGeneric = names.some(({ generic }) => generic)
  const said = isGeneric && meeting ? { ...meeting, one: null } : meeting
  const thing = sharedThing(input, item)
  const { keeps, mayKeep } = createInsightCheck(input)

  type Sentences = readonly [string, ...string[]]
  /** The sentences of a draft; null where there is no saying one of them. */
  const written = ({ quotes, line, ask, isBare = false }: Draft, first: Side): Sentences | null => {
    const sentence = quoteSentence(quotes, names, { first, turn: positionOf(position), isBare })
    const side = said?.one ?? first
    const middle =
      line &&
      fillLine(line, { one: names[side], other: names[otherSide(side)], thing: thing ?? '' })
    const question = sayAsk(ask, names)
    if (question === null || (line && !middle)) return null
    return middle ? [sentence, middle, question] : [sentence, question]
  }

  /** Whether quotes show enough of an answer that is heavy: what they show is read as all that weighs. */
  const isEnough = (quotes: QuotePair): boolean =>
    !item.people.some(({ words, isGrave, isStung }, side) => {
      const shown = quotes[side as Side].words
      return (isGrave || isStung) && words >= leastWordsOfHeavy && shown < words * leastOfHeavy
    })

  /** Whether a draft keeps the rules whoever of the two is named first; its text, if so. */
  const kept = (draft: Draft): string | null => {
    const [text, other] = [written(draft, first), written(draft, otherSide(first))]
    if (text === null || other === null || !mayKeep(text) || !mayKeep(other)) return null
    const [said, otherwise] = [text.join(' '), other.join(' ')]
    return keeps(said) && keeps(otherwise) ? said : null
  }

  const firstKept = (drafts: readonly Draft[]): string | null => {
    for (const draft of drafts) {
      const text = kept(draft)
      if (text !== null) return text
    }
    return null
  }

  const withMoreOf = (quote: Quote, side: Side): Quote[] => {
    const { found, words } = item.people[side]
    return [...withMore(quote, { ...found, words, question: input.question }), quote]
  }

  /** The same quotes with more of both answers, or of one of them; what tells most first. */
  const fuller = ([one, other]: QuotePair): QuotePair[] => {
    const others = withMoreOf(other, 1)
    return withMoreOf(one, 0)
      .flatMap((first) => others.map((second): QuotePair => [first, second]))
      .slice(0, -1)
      .toSorted((left, right) => right[0].rank + right[1].rank - left[0].rank - left[1].rank)
  }

  const draftsOf = (pairs: readonly QuotePair[], line: string | null, asks: readonly Ask[]) =>
    pairs.flatMap((quotes) =>
      asks
        .slice(0, mostAsks)
        .map((ask): Draft => ({ quotes, line, ask }))
        .filter((draft) => wordsAtLeast(draft) <= mostWords),
    )

  const first = namedFirst(seed, position)
  const nameTheSame = meeting ? meeting.meeting === 'same-thing' : thing !== null
  const ofCard = fittingAsks(item, seed, nameTheSame)
  const isStung = item.people.some((one) => one.isSurelyStung)
  const asks: Ask[] = isStung ? [{ line: nearAsk(seed, position), one: 0 }, ...ofCard] : ofCard
  const lines = linesFor(said, thing, `${seed} ${position}`)
  const whole = wholeDrafts(wholePair(item), lines, asks)
  const all = firstKept(whole.filter((draft) => wordsAtLeast(draft) <= mostWords))
  if (all !== null) return all
  for (const quotes of quotePairs(item.people[0].quotes, item.people[1].quotes, byRank)) {
    const more = fuller(quotes).filter(isEnough)
    const mayDo = isEnough(quotes) || more.length > 0
    for (const line of mayDo ? lines : []) {
      for (const ask of asks) {
        const text = kept({ quotes, line, ask })
        if (text === null) continue
        const some = [ask, ...asks.filter((other) => other !== ask)]
        const fullest = firstKept(draftsOf(more, line, some))
        if (fullest !== null || isEnough(quotes)) return fullest ?? text
        // Another question first would try the same quotes once more.
        break
      }
    }
    // Where nothing but the room is missing, two shorter parts of one answer, or the names alone before the same quotes.
    if (isEnough(quotes)) {
      const parts = firstKept(draftsOf(more, null, asks))
      if (parts !== null) return parts
      const text = firstKept(asks.map((ask): Draft => ({ quotes, line: null, ask, isBare: true })))
      if (text !== null) return text
    }
    if (mayBeEvened(quotes)) {
      const text = firstKept(draftsOf(more.slice(0, mostEvened), null, asks))
      if (text !== null) return text
    }
  }
  return ownInsight(input)
}
