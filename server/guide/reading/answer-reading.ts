import { countWords, plainly } from '#server/guide/words.ts'
import { feelingIn } from './feeling.ts'
import { type FoundTheme, themesIn } from './find-themes.ts'
import { soundsForeign } from './language.ts'
import { type Quote, quotesOf } from './quotes/choose-quotes.ts'
import { withinHorizon } from './quotes/clean-text.ts'
import { type Signals, signalsIn } from './signals.ts'
import { speaksToGuide } from './spoken-to-guide.ts'
import { toneOf } from './tone.ts'

/** What the guide makes of one answer. */
export type AnswerReading = {
  /** Nothing there, only signs and pictures, nothing that may be quoted, or words. */
  state: 'missing' | 'signs' | 'unquotable' | 'words'
  text: string
  words: number
  foreign: boolean
  tone: number
  feeling: string | null
  themes: readonly FoundTheme[]
  signals: Signals
  /** Best first; for pictures alone, the pictures. */
  quotes: readonly Quote[]
}

const pictures = /^(?:\p{RGI_Emoji}\s*){1,6}$/v

const picturesOf = (text: string): Quote[] => {
  const trimmed = text.trim()
  return pictures.test(trimmed) ? [{ text: trimmed, words: 1, score: 0, whole: true }] : []
}

const stateOf = (text: string, words: number, quotes: readonly Quote[]): AnswerReading['state'] => {
  if (text.trim() === '') return 'missing'
  if (words === 0) return 'signs'
  return quotes.length === 0 ? 'unquotable' : 'words'
}

/** Reads one answer in the light of its question; `other` is the other person's name. */
export const readAnswer = (
  answer: string | null,
  context: { question: string; other: string },
): AnswerReading => {
  const text = withinHorizon(answer ?? '')
  const words = countWords(text)
  const telling = themesIn(text)
    .slice(0, 3)
    .flatMap(({ shownBy }) => shownBy)
  const quotes =
    words === 0
      ? picturesOf(text)
      : quotesOf(text, { ...context, telling, hurt: signalsIn(text).hurt })
  const trusted = speaksToGuide(text) ? quotes.map((quote) => quote.text).join('. ') : text
  return {
    state: stateOf(text, words, quotes),
    text,
    words,
    foreign: soundsForeign(text),
    tone: toneOf(plainly(trusted).match(/[\p{L}']+/gu) ?? []),
    feeling: feelingIn(trusted),
    themes: themesIn(trusted),
    signals: signalsIn(trusted),
    quotes,
  }
}
