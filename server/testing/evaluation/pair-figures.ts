import { asQuoted } from '#contract/as-quoted.ts'
import { neverQuoted, neverRepeated, outOfPlace, unkind } from '#server/guide/rules/banned-words.ts'
import { roomGiven } from '#server/guide/rules/quoted-spans.ts'
import { readingGrade, sentencesIn } from '#server/guide/rules/reading-grade.ts'
import { sourcesOf, unevenRoom } from '#server/guide/rules/text-faults.ts'
import { countWords } from '#server/guide/words.ts'
import { meetingLines } from '#server/guide/writing/meeting-lines.ts'
import { sharedThingLines } from '#server/guide/writing/shared-thing.ts'
import type { Label } from '#server/meaning/labels.ts'
import { type Relation, relations } from '#server/meaning/relation.ts'
import { shared } from '#server/training/train-clause.ts'
import { type Count, countOf, type Figure, neverFigure, shareFigure, sizeFigure } from './figure.ts'
import type { ToldPair } from './tell-pairs.ts'
import type { ToldText } from './told-text.ts'

const set = 'pairs'
/** How much of their words a quote and a marked clause must share for one to meet the other. */
const leastShared = 0.6
const markup = /[<>[\]{}`#|*_]|https?:|www\.|javascript:/iu
const openStart = /\b(?:what|which|how|when|where|who|whose)\b/iu

/** As it is quoted, without marks, which are single within a quote where they were double. */
const unmarked = (text: string): string => asQuoted(text).replace(/["“”„'‘’]/gu, '')
const holds = (answer: string | null, quote: string): boolean =>
  answer !== null && unmarked(answer).includes(unmarked(quote))

const isExact = ({ input, told: { quotes } }: ToldPair): boolean =>
  quotes.every(({ text, owner }) =>
    input.people.every(({ answer }, side) =>
      owner === null || owner === side ? holds(answer, text) : true,
    ),
  )

const quotesBoth = (told: ToldText, { input }: ToldPair): boolean =>
  input.people.every(({ answer }) => told.quotes.some(({ text }) => holds(answer, text)))

const isEven = ({ told, names }: ToldPair): boolean => {
  const [one, other] = roomGiven(told.text, names)
  const share = one / other
  return share >= 0.67 && share <= 1.5
}

/** Both have about equal room, or all that one of them wrote is quoted, as the rule has it. */
const isFair = ({ told, names, input: { people } }: ToldPair): boolean =>
  unevenRoom(told.text, names, sourcesOf(people)).length === 0

const hasBannedWord = ({ told: { own, quotes } }: ToldPair): boolean =>
  neverRepeated.test(own) ||
  outOfPlace.some(([, pattern]) => pattern.test(own)) ||
  quotes.some(({ text }) => neverQuoted.test(text) || unkind.test(text))

const isShort = ({ told: { text, own } }: ToldPair): boolean => {
  const sentences = sentencesIn(own).length
  return countWords(text) <= 80 && sentences >= 2 && sentences <= 4
}

const endsOpen = ({ told: { own, ask } }: ToldPair): boolean =>
  ask.endsWith('?') && openStart.test(ask) && own.split('?').length === 2

/** Of all quotes beside a marked answer, those that meet the mark. */
const marksMet = (pairs: readonly ToldPair[]): Count =>
  countOf(
    pairs.flatMap(({ answers, told }) =>
      answers.flatMap(({ answer, telling }) => {
        const quote = told.quotes.find(({ text }) => holds(answer, text))
        return quote && telling !== undefined ? [shared(quote.text, telling)] : []
      }),
    ),
    (share) => share >= leastShared,
  )

/** What makes somebody the {one} of a relation's lines. */
const markOfOne: Partial<Record<Relation, Label>> = {
  'thanks-unseen': 'thanks',
  'hurt-and-fine': 'hurt',
  'plan-and-worry': 'plan',
  'joke-and-serious': 'joke',
  proud: 'proud',
  'sorry-and-hurt': 'sorry',
  'wish-met': 'wish',
}

/** Whether a text names a thing that both answers name. */
const namesThing = ({ told }: ToldPair): boolean =>
  sharedThingLines.some((line) => told.text.includes(line.slice(0, line.indexOf('{'))))

type Spoken = { relation: Relation; one: 0 | 1 | null }

/** The relation that a text speaks of, and whom it calls the one. */
function spokenOf({ told, names }: ToldPair): Spoken | null {
  const lines: Partial<Record<Relation, readonly string[]>> = meetingLines
  for (const relation of relations) {
    for (const line of lines[relation] ?? []) {
      for (const one of [0, 1] as const) {
        const filled = line
          .replaceAll('{one}', names[one])
          .replaceAll('{other}', names[one === 0 ? 1 : 0])
        if (told.text.includes(filled)) return { relation, one: line.includes('{') ? one : null }
      }
    }
  }
  return null
}

const isRight = ({ pair, spoken }: { pair: ToldPair; spoken: Spoken }): boolean => {
  if (pair.relation !== spoken.relation) return false
  const mark = markOfOne[spoken.relation]
  if (spoken.one === null || mark === undefined) return true
  const [is, isOther] = [spoken.one, spoken.one === 0 ? 1 : 0].map((side) =>
    pair.answers[side === 0 ? 0 : 1].labels.includes(mark),
  )
  return is === true || isOther === false
}

/** In how many catch-ups a sentence of ours comes twice; quotes and names apart. */
function repeatsIn(pairs: readonly ToldPair[], told: (pair: ToldPair) => ToldText): Count {
  const catchups = [...Map.groupBy(pairs, ({ catchup }) => catchup).values()]
  return countOf(catchups, (those) => {
    const sentences = those
      .map(told)
      .flatMap(({ ask, said, isOwnWords }) => (isOwnWords ? [ask, ...said] : [ask]))
    return new Set(sentences).size < sentences.length
  })
}

/** What the texts about the held-out pairs come to. */
export function pairFigures(pairs: readonly ToldPair[], every: number): Figure[] {
  const talking = pairs.filter(({ told }) => !told.isOwnWords)
  const due = pairs.filter(({ isReal, isFlagged }) => isReal && !isFlagged)
  const spoken = pairs.flatMap((pair) => {
    const found = spokenOf(pair)
    return found ? [{ pair, spoken: found }] : []
  })
  const never = (what: string, is: (pair: ToldPair) => boolean): Figure =>
    neverFigure([set, what], countOf(pairs, is))
  const all = (what: string, is: (pair: ToldPair) => boolean): Figure =>
    shareFigure([set, what], countOf(pairs, is), { least: 1 })
  return [
    sizeFigure(set, 'pairs by hands that trained nothing', pairs.length, 300 / every),
    shareFigure([set, 'quotes exact and given to the right person'], countOf(talking, isExact), {
      least: 1,
    }),
    shareFigure(
      [set, 'both quoted, of unflagged pairs with two real answers'],
      countOf(due, (pair) => quotesBoth(pair.told, pair)),
      { least: 0.9 },
    ),
    shareFigure(
      [set, 'the same, with the items that are drawn by chance (R20)'],
      countOf(due, (pair) => quotesBoth(pair.asItComes, pair)),
    ),
    shareFigure(
      [set, 'items in the card’s own words (R20)'],
      countOf(pairs, ({ asItComes }) => asItComes.isOwnWords),
    ),
    never(
      'flagged items with a word of an answer',
      ({ isFlagged, told }) => isFlagged && !told.isOwnWords,
    ),
    shareFigure([set, 'quotes that meet the clause marked by hand'], marksMet(talking), {
      least: 0.85,
    }),
    shareFigure(
      [set, 'word share from 0.67 to 1.5, or one of them quoted whole'],
      countOf(talking, isFair),
      { least: 1 },
    ),
    shareFigure(
      [set, 'word share from 0.67 to 1.5, whatever they wrote'],
      countOf(talking, isEven),
    ),
    all('at most 80 words, two to four sentences', isShort),
    shareFigure(
      [set, 'reading grade at most 8, quotes and all'],
      countOf(pairs, ({ told }) => readingGrade(told.text) <= 8),
      { least: 0.95 },
    ),
    never('banned words', hasBannedWord),
    never('markup or links', ({ told }) => markup.test(told.own)),
    all('one open question, at the end', endsOpen),
    shareFigure(
      [set, 'a sentence on how they meet is said'],
      { of: spoken.length, all: talking.length },
      { least: 1 / 3 },
    ),
    ...(spoken.length === 0
      ? []
      : [
          shareFigure([set, 'that sentence is right by the labels'], countOf(spoken, isRight), {
            least: 0.95,
          }),
        ]),
    shareFigure([set, 'or a thing is named that both answers name'], countOf(talking, namesThing)),
    neverFigure([set, 'catch-ups with a reflection or ask twice'], {
      of:
        repeatsIn(pairs, ({ told }) => told).of + repeatsIn(pairs, ({ asItComes }) => asItComes).of,
      all: 2 * new Set(pairs.map(({ catchup }) => catchup)).size,
    }),
    shareFigure(
      [set, 'suggestions that keep every rule'],
      countOf(pairs, ({ suggestionFaults }) => suggestionFaults.length === 0),
      { least: 1 },
    ),
  ]
}
