import { pressing, unkind } from '#server/guide/rules/banned-words.ts'
import { plainly } from '#server/guide/words.ts'
import { clauseWords } from '#server/meaning/clauses.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { type TellingClause, tellingClauses } from '#server/meaning/telling-clause.ts'
import { blockedIn, withinHorizon } from './clean-text.ts'
import { danglingEnds, smallWords, throatClearing, weakStarts } from './common-words.ts'

/** Words of an answer that may be shown; the higher the score, the more they say. */
export type Quote = { text: string; words: number; score: number }

const byLength = [-4, -3, -1, 0.4, 1.2, 1.8, 2, 2.1, 2, 1.9, 1.7, 1.3, 0.9]
const opening = { sentence: 2, comma: 0.8, joint: 0.6, soft: -6 } as const
const closing = { sentence: 1.8, comma: 0.8, joint: 0.7, soft: -7 } as const

const feeling =
  /\b(?:feel|felt|love[ds]?|glad|happy|happiest|proud|miss|missed|sorry|thank(?:s|ful)?|grateful|wish|hope|hoped|worr(?:y|ied|ies)|afraid|lonely|alone|tired|knackered|exhausted|shattered|sad|cry|cried|crying|tears|laugh\w*|giggl\w*|smil\w*|safe|calm|warm|quiet|peace|nervous|relie(?:f|ved)|lucky|lost|hurt|heavy|light|tender|held|hug\w*|kiss\w*|hand|enjoy\w*|excited|grin\w*|sing\w*|sang|danc\w*|surpris\w*|melt\w*|heart|dream\w*|want|wanted|need you|without you|best|favourite|favorite)\b/
