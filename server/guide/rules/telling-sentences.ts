import { plainly } from '#server/meaning/plainly.ts'
import { isNegated } from './negation.ts'
import { type Names, quotedSpans, withStandIns } from './quoted-spans.ts'
import { sentencesIn } from './reading-grade.ts'

/** What stands for the two names, so that no name is read as a word. */
export const standIns = ['Annone', 'Anntwo'] as const

/** Said to one of the two by name: “Ana, you …”. */
const addressed = new RegExp(`^(?:${standIns.join('|')}), .*?\\byou(?:r|rs|'\\w+)?\\b`, 'isu')
/** Only leads over to a quote, as the built-in guide does. */
const leadsOver =
  /^(?:Annone|Anntwo), (?:you (?:wrote|answered|said|put it (?:this way|like this|in these words)):?|for you it was) …(?: and …)?\.?$/

/**
 * Whether a sentence, with stand-ins for the names and “…” for its quotes, tells one of the two what they wrote: “Ana, you
 * want the sea …, with Joe in the water, too.”
 */
export const isTelling = (sentence: string): boolean =>
  addressed.test(sentence) &&
  !sentence.endsWith('?') &&
  sentence.includes('…') &&
  !leadsOver.test(sentence)

/** The sentences of a text, with stand-ins, and its quotes in order; whether each “…” in the sentences is one of them. */
export const readSentences = (text: string, names: Names) => {
  const told = withStandIns(text, names, standIns)
  const marks = told.match(/…/g)?.length ?? 0
  const quotes = quotedSpans(text, names).map((span) => span.text)
  return { sentences: sentencesIn(told), quotes, isClear: marks === quotes.length }
}

/** Which quotes of a text, by their place among all, stand in a sentence that tells: they need not be clauses. */
export const wovenQuotes = (text: string, names: Names): ReadonlySet<number> => {
  const { sentences, isClear } = readSentences(text, names)
  if (!isClear) return new Set()
  const woven = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/…/g)].map(() => isTelling(sentence)),
  )
  return new Set(woven.flatMap((is, at) => (is ? [at] : [])))
}

/** The same, asked of one quote by its place; the text is read when it is first asked. */
export const wovenIn = (text: string, names: Names): ((at: number) => boolean) => {
  let woven: ReadonlySet<number> | undefined
  return (at) => {
    woven ??= wovenQuotes(text, names)
    return woven.has(at)
  }
}

const sign = /[\p{L}\p{N}\p{M}]/u
/** What comes next and turns the words before it round. */
const turnedAfter = /^\s*,?\s+(?:not|unless|until|till|if|only if|than)\b/iu
const supposedBefore = /\b(?:if|unless|imagine|suppose|wish|as if|as though)\s+(?:that\s+)?$/iu

const afterThen = (lead: string): string => lead.split(/\bthen\b/u).at(-1) ?? ''

/** A passage that begins a clause of its own. */
const joins = /^(?:and|but|so|because|then)\s/iu

/** What a passage does not end on where its sentence goes on. */
const inTheAir =
  /^(?:a|an|the|my|your|our|his|her|their|its|this|that|of|to|in|into|for|from|with|at|by|about|like|than|and|but|or|nor|so|if|when|because|not|no|i|we|he|she|they|i'm|is|are|was|were|be|has|have|had|would|could|can|will|do|does|did|don't|very|even|just|too|think|know|knows|say|says|said|told|reckons?|sounds?|looks?|seems?|feels?|wants?|try|gets?|claims?)$/u
/** Before a passage that is not told as a fact: “whether I even wanted you there”. */
const questioned = /\bwhether (?:\w+ ){0,2}$/u
/** Two sentences, the second of which goes on. */
const startsAnother = /[.!?]\s/u
/** What somebody does not know is so all the same: “I don't think you know | it has been every morning”. */
const knowing = /\b(?:know|knows|knew|realise|notice)(?: that)? ?$/u

/**
 * Whether a passage may stand in a sentence of the guide's own: whole words, nothing of it denied or only supposed by the
 * words around it, and no end in the air. `start` and `end` are places in the answer.
 */
export const isWovenWell = (
  answer: string,
  { start, end }: { start: number; end: number },
): boolean => {
  const [before, text, after] = [
    answer.slice(Math.max(0, start - 160), start),
    answer.slice(start, end),
    answer.slice(end, end + 60),
  ]
  if (sign.test(before.at(-1) ?? '') || sign.test(after.at(0) ?? '')) return false
  const lead = plainly(before)
  const last = plainly(text).match(/[\p{L}']+(?=[^\p{L}']*$)/u)?.[0] ?? ''
  const goesOn = /^\s+\p{L}/u.test(after)
  return (
    !(goesOn && (inTheAir.test(last) || startsAnother.test(text))) &&
    !questioned.test(lead) &&
    !turnedAfter.test(after) &&
    !supposedBefore.test(lead) &&
    (joins.test(text) || knowing.test(lead) || !isNegated(afterThen(lead), afterThen(lead).length))
  )
}
