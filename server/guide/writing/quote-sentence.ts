import type { ShownName } from '#server/guide/naming.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import { plainly } from '#server/guide/words.ts'
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
const evenShare = 1.5

/** Somebody with a few words gets as much room as the other, and nothing is said of how few they are. */
const shortForm = (quote: Quote, longer: Quote): string | null =>
  (longer.words + 2) / (quote.words + 2) > evenShare ? 'put it this way:' : null

const forms = {
  things: ['{A} named {qA}, and {B} named {qB}.', 'For {A} it was {qA}, and for {B} it was {qB}.'],
  times: ['For {A} it was {qA}, and for {B} it was {qB}.'],
  plain: ['{A} wrote {qA}, and {B} wrote {qB}.', '{A} answered {qA}, and {B} answered {qB}.'],
} as const

const formsFor = (first: Shown, second: Shown): readonly string[] => {
  const [a, b] = [first.quote, second.quote]
  if (a.text === b.text) return ['{A} and {B} both wrote {qA}.']
  const [shortA, shortB] = [shortForm(a, b), shortForm(b, a)]
  if (shortA) return [`{A} ${shortA} {qA}, and {B} wrote {qB}.`]
  if (shortB) return [`{A} wrote {qA}, and {B} ${shortB} {qB}.`]
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
