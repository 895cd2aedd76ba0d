import { dangerIn, dangerThresholds } from '#server/meaning/danger.ts'
import { dangerWordsIn } from './danger-words.ts'
import { undisguised } from './readable.ts'

/**
 * Whether a text sounds like self-harm, fear of a partner, force or control, harm to a child or a threat,
 * to its author or by them. Its meaning is weighed, passage by passage; where its words often mean
 * danger, less is enough. Both are always looked at, so that the time tells nothing. Where the meaning
 * cannot be read, the words decide. Made to miss little; keeps nothing.
 */
export function soundsUnsafe(text: string): boolean {
  const words = dangerWordsIn(text)
  const read = dangerIn(undisguised(text))
  if (words === 'certain' || read === null) return words !== null
  const { alone, withWords } = dangerThresholds
  return read >= (words === null ? alone : withWords)
}
