import { neverRepeated, unkind } from '#server/guide/rules/banned-words.ts'
import { countWords } from '#server/guide/words.ts'
import { withinHorizon } from './clean-text.ts'
import { soundsForeign } from './language.ts'
import { plainSigns } from './plain-signs.ts'
import { type Quote, quotesOf } from './quotes.ts'
import { speaksToGuide } from './spoken-to-guide.ts'

/** What the guide makes of one answer. */
export type AnswerReading = {
  /** How many words it has. */
  words: number
  /** Best first; [] where nothing of it is to be repeated. */
  quotes: readonly Quote[]
  /** Something in it is heavy, sore or sad, nearly certainly. */
  isTender: boolean
  /** Something in it may be, so that nothing may make light of it. */
  mayBeTender: boolean
  isJoke: boolean
  isThanks: boolean
  saysLittle: boolean
}

/** So few words say little, whatever they are. */
const few = 2

const nothing: AnswerReading = {
  ...{ words: 0, quotes: [], isTender: false, mayBeTender: false },
  ...{ isJoke: false, isThanks: false, saysLittle: true },
}

/** An answer that is not there, speaks to the guide, runs somebody down or is in another language. */
const isLeftAlone = (text: string): boolean =>
  text.trim() === '' ||
  speaksToGuide(text) ||
  neverRepeated.test(text) ||
  unkind.test(text) ||
  soundsForeign(text)

/** Reads one answer in the light of its question; `other` is the other person's name. */
export const readAnswer = (
  answer: string | null,
  { question, other }: { question: string; other: string },
): AnswerReading => {
  const text = withinHorizon(answer ?? '')
  if (isLeftAlone(text)) return nothing
  const words = countWords(text)
  const signs = plainSigns(text)
  return {
    words,
    quotes: quotesOf({ answer: text, question, other, isHurt: signs.isHurt }),
    isTender: false,
    mayBeTender: signs.mayBeTender,
    isJoke: signs.hasJokeSigns,
    isThanks: signs.isThanks,
    saysLittle: signs.saysLittle || words <= few,
  }
}
