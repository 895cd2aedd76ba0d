import type { AnswerReading } from '#server/guide/reading/answer-reading.ts'
import type { Pair } from '#server/guide/reading/lenses/lens.ts'
import type { Quote } from '#server/guide/reading/quotes/choose-quotes.ts'
import { evenPairs, pairedQuotes } from '#server/guide/reading/quotes/choose-quotes.ts'
import type { Pool } from './closing-questions.ts'
import * as frames from './frames/openings.ts'

/** Sentences to open with, and the quotes they may hold: one text for each person, where there is one. */
export type Opening = {
  pools: readonly Pool[]
  quotes: readonly (readonly [string | null, string | null])[]
  /** Less telling quotes, for where the others cannot be shown. */
  spare: readonly (readonly [string | null, string | null])[]
  /** The person that {P} stands for in these sentences. */
  role: 0 | 1
  /** The quotes are the same words. */
  same: boolean
}

const brief = 8
const fewWords = 3
const singles = (quotes: readonly Quote[]): string[] =>
  [...quotes.filter(({ words }) => words <= brief), ...quotes].slice(0, 8).map(({ text }) => text)

const pool = (name: string, list: readonly string[]): Pool => ({
  name: `opening ${name}`,
  frames: list,
})

const oneSided = (pair: Pair, role: 0 | 1, own: Pool): Opening => ({
  pools: [own],
  quotes: singles(pair[role].quotes).map((text) => (role === 0 ? [text, null] : [null, text])),
  spare: [],
  role,
  same: false,
})

const unquoted = (own: Pool | null, role: 0 | 1): Opening => ({
  pools: own ? [own] : [],
  quotes: [[null, null]],
  spare: [],
  role,
  same: false,
})

const shared = ([first, second]: Pair): string | null => {
  const theirs = new Set(second.quotes.map(({ text }) => text))
  return first.quotes.find(({ text }) => theirs.has(text))?.text ?? null
}

const paired = ([first, second]: Pair, pools: readonly Pool[]): Opening => {
  const texts = ([left, right]: readonly [Quote, Quote]) => [left.text, right.text] as const
  return {
    pools,
    quotes: pairedQuotes(first.quotes, second.quotes).map(texts),
    spare: evenPairs(first.quotes, second.quotes).map(texts),
    role: 0,
    same: false,
  }
}

/** One answer is so short that no whole line of the other is about as long. */
const isBrief = (one: AnswerReading, other: AnswerReading): boolean =>
  (one.words <= 2 && other.words >= 6) ||
  (one.words <= 4 &&
    other.words >= 8 &&
    !other.quotes.some(({ whole, words }) => whole && words <= 6))

const lopsided = (pair: Pair, role: 0 | 1): Opening => {
  const short = pair[role].quotes[0]?.text ?? ''
  const whole = pair[role === 0 ? 1 : 0].quotes.filter(({ words }) => words >= 5).slice(0, 6)
  return {
    pools: [pool('short', frames.shortOpenings)],
    quotes: whole.map(({ text }) => (role === 0 ? [short, text] : [text, short])),
    spare: [],
    role,
    same: false,
  }
}

/** How an insight on these two answers may open. */
export const openingFor = (pair: Pair, isSame: boolean, isAskedClear: boolean): Opening => {
  const [first, second] = pair
  const missing = [first.state === 'missing', second.state === 'missing'] as const
  const quoted = [first.quotes.length > 0, second.quotes.length > 0] as const
  if (missing[0] && missing[1]) return unquoted(null, 0)
  if (missing[0] || missing[1]) {
    const role = missing[0] ? 1 : 0
    return quoted[role]
      ? oneSided(pair, role, pool('missing', frames.missingOpenings))
      : unquoted(pool('missing and hidden', frames.missingAndHiddenOpenings), role)
  }
  if (!quoted[0] && !quoted[1]) return unquoted(pool('nothing', frames.nothingQuotedOpenings), 0)
  if (!quoted[0] || !quoted[1]) {
    return oneSided(pair, quoted[0] ? 0 : 1, pool('hidden', frames.unquotableOpenings))
  }
  const brief = [isBrief(first, second), isBrief(second, first)] as const
  if (!isSame && (brief[0] || brief[1])) return lopsided(pair, brief[0] ? 0 : 1)
  const text = isSame ? shared(pair) : null
  if (text !== null) {
    return {
      pools: [pool('same', frames.sameOpenings)],
      quotes: [[text, text]],
      spare: [],
      role: 0,
      same: true,
    }
  }
  if (first.words <= fewWords && second.words <= fewWords) {
    return paired(pair, [pool('brief', frames.briefOpenings), pool('plain', frames.openings)])
  }
  const plain = pool('plain', frames.openings)
  return paired(pair, isAskedClear ? [plain, pool('asked', frames.askedOpenings)] : [plain])
}
