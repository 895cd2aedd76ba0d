import { lineBreak } from '#contract/as-quoted.ts'
import { afterthoughts, leadIns } from '#server/guide/chatter.ts'
import { tearsInnerQuote } from '#server/guide/inner-quotes.ts'
import { isUnspaced } from '#server/guide/words.ts'
import { beginningsOf, type Clause, clausesOf } from '#server/meaning/clauses.ts'
import { type Names, quotedSpans } from './quoted-spans.ts'
import { isWovenWell, wovenIn } from './telling-sentences.ts'
import { type Answers, type Findings, when } from './text-faults.ts'

/** More places than any quote stands at; where there are more, the first ones count. */
const mostPlaces = 8

const sign = /[\p{L}\p{N}\p{M}]/u
/** What may stand between the beginning of a clause and a quote: words that only lead up to it. */
const leadingUp = new RegExp(`^(?:${leadIns}[\\s,]+)*$`, 'iu')
/** What may stand between a quote and the end of its clause: words that only round it off. */
const roundingOff = new RegExp(`^[\\s,]*${afterthoughts}(?![\\p{L}\\p{N}])`, 'iu')
/** A clause may be quoted with the word that joins it to the one before. */
const joined =
  /^(?:and|but|so|because|cause|cos|then|or|yet|that|which|who|no|not|also|than|as)\s+/iu
const oneself = /^(?:i|i'm|im|i've|ive|i'd|i'll)\b/iu
const afterJoint =
  /\b(?:and|or|than|as|like|what|not|n't|(?:because|cos|since|as|and) (?:yes|no),?)\s*$/iu

/** What comes next turns the quote round, or it cannot do without it. */
const goesOn = /^\s+(?:not|that|which|who|whose|than|as|of|to|or|if|unless|until|till|only if)\b/iu
/** A thought that is begun and told by what comes next: “I look at it sometimes | and think no, it is fine”. */
const thinksOn =
  /^\s+and (?:i )?(?:think|thought|say|said|wonder|wondered|tell myself|told myself|know|knew|realise|realize|realised|realized)\b/iu
const conditional = /^\s*,\s*(?:if|unless|only if|but only if)\b/iu
/** Somebody or something that is part of what the words before say: “you made | the bed”. */
const object =
  /^\s+(?:me|him|her|us|them|you|it|a|an|the|my|your|our|his|their|its|this|these|those)\b/iu
/** What stands before turns the quote round: “I don't think | you love me”. */
const turned =
  /(?:n't|\bnot|\bnever|\bdont|\bhardly|\bwithout|\bno longer)\s+(?:(?!(?:and|or|but|so)\s)[^\s.!?,;:…]+\s+){0,2}?(?:(?:think|thinking|believe|feel|say|said|saying|know|mean|sure|like|as if|as though)\s+)?(?:that\s+|if\s+|like\s+)?$/iu
const supposed =
  /(?:^|[.!?,;:\n]\s*|\u00A0\/\s|\b(?:and|but)\s+)(?:if|unless|imagine|suppose|wish|as if|maybe|perhaps)\s+(?:that\s+)?$/iu

type Place = { start: number; end: number }

const placesOf = (span: string, answer: string): Place[] => {
  const lead = span.search(sign)
  if (lead < 0) return []
  const bare = span.slice(lead).replace(/[^\p{L}\p{N}\p{M}]+$/u, '')
  const places: Place[] = []
  let at = answer.indexOf(span)
  while (at >= 0 && places.length < mostPlaces) {
    places.push({ start: at + lead, end: at + lead + bare.length })
    at = answer.indexOf(span, at + 1)
  }
  return places
}

/** The clauses around a place, with their own places in the answer; none of a sentence before it. */
const clausesAround = (
  answer: string,
  { start }: Place,
): Pick<Clause, 'start' | 'end' | 'closes'>[] => {
  const from =
    Math.max(
      ...['.', '!', '?', '…', '\n', lineBreak].map((mark) => answer.lastIndexOf(mark, start - 1)),
    ) + 1
  const window = answer.slice(from, from + 600)
  const offset = (at: number, step: 1 | -1): number => {
    let place = at
    if (step === 1) while (place < window.length && !sign.test(window[place] ?? '')) place += 1
    else while (place > 0 && !sign.test(window[place - 1] ?? '')) place -= 1
    return place + from
  }
  return [...clausesOf(window), ...beginningsOf(window)].map((clause) => ({
    start: offset(clause.start, 1),
    end: offset(clause.end, -1),
    closes: clause.closes,
  }))
}

const isWhole = (answer: string, { start, end }: Place): boolean =>
  !sign.test(answer.slice(0, start)) && !sign.test(answer.slice(end))

function isWellCut(answer: string, place: Place): boolean {
  const { start, end } = place
  if (isWhole(answer, place)) return true
  const [before, text, after] = [
    answer.slice(Math.max(0, start - 160), start),
    answer.slice(start, end),
    answer.slice(end, end + 60),
  ]
  if (sign.test(before.at(-1) ?? '') || sign.test(after.at(0) ?? '')) return false
  if (isUnspaced(text)) return true
  const clauses = clausesAround(answer, place)
  const [lead = ''] = joined.exec(text) ?? []
  const begins =
    clauses.some(
      (clause) =>
        clause.start === start ||
        (lead !== '' && clause.start === start + lead.length) ||
        (clause.start < start && leadingUp.test(answer.slice(clause.start, start))),
    ) ||
    (oneself.test(text) && !afterJoint.test(before))
  const closing = clauses.filter((clause) => clause.end === end)
  const ends =
    roundingOff.test(after) ||
    (closing.length > 0 &&
      !goesOn.test(after) &&
      !thinksOn.test(after) &&
      !conditional.test(after) &&
      !(closing.every(({ closes }) => closes === 'soft') && object.test(after)))
  return (
    begins &&
    ends &&
    !turned.test(before) &&
    !supposed.test(before) &&
    !tearsInnerQuote(answer, place)
  )
}

/** Quotes that begin or end inside a phrase of the answer they are from, or that the words around them turn round. */
export const badCuts = (
  text: string,
  names: Names,
  answers: readonly [Answers, Answers],
): Findings => {
  const isWoven = wovenIn(text, names)
  return quotedSpans(text, names).flatMap(({ text: span, owner }, at) => {
    const given = owner === null ? answers.flat() : (answers[owner] ?? [])
    const sources = given.filter((answer): answer is string => answer?.includes(span) === true)
    const isFine = sources.some((answer) =>
      placesOf(span, answer).some(
        (place) =>
          isWellCut(answer, place) ||
          (isWovenWell(answer, place) && isWoven(at) && !tearsInnerQuote(answer, place)),
      ),
    )
    return when(sources.length > 0 && !isFine, `a quote that is cut inside a phrase: ${span}`)
  })
}
