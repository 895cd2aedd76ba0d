import {
  dangerIn,
  dangerThresholds,
  type HeardText,
  heardIn,
  type ReadSoFar,
  readDangerOn,
  takeHeard,
} from '#server/meaning/danger.ts'
import type { DangerThresholds } from '#server/meaning/danger-head.ts'
import { foreignDangerFrom, foreignDangerIn } from '#server/meaning/foreign-danger.ts'
import { dangerWordsIn } from './danger-words.ts'
import { undisguised } from './readable.ts'

/** What the ear makes of a text: its words, how likely it is danger by its meaning, and whether it is by another language's; all are always looked at. */
const hear = (text: string) => {
  const plain = undisguised(text)
  const words = dangerWordsIn(text)
  return {
    ...{ plain, words },
    read: dangerIn(plain, words),
    isForeignDanger: foreignDangerIn(plain) >= foreignDangerFrom,
  }
}

const isHeard = (
  { words, read, isForeignDanger }: ReturnType<typeof hear>,
  { alone, withWords }: DangerThresholds,
): boolean => {
  if (isForeignDanger) return true
  if (words === 'certain' || read === null) return words !== null
  return read.likelihood >= (words === null ? alone : withWords)
}

/**
 * Whether an answer sounds like self-harm, fear of a partner, force or control, harm to a child or a threat,
 * to its author or by them. Its meaning is weighed, passage by passage; where its words often mean
 * danger, less is enough. What the encoder does not know, other languages, a head of its own reads by words and
 * letters. All are always looked at; nobody waits for it. Where the meaning
 * cannot be read, the words decide. Made to miss little; keeps nothing.
 */
export const soundsUnsafe = (text: string): boolean => isHeard(hear(text), dangerThresholds)

/** Where a text was left that is listened to part by part. */
export type ListenedSoFar = { words: ReturnType<typeof dangerWordsIn>; read: ReadSoFar }

/** What was heard in a text, without the text. */
export type Heard = HeardText

/**
 * Listens to one part of a text, from its beginning or from where it was left, in so little time that what waits behind it
 * waits no longer for a long text than for a short one. At its end: whether it sounds unsafe, and what another thread may
 * know of it, which is nothing where the meaning cannot be read.
 */
export function listenOn(
  text: string,
  from?: ListenedSoFar,
): { left: ListenedSoFar } | { left: null; isUnsafe: boolean; heard: Heard | undefined } {
  const plain = undisguised(text)
  const words = from === undefined ? dangerWordsIn(text) : from.words
  const read = readDangerOn(plain, words, from?.read)
  if (read !== null) return { left: { words, read } }
  const isUnsafe = isHeard(hear(text), dangerThresholds)
  return { left: null, isUnsafe, heard: heardIn(plain, words) }
}

/** Takes in what another thread has heard: it is not listened to here again. */
export const knowHeard = (some: readonly Heard[]): void => takeHeard(some)

/**
 * Whether a text says nothing about such an answer, to be safe: it sounds unsafe or it may be, half hidden, or one of its
 * sentences would sound so without the cheerful ones around it. Less than people to call in vain, which unsettle, this costs
 * a quote where nothing was wrong.
 */
export const mayBeUnsafe = (text: string): boolean => isDoubtful(hear(text))

const isDoubtful = (heard: ReturnType<typeof hear>): boolean =>
  isHeard(heard, dangerThresholds.doubtful) ||
  (heard.read !== null && heard.read.oneSentence >= dangerThresholds.oneSentence)

/**
 * How surely a question to the guide sounds so. People ask it about the worst of their days, so more must
 * speak for danger than in an answer: who gets people to call instead of an answer was not helped. Faintly:
 * by its meaning alone, and that not far above what is harmless. Maybe: only so that no text would speak of it as an
 * answer, or by words that often mean danger, whatever the rest sounds like.
 */
export function questionSoundsUnsafe(text: string): 'surely' | 'faintly' | 'maybe' | 'not' {
  const heard = hear(text)
  if (!isHeard(heard, dangerThresholds.asked)) {
    return isDoubtful(heard) || heard.words !== null ? 'maybe' : 'not'
  }
  const { words, read } = heard
  const isFaint =
    words === null &&
    !heard.isForeignDanger &&
    read !== null &&
    read.likelihood < dangerThresholds.asked.sure
  return isFaint ? 'faintly' : 'surely'
}