const bareSubject = /^(?:it|that|this|they|them|those|these|he|she|which|something|things?|there)\b/
const accusing =
  /\b(?:you|he|she|they)(?:'re|'s| are| is)? (?:\w+ )?(?:never|don't|dont|didn't|didnt|doesn't|won't|wouldn't|hardly|barely|rarely|forgot|ignored?|left me|kept|always (?:late|on|forget|complain|moan|interrupt|say no|too|work|blam|cancel|correct)\w*) /
const sweeping = /\b(?:always|never|everything|nothing|nobody)\b/
const between = /\b(?:you|your|we|us|our|together|each other)\b/
const self = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|you|you're|my|your|our)\b/
const unfinished = /^(?:if|unless|whether|until|till|since|as|than|of|that|which|who|because)\b/
const deflating =
  /\b(?:nothing special|not (?:much|saying|a fun one|that bad)|never ?mind|i don't know|dont know|dunno|no idea|it depends|whatever|sorry if|this sounds|stupid but)\b/
const trailingWords = /\b(?:i guess|i think|i suppose|to be honest|obviously|honestly|anyway)$/
const question = /^(?:what|who|why|how|is|are|do|does|did|can) /

export type Told = {
  answer: string
  question: string
  /** The name of the other person. */
  other: string
  /** The answer sounds hurt: the writer's own feeling is then shown before any blame. */
  isHurt: boolean
}

const joiners =
  /(?:^|[\s,])(?:and|or|but|so|then|yet|also|still|just|like|who|which|that|no|yes|than|as|to|of|for|a|the|my|your|very|really|too|is|was|were|are)\s*$/iu
const subject =
  /^(?:i|we|you|he|she|it|they|this|that|those|these|there|here|my|your|our|his|her|its|their|the|a|an|no|nobody|everyone|everybody|someone|somebody|when|whenever|while|if|where|what|how|u|nothing|everything|all|both|each|thanks?|please|sorry|let|don't|take|give|just)(?:'\w+)?\b|^(?:im|ive|ill|id|youre|dont|didnt|thats|its|theres)\b/u

/** It begins in the middle of a thought: the word before leans on it, and it has no subject. */
const isTorn = (plain: string, before: string): boolean =>
  joiners.test(before) && !subject.test(plain)

/** What no clause may hold that is shown as somebody's words. */
const isUnfit = (plain: string): boolean => unkind.test(plain) || /^\W*$/u.test(plain)

/** How well a clause stands alone and says something, by its words. */
const scoreByWords = ({ question: asked, other, isHurt }: Omit<Told, 'answer'>) => {
  const askedWords: ReadonlySet<string> = new Set(plainly(asked).split(/[^\p{L}']+/u))
  const otherName = plainly(other)
  return (
    { text, words: count, opens, closes }: TellingClause,
    before: string,
    after: string,
  ): number => {
    const plain = plainly(text)
    const words: readonly string[] = plain.match(/[\p{L}\p{N}']+/gu) ?? []
    const telling = words.filter((word) => word.length > 2 && !smallWords.has(word))
    const echoed = telling.filter((word) => askedWords.has(word)).length
    const commas = plain.match(/,/gu)?.length ?? 0
    return (
      (byLength[count] ?? -3) +
      opening[opens] +
      closing[closes] +
      Math.min(telling.length, 6) * 0.6 -
      echoed * 0.35 +
      (feeling.test(plain) ? 1.6 : 0) +
      (between.test(plain) || words.includes(otherName) ? 0.9 : 0) +
      (self.test(plain) ? 0.5 : 0) +
      (isHurt && /^i(?:'m| |'ve|'d)/.test(plain) ? 2 : 0) +
      (accusing.test(`${plain} `) ? -9 : 0) +
      (isHurt && sweeping.test(plain) ? -4 : 0) +
      (isTorn(plain, before) ? -9 : 0) +
      (/\b(?:and|or)\s*$/iu.test(before) && /^(?:the|a|an|my|your|our) /u.test(plain) ? -3 : 0) +
      (/^(?:you|me|him|her|us|them) to\b/u.test(plain) ? -5 : 0) +
      (/^(?:and|but|so|or) /u.test(plain) ? -2 : 0) +
      (bareSubject.test(plain) ? -2.2 : 0) +
      (throatClearing.test(plain) ? -1.6 : 0) +
      (weakStarts.has(words[0] ?? '') ? (opens === 'sentence' ? -0.8 : -3) : 0) +
      (unfinished.test(plain) ? -2.5 : 0) +
      (danglingEnds.has(words.at(-1) ?? '') ? (closes === 'sentence' ? -2 : -8) : 0) +
      (trailingWords.test(plain) ? -1 : 0) +
      (deflating.test(plain) ? -3 : 0) +
      (count > 4 ? -commas * 0.9 : 0) +
      (/^\s*[?？]/u.test(after) || question.test(plain) ? -2.5 : 0) +
      (pressing.test(plain) ? -4 : 0)
    )
  }
}

/** Below this a clause says too little, or is too poorly cut, to be shown. */
const leastScore = -1.5
const most = 40
/** What the head of clauses and what the words by themselves weigh beside each other. */
const weights = { head: 1.5, words: 1 } as const

const logit = (share: number): number => {
  const within = Math.min(0.999, Math.max(0.001, share))
  return Math.log(within / (1 - within))
}

const atEnd = / (?:lol|lmao|ha(?:ha)+|hehe|xx?|xo+|tbh|btw|though|anyway|innit)$/iu

const atStart = /^(?:tbh|ngl|so|well|honestly|and|but|yeah|yes|ok|also|oh|ah|haha|lol),? /iu

/** The clause without what only leads up to it or rounds it off. */
const trimmed = (clause: TellingClause): TellingClause => {
  if (clause.words <= clauseWords.least) return clause
  const text = clause.text.replace(atEnd, '')
  const isShorter = text !== clause.text
  const start = clause.words > clauseWords.least + 1 ? (atStart.exec(text)?.[0].length ?? 0) : 0
  return {
    ...clause,
    ...{ text: text.slice(start), start: clause.start + start, end: clause.start + text.length },
    words: clause.words - Number(isShorter) - Number(start > 0),
    closes: isShorter ? 'comma' : clause.closes,
  }
}

const goesOn = /^\s+(?:that|which|who|whose|than|as|of|to)\b/iu

/** It begins or ends at a word that only adds to it, so that a part of its thought may be missing. */
const isCut = ({ opens, closes, end }: TellingClause, text: string): boolean =>
  opens === 'soft' || closes === 'soft' || goesOn.test(text.slice(end, end + 10))

/** The clauses of an answer that may be shown, best first; [] where none is fit to be. */
export const quotesOf = (told: Told, clauses = tellingClauses): Quote[] => {
  const text = withinHorizon(told.answer)
  const blocked = blockedIn(text)
  const isShowable = ({ start, end }: TellingClause) => !blocked.subarray(start, end).includes(1)
  const byWords = scoreByWords(told)
  const headWeight = encoder().isWhole ? weights.head : 0
  const found = clauses({ answer: text, question: told.question })
    .map(trimmed)
    .filter((clause) => isShowable(clause) && !isUnfit(plainly(clause.text)))
    .map((clause) => ({
      ...{ text: clause.text, words: clause.words, telling: logit(clause.score) },
      isCut: isCut(clause, text),
      fitness: byWords(clause, text.slice(0, clause.start), text.slice(clause.end)),
    }))
  const fit = found.filter(({ fitness }) => fitness >= leastScore)
  const uncut = fit.filter(({ isCut }) => !isCut)
  return [...new Map((uncut.length > 0 ? uncut : fit).map((quote) => [quote.text, quote])).values()]
    .map(({ text: span, words, telling, fitness }) => ({
      ...{ text: span, words },
      score: headWeight * telling + weights.words * fitness,
    }))
    .sort((one, other) => other.score - one.score || one.words - other.words)
    .slice(0, most)
}
