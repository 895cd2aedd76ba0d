import { toneOf } from '#server/guide/reading/tone.ts'
import { pressing } from '#server/guide/rules/banned-words.ts'
import { syllablesIn } from '#server/guide/rules/reading-grade.ts'
import { plainly } from '#server/guide/words.ts'
import { danglingEnds, smallWords, throatClearing, weakStarts } from './common-words.ts'
import type { Candidate } from './quote-candidates.ts'

const byLength = [-4, -2, -1, -0.5, 0.7, 1.6, 2, 2.2, 2.2, 2, 1.8, 1.4, 1]
const opening = { sentence: 3, comma: 1.8, joint: 0.6, soft: -2, none: -10 } as const
const closing = { sentence: 2.4, comma: 2, joint: 1, soft: -2.5, none: -10 } as const
const unkind =
  /\b(?:lazy|selfish|annoying|useless|rude|mean|liar|lying|lies|crazy|insane|hate[sd]?|sick of|fed up|shut up|disgust\w*|cold|needy|nag\w*|childish|spoil\w*|ridiculous|boring|ugly|fat|cheat\w*|you don't|you didn't|you won't|he doesn't|she doesn't|doesn't care|don't care)\b/
const between = new Set(['you', 'your', 'we', 'us', 'our', 'together', 'each'])
const unfinished = /^(?:if|unless|whether)\b/
const tail =
  / (?:i guess|i think|i suppose|to be honest|lol|ha(?:ha)+|hehe|obviously|honestly|anyway|though|too)$/
const grave = /\b(?:died|dead|death|funeral|cancer|grave)\b/
const vague = /^(?:it|they|them|those|which|something|things?)\b/
const accusing =
  /\b(?:you|he|she|they)(?:'re|'s| are| is)? (?:\w+ )?(?:never|don't|didn't|doesn't|won't|wouldn't|hardly|barely|rarely)\b/
const sweeping = /\b(?:always|never|everything|nothing|nobody)\b/
const ownHeart =
  /^i (?:(?:really|just|do) )?(?:feel|felt|miss|missed|wish|want|wanted|would like|love|loved|hope|worry)\b/

const ownState = /^i(?:'m| am| was) /

const ownVoice = (joined: string, hurt: boolean): number => {
  if (hurt) return ownHeart.test(joined) || ownState.test(joined) ? 3 : 0
  return ownHeart.test(joined) ? 0.8 : 0
}

export type ScoreContext = {
  question: string
  /** The other person's name. */
  other: string
  /** Words that show what the answer is about, in lower case. */
  telling: readonly string[]
  /** The answer sounds hurt: the writer's own feeling is then shown before any blame. */
  hurt: boolean
}

/** How well a run of words stands for its answer: whole, concrete, warm, between the two. */
export const createQuoteScore = ({ question, other, telling, hurt }: ScoreContext) => {
  const asked = new Set(plainly(question).match(/[\p{L}']+/gu) ?? [])
  const otherName = plainly(other)
  return (candidate: Candidate): number => {
    const { words } = candidate
    const joined = words.join(' ')
    const content = words.filter((word) => word.length > 2 && !smallWords.has(word))
    const echoed = content.filter((word) => asked.has(word)).length
    const heavy = words.filter((word) => syllablesIn(word) > 3).length
    const tone = toneOf(words)
    return (
      (byLength[words.length] ?? 0) +
      opening[candidate.opens] +
      closing[candidate.closes] +
      (candidate.opens === 'sentence' && candidate.closes === 'sentence' ? 1.5 : 0) +
      (tail.test(joined) ? -1 : 0) +
      (candidate.closes === 'soft' && /ing$/.test(joined) ? -3 : 0) +
      (candidate.closes !== 'sentence' && danglingEnds.has(words.at(-1) ?? '') ? -6 : 0) +
      (weakStarts.has(words[0] ?? '') ? (candidate.opens === 'sentence' ? -1 : -4) : 0) +
      (throatClearing.test(joined) ? -2 : 0) +
      Math.min(content.length, 6) * 0.75 -
      echoed * 0.4 -
      heavy * 0.8 +
      (tone > 0 ? Math.min(tone, 4) * 0.4 : Math.min(-tone, 3) * 0.15) +
      (words.some((word) => between.has(word) || word === otherName) ? 0.9 : 0) +
      ownVoice(joined, hurt) +
      (accusing.test(joined) ? -14 : 0) +
      (hurt && sweeping.test(joined) ? -4 : 0) +
      (telling.some((word) => joined.includes(word)) ? 1.4 : 0) +
      (vague.test(joined) ? -1.5 : 0) +
      (grave.test(joined) ? -4 : 0) +
      (unfinished.test(joined) ? -1.5 : 0) -
      (words.length > 4 ? candidate.commas * 1.2 : 0) +
      (pressing.test(joined) ? -5 : 0) +
      (unkind.test(joined) ? -6 : 0)
    )
  }
}
