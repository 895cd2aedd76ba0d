import { pressing, unkind } from '#server/guide/rules/banned-words.ts'
import { plainly } from '#server/guide/words.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { blockedIn, withinHorizon } from './clean-text.ts'
import { danglingEnds, smallWords, throatClearing, weakStarts } from './common-words.ts'

/** Words of an answer that may be shown; the higher the score, the more they say. */
export type Quote = { text: string; words: number; score: number }

const byLength = [-4, -3, -1, 0.4, 1.2, 1.8, 2, 2.1, 2, 1.9, 1.7, 1.3, 0.9]
const opening = { sentence: 2, comma: 0.8, joint: 0.6, soft: -6 } as const
const closing = { sentence: 1.8, comma: 0.8, joint: 0.7, soft: -4 } as const

const feeling =
  /\b(?:feel|felt|love[ds]?|glad|happy|happiest|proud|miss|missed|sorry|thank(?:s|ful)?|grateful|wish|hope|hoped|worr(?:y|ied|ies)|afraid|lonely|alone|tired|knackered|exhausted|shattered|sad|cry|cried|crying|tears|laugh\w*|giggl\w*|smil\w*|safe|calm|warm|quiet|peace|nervous|relie(?:f|ved)|lucky|lost|hurt|heavy|light|tender|held|hug\w*|kiss\w*|hand|enjoy\w*|excited|grin\w*|sing\w*|sang|danc\w*|surpris\w*|melt\w*|heart|dream\w*|want|wanted|need you|without you|best|favourite|favorite)\b/
const bareSubject = /^(?:it|that|this|they|them|those|these|he|she|which|something|things?|there)\b/
const accusing =
  /\b(?:you|he|she|they)(?:'re|'s| are| is)? (?:\w+ )?(?:never|don't|dont|didn't|didnt|doesn't|won't|wouldn't|hardly|barely|rarely|forgot|ignored?|left me|kept|always (?:late|on|forget|complain|moan|interrupt|say no|too|work|blam|cancel|correct)\w*) /
const sweeping = /\b(?:always|never|everything|nothing|nobody)\b/
const between = /\b(?:you|your|we|us|our|together|each other)\b/
const self = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|you|you're|my|your|our)\b/
const unfinished = /^(?:if|unless|whether|until|till|since|as|than|of|that|which|who|because)\b/
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

/** What no clause may hold that is shown as somebody's words. */
const isUnfit = (plain: string): boolean => unkind.test(plain) || /^\W*$/u.test(plain)

/** How well a clause stands alone and says something, by its words. */
const scoreByWords = ({ question: asked, other, isHurt }: Omit<Told, 'answer'>) => {
  const askedWords: ReadonlySet<string> = new Set(plainly(asked).split(/[^\p{L}']+/u))
  const otherName = plainly(other)
  return ({ text, words: count, opens, closes }: Clause, after: string): number => {
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
      (bareSubject.test(plain) ? -1.8 : 0) +
      (throatClearing.test(plain) ? -1.6 : 0) +
      (weakStarts.has(words[0] ?? '') ? (opens === 'sentence' ? -0.8 : -3) : 0) +
      (unfinished.test(plain) ? -2.5 : 0) +
      (danglingEnds.has(words.at(-1) ?? '') ? (closes === 'sentence' ? -2 : -8) : 0) +
      (trailingWords.test(plain) ? -1 : 0) +
      (count > 4 ? -commas * 0.9 : 0) +
      (/^\s*[?？]/u.test(after) || question.test(plain) ? -2.5 : 0) +
      (pressing.test(plain) ? -4 : 0)
    )
  }
}

/** Below this a clause says too little, or is too poorly cut, to be shown. */
const leastScore = -1.5
const most = 40

/** The clauses of an answer that may be shown, best first; [] where none is fit to be. */
export const quotesOf = (told: Told): Quote[] => {
  const text = withinHorizon(told.answer)
  const blocked = blockedIn(text)
  const isShowable = ({ start, end }: Clause) => !blocked.subarray(start, end).includes(1)
  const score = scoreByWords(told)
  return clausesOf(text)
    .filter((clause) => isShowable(clause) && !isUnfit(plainly(clause.text)))
    .map((clause) => ({
      ...{ text: clause.text, words: clause.words },
      score: score(clause, text.slice(clause.end, clause.end + 3)),
    }))
    .filter((quote) => quote.score >= leastScore)
    .sort((one, other) => other.score - one.score || one.words - other.words)
    .slice(0, most)
}
