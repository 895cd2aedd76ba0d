import type { ShownName } from '#server/guide/naming.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { boldQuote, fillLine } from './fill-line.ts'

/** What of a quote a sentence is made of. */
type Words = Pick<Quote, 'text' | 'words'>

/** What is shown of one answer. */
export type Shown = {
  quote: Words
  /** It is the whole answer. */
  isWhole: boolean
}

const verb =
  /\b(?:i|we|you|he|she|it|they|i'm|we're|you're|it's|that's|is|are|was|were|am|be|been|do|does|did|don't|didn't|has|have|had|can|could|will|would|made|make|makes|got|gets|went|goes|came|comes|said|says|took|takes|let|lets|put|puts|kept|keeps|gave|gives|told|tells|sat|sits|saw|sees|left|leaves|brought|brings|felt|feels|knows|knew|thought|thinks|wants|needs|looks|lives|works|loves|likes|hates|\w{2,}ed)\b/u
const named =
  /^(?:the|a|an|my|your|our|that|those|this|these|his|her|their|no|more|less|some|any|\w+ing)\b/u
const longestThing = 7

/** A thing that is named, and no sentence: "your hand on my back". */
const isThing = ({ text, words }: Words): boolean =>
  words <= longestThing && named.test(plainly(text)) && !verb.test(plainly(text))

const isTime = ({ text }: Words): boolean => /^(?:when|whenever|while) /u.test(plainly(text))

/** How much longer one quote may be before the other gets a few words more. */
const evenShare = 1.49

const isLonger = (longer: Words, quote: Words, around: number): boolean =>
  (longer.words + 2) / (quote.words + around) > evenShare

/** So many words more a form spends on the one who wrote less, or twice as many. */
const more = 3

/** So few words are a thing that is named. */
const fewWords = 2

/**
 * Somebody with a few words gets as much room as the other, and nothing is said of how few they are:
 * the forms for a shorter {A} or a shorter {B}, by how much shorter it is.
 */
const unevenForms = {
  shortA: [
    '{A} put it this way: {qA}, and {B} wrote {qB}.',
    '{A} said it like this: {qA}, and {B} wrote {qB}.',
  ],
  shortB: [
    '{A} wrote {qA}, and {B} put it this way: {qB}.',
    '{A} wrote {qA}, and {B} said it like this: {qB}.',
  ],
  namedA: ['For {A}, the answer was {qA}, and {B} wrote {qB}.'],
  namedB: ['{A} wrote {qA}, and for {B}, the answer was {qB}.'],
  shortestA: ['Asked this question, {A} put it in these words: {qA}, and {B} wrote {qB}.'],
  shortestB: ['{A} wrote {qA}, and to the same question, {B} answered this way: {qB}.'],
  barestA: ['For {A}, the answer to this one was {qA}, and {B} wrote {qB}.'],
  barestB: ['{A} wrote {qA}, and for {B}, the answer to this one was {qB}.'],
} as const

const formsForShorter = (longer: Words, quote: Words, at: 'A' | 'B'): readonly string[] | null => {
  if (!isLonger(longer, quote, 2)) return null
  const isFew = quote.words <= fewWords
  const kind = isLonger(longer, quote, 2 + more)
    ? ({ few: 'barest', some: 'shortest' } as const)
    : ({ few: 'named', some: 'short' } as const)
  return unevenForms[`${isFew ? kind.few : kind.some}${at}`]
}

const forms = {
  things: [
    '{A} named {qA}, and {B} named {qB}.',
    'For {A} it was {qA}, and for {B} it was {qB}.',
    '{A} thought of {qA}, and {B} thought of {qB}.',
  ],
  times: ['For {A} it was {qA}, and for {B} it was {qB}.'],
  plain: [
    '{A} wrote {qA}, and {B} wrote {qB}.',
    '{A} answered {qA}, and {B} answered {qB}.',
    '{A} said {qA}, and {B} said {qB}.',
    '{A} wrote {qA}. {B} wrote {qB}.',
  ],
} as const

const formsFor = (first: Shown, second: Shown): readonly string[] => {
  const [a, b] = [first.quote, second.quote]
  if (a.text === b.text) return ['{A} and {B} both wrote {qA}.']
  const uneven = formsForShorter(b, a, 'A') ?? formsForShorter(a, b, 'B')
  if (uneven) return uneven
  if (isThing(a) && isThing(b)) return forms.things
  if (isTime(a) && isTime(b)) return forms.times
  return forms.plain
}

/** One sentence with the words of both, whoever is named first; `turn` says which of its forms. */
export const quoteSentence = (
  shown: readonly [Shown, Shown],
  names: readonly [ShownName, ShownName],
  { first, turn }: { first: Side; turn: number },
): string => {
  const second: Side = first === 0 ? 1 : 0
  const fitting = formsFor(shown[first], shown[second])
  const slots = {
    A: names[first],
    B: names[second],
    qA: boldQuote(shown[first].quote.text),
    qB: boldQuote(shown[second].quote.text),
  }
  return fillLine(fitting[turn % fitting.length] ?? '', slots) ?? ''
}
