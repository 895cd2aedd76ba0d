import type { ShownName } from '#server/guide/naming.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { boldQuote, fillLine } from './fill-line.ts'

/** What is shown of one answer. */
export type Shown = {
  quote: Quote
  /** It is the whole answer. */
  isWhole: boolean
}

const verb =
  /\b(?:i|we|you|he|she|it|they|i'm|we're|you're|it's|that's|is|are|was|were|am|be|been|do|does|did|don't|didn't|has|have|had|can|could|will|would|made|make|makes|got|gets|went|goes|came|comes|said|says|took|takes|let|lets|put|puts|kept|keeps|gave|gives|told|tells|sat|sits|saw|sees|left|leaves|brought|brings|felt|feels|knows|knew|thought|thinks|wants|needs|looks|lives|works|loves|likes|hates|\w{2,}ed)\b/u
const named =
  /^(?:the|a|an|my|your|our|that|those|this|these|his|her|their|no|more|less|some|any|\w+ing)\b/u
const longestThing = 7

/** A thing that is named, and no sentence: "your hand on my back". */
const isThing = ({ text, words }: Quote): boolean =>
  words <= longestThing && named.test(plainly(text)) && !verb.test(plainly(text))

const isTime = ({ text }: Quote): boolean => /^(?:when|whenever|while) /u.test(plainly(text))

/** How much longer one quote may be before the other gets a few words more. */
const evenShare = 1.49

const isLonger = (longer: Quote, quote: Quote, around: number): boolean =>
  (longer.words + 2) / (quote.words + around) > evenShare

/**
 * Somebody with a few words gets as much room as the other, and nothing is said of how few they are:
 * the form with {A} as the shorter one in the first place, or with {B} in the second.
 */
const unevenForms = (
  [a, b]: readonly [Quote, Quote],
  mayBePossessive: boolean,
): readonly string[] | null => {
  if (isLonger(b, a, 2))
    return isLonger(b, a, 5) && mayBePossessive
      ? ["{A}'s answer to that question was this: {qA}, and {B} wrote {qB}."]
      : ['{A} put it this way: {qA}, and {B} wrote {qB}.']
  if (isLonger(a, b, 2))
    return isLonger(a, b, 5)
      ? ['{A} wrote {qA}, and {B}, asked the same thing, put it this way: {qB}.']
      : ['{A} wrote {qA}, and {B} put it this way: {qB}.']
  return null
}

const forms = {
  things: ['{A} named {qA}, and {B} named {qB}.', 'For {A} it was {qA}, and for {B} it was {qB}.'],
  times: ['For {A} it was {qA}, and for {B} it was {qB}.'],
  plain: ['{A} wrote {qA}, and {B} wrote {qB}.', '{A} answered {qA}, and {B} answered {qB}.'],
} as const

const formsFor = (first: Shown, second: Shown, mayBePossessive: boolean): readonly string[] => {
  const [a, b] = [first.quote, second.quote]
  if (a.text === b.text) return ['{A} and {B} both wrote {qA}.']
  const uneven = unevenForms([a, b], mayBePossessive)
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
  const fitting = formsFor(shown[first], shown[second], !names[first].generic)
  const slots = {
    A: names[first],
    B: names[second],
    qA: boldQuote(shown[first].quote.text),
    qB: boldQuote(shown[second].quote.text),
  }
  return fillLine(fitting[turn % fitting.length] ?? '', slots) ?? ''
}
