import { dangerIn, dangerThresholds } from '#server/meaning/danger.ts'
import type { DangerThresholds } from '#server/meaning/danger-head.ts'
import { dangerWordsIn } from './danger-words.ts'
import { undisguised } from './readable.ts'

const isHeard = (text: string, { alone, withWords }: DangerThresholds): boolean => {
  const words = dangerWordsIn(text)
  const read = dangerIn(undisguised(text))
  if (words === 'certain' || read === null) return words !== null
  return read >= (words === null ? alone : withWords)
}

/**
 * Whether an answer sounds like self-harm, fear of a partner, force or control, harm to a child or a threat,
 * to its author or by them. Its meaning is weighed, passage by passage; where its words often mean
 * danger, less is enough. Both are always looked at, so that the time tells nothing. Where the meaning
 * cannot be read, the words decide. Made to miss little; keeps nothing.
 */
export const soundsUnsafe = (text: string): boolean => isHeard(text, dangerThresholds)

/**
 * Whether a question to the guide sounds so. People ask it about the worst of their days, so more must
 * speak for danger: who gets people to call instead of an answer was not helped.
 */
export const questionSoundsUnsafe = (text: string): boolean => isHeard(text, dangerThresholds.asked)
