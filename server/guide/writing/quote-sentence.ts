import type { ShownName } from '#server/guide/naming.ts'
import { namesNothing } from '#server/guide/reading/names-nothing.ts'
import type { Quote } from '#server/guide/reading/quotes.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import { withoutSign } from '#server/guide/words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { boldQuote, fillLine } from './fill-line.ts'

/** What of a quote a sentence is made of. */
type Words = Pick<Quote, 'text' | 'words' | 'isAll'> & { more?: Pick<Quote, 'text'> }

const verb =
  /\b(?:i|we|you|he|she|it|they|i'm|im|we're|you're|youre|he's|hes|she's|shes|it's|that's|is|are|was|were|am|be|been|do|does|did|don't|didn't|has|have|had|can|could|will|would|made|make|makes|got|gets|went|goes|came|comes|said|says|took|takes|let|lets|put|puts|kept|keeps|gave|gives|told|tells|sat|sits|saw|sees|left|leaves|brought|brings|felt|feels|knows|knew|thought|thinks|wants|needs|looks|lives|works|loves|likes|hates|\w{2,}ed)\b/u
const named =
  /^(?:the|a|an|my|your|our|that|those|this|these|his|her|their|no|more|less|some|any|\w+ing)\b/u
const longestThing = 7
/** So few words name a thing without a “the” or “my” before it, too: “bacon”. */
const fewWords = 2

/** The words without the sign that their sentence ends with: “Bacon!” is bacon. */
const bare = ({ text }: Pick<Words, 'text'>): string => withoutSign(text)

/** Whether each of the two wrote just the same. */
const areOne = (a: Words, b: Words): boolean => bare(a) === bare(b) && !a.more && !b.more

/** A thing that is named, and no sentence: "your hand on my back". */
const isThing = ({ text, words, more }: Words): boolean =>
  !more &&
  words <= longestThing &&
  !/[.!?…]/u.test(bare({ text })) &&
  (words <= fewWords || named.test(plainly(text))) &&
  !verb.test(plainly(text)) &&
  !namesNothing.test(plainly(text))

const isTime = ({ text, more }: Words): boolean =>
  !more && /^(?:when|whenever|while) /u.test(plainly(text))

/** How much longer one quote may be before the other gets a few words more. */
const evenShare = 1.49

/** So many words more a form spends on the one who wrote less. */
const wordsMore = 3

const isLonger = (longer: Words, quote: Words, around: number): boolean =>
  (longer.words + 2) / (quote.words + around) > evenShare

/**
 * Somebody with a few words gets a few more around them, and nothing is said of how few they are: the
 * forms for a shorter {A} or a shorter {B}. Each takes any clause, and those with “it was” a thing.
 */
const unevenForms = {
  shortA: [
    '{A} put it this way: {qA}, and {B} wrote {qB}.',
    '{A} put it like this: {qA}, and {B} wrote {qB}.',
  ],
  shortB: [
    '{A} wrote {qA}, and {B} put it this way: {qB}.',
    '{A} wrote {qA}, and {B} put it like this: {qB}.',
  ],
  shortestA: ['{A} put it in these words: {qA}, and {B} wrote {qB}.'],
  shortestB: ['{A} wrote {qA}, and {B} put it in these words: {qB}.'],
  thingA: ['For {A} it was {qA}, and {B} wrote {qB}.'],
  thingB: ['{A} wrote {qA}, and for {B} it was {qB}.'],
  few: ['{A} wrote {qA}, and {B} wrote {qB}.'],
} as const

const formsForShorter = (longer: Words, quote: Words, at: 'A' | 'B'): readonly string[] | null => {
  if (!isLonger(longer, quote, 2)) return null
  if (isThing(quote) && (quote.isAll || !isLonger(longer, quote, 3))) {
    return unevenForms[`thing${at}`]
  }
  const isShortest = !quote.isAll && isLonger(longer, quote, 2 + wordsMore)
  if (quote.words <= fewWords && !isShortest) return unevenForms.few
  return unevenForms[`${isShortest ? 'shortest' : 'short'}${at}`]
}

/** More words than this in the two quotes make one sentence of both hard to read. */
const mostInOne = 15

/** A form made two sentences of. */
const apart = (form: string): string =>
  form.replace(', and {B}', '. {B}').replace(', and for {B}', '. For {B}')

/** Whether words say “you” to the other one: behind “Ana, you wrote” a reader would take it for Ana. */
const saysYou = ({ text, more }: Words): boolean =>
  /\b(?:you(?:rs?|rself|'re|'ve|'d|'ll)?|youre|youve|yous|yer|u|ur|ya|ye)\b/u.test(
    plainly(more ? `${text} ${more.text}` : text),
  )

/** A form made two sentences that are said to each of the two, not about them. */
const spoken = (form: string): string =>
  apart(form)
    .replace(/For \{([AB])\} it was/g, '{$1}, for you it was')
    .replace(/\{([AB])\} (?=wrote|said|put)/g, '{$1}, you ')

const forms = {
  things: [
    '{A} named {qA}, and {B} named {qB}.',
    'For {A} it was {qA}, and for {B} it was {qB}.',
    '{A} thought of {qA}, and {B} thought of {qB}.',
  ],
  times: ['For {A} it was {qA}, and for {B} it was {qB}.'],
  plain: [
    '{A} wrote {qA}, and {B} wrote {qB}.',
    '{A} said {qA}, and {B} said {qB}.',
    '{A} wrote {qA}. {B} wrote {qB}.',
  ],
} as const

const formsFor = (a: Words, b: Words): readonly string[] => {
  if (areOne(a, b)) return ['{A} and {B} both wrote {qA}.']
  const uneven = formsForShorter(b, a, 'A') ?? formsForShorter(a, b, 'B')
  if (uneven) return uneven
  if (isThing(a) && isThing(b)) return forms.things
  if (isTime(a) && isTime(b)) return forms.times
  return forms.plain
}

/**
 * Whether each of the two is spoken to. Readers who compared the two ways blind liked it better where
 * neither quote has a “you” in it, and less where it has, or where both only name things.
 */
const isSpoken = (quotes: readonly [Words, Words], names: readonly [ShownName, ShownName]) =>
  !names.some(({ generic }) => generic) &&
  !quotes.some(saysYou) &&
  !quotes.every(isThing) &&
  bare(quotes[0]) !== bare(quotes[1])

const shown = ({ text, more }: Words): string =>
  more ? `${boldQuote(text)} and ${boldQuote(more.text)}` : boldQuote(text)

/** What takes the fewest words, where both answers whole leave room for no more. */
const barest = '{A}: {qA}. {B}: {qB}.'

/**
 * A sentence or two with the words of both, whoever is named first; `turn` says which of the forms. `isBare` leaves no more than
 * the names before them.
 */
export const quoteSentence = (
  quotes: readonly [Words, Words],
  names: readonly [ShownName, ShownName],
  { first, turn, isBare = false }: { first: Side; turn: number; isBare?: boolean },
): string => {
  const second: Side = first === 0 ? 1 : 0
  const [a, b] = [quotes[first], quotes[second]]
  const fitting = formsFor(a, b)
  const form = fitting[turn % fitting.length] ?? ''
  const qA = areOne(a, b) ? boldQuote(bare(a)) : shown(a)
  const slots = { A: names[first], B: names[second], qA, qB: shown(b) }
  if (isBare) return fillLine(barest, slots) ?? ''
  if (isSpoken(quotes, names)) return fillLine(spoken(form), slots) ?? ''
  return fillLine(a.words + b.words > mostInOne ? apart(form) : form, slots) ?? ''
}
