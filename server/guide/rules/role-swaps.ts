import { plainly } from '#server/meaning/plainly.ts'
import { standIns } from './telling-sentences.ts'
import { stemOf } from './word-stems.ts'

const helping =
  '(?: (?:would|will|can|could|did|do|does|have|has|had|are|is|was|were|be|been|just|also|still|really|even|first|then|once|only|sometimes|often|always|never|not|like to|want to|want|like|to|get|go))'
/** Where a clause begins. */
const start =
  '(?<=^|[,;:…] |(?:^|[,;:…] )(?:in|on|at|over|under|by|after|before|during|later|there|once|that|this|along|through) (?:[a-z]+ ){0,5}|\\b(?:and|but|that|when|where|so|if|as|while|which|then|because|since|though|until|before|after) )'
/** Somebody, and what they do. */
const doing = new RegExp(
  `${start}(you|${standIns.join('|').toLowerCase()}|he|she|they)(?:'(?:re|ve|d|ll))?${helping}{0,4} ([a-z']{3,})`,
  'g',
)
/** Somebody right before a quote that goes on with what they do. */
const beforeQuote = new RegExp(
  `${start}(?<!\\b(?:you|${standIns.join('|').toLowerCase()}) and )(you|${standIns.join('|').toLowerCase()}|he|she|they)(?:'(?:re|ve|d|ll))?${helping}{0,3}(?<! (?:get|got|have|has|had)) $`,
)
const ownSubject = /^(?:i|i'm|i'd|i've|i'll|im|we|he|she|it|you|they)\b/

/** Words that say nothing of who did what. */
const idle = new Set(
  'would will can could did does have has had are was were been just also still really even first then once only sometimes often always never not like want say says said and who with two both each see wrote think call name for the that what feel but when your'.split(
    ' ',
  ),
)

const own = /^(?:i|i'm|i've|i'd|i'll|im|ive|id|we|we're|we've|we'd)$/
const others = /^(?:he|he's|he'd|hes|she|she's|shes|they|they're|you|you're|you've|u)$/

type Doer = 'writer' | 'somebody else' | null

/** Who does what stands at a place of an answer, by the nearest of the five words before it; null where it is not plain. */
function doerAt(answer: string, at: number, partner: string): Doer {
  const clause = answer.slice(Math.max(0, at - 70), at).split(/[.!?;:,\n]|\b(?:but|because)\b/)
  const words = (clause.at(-1) ?? '').trim().split(/\s+/).slice(-5).toReversed()
  for (const [index, word] of words.entries()) {
    if (word === 'you' && /^(?:whether|if|when|that)$/.test(words[index + 1] ?? '')) return null
    if (own.test(word)) return 'writer'
    if (others.test(word) || word === partner) return 'somebody else'
  }
  return null
}

/**
 * A check of who did what: a sentence that tells somebody what they wrote, plain and with stand-ins, gives no deed to them
 * that all of their answer gives to somebody else, nor the other way round. It gives the words that do.
 */
export function createSwapsCheck(
  answer: string,
  partner: string,
): (sentence: string, quotes: readonly string[]) => string | undefined {
  const doers = new Map<string, Doer[]>()
  for (const { 0: word, index } of answer.matchAll(/[\p{L}']+/gu)) {
    const stem = stemOf(word)
    const known = doers.get(stem) ?? []
    if (known.length < 8) doers.set(stem, [...known, doerAt(answer, index, partner)])
  }
  const isOther = (subject: string, doer: Doer): boolean =>
    doer !== null && (doer === 'writer') !== (subject === 'you')

  return (sentence, quotes) => {
    for (const [all, subject = '', word = ''] of sentence.matchAll(doing)) {
      if (idle.has(word)) continue
      const places = doers.get(stemOf(word)) ?? []
      if (places.length > 0 && places.every((doer) => isOther(subject, doer))) return all
    }
    const before = sentence.split('…')
    return quotes.find((quote, at) => {
      const [, subject] = beforeQuote.exec(before[at] ?? '') ?? []
      const place = answer.indexOf(plainly(quote))
      if (subject === undefined || place < 0 || ownSubject.test(plainly(quote))) return false
      return isOther(subject, doerAt(answer, place, partner))
    })
  }
}
