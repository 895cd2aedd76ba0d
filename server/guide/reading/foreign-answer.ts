import { countWords } from '#server/guide/words.ts'
import { clauseWords, longestQuote } from '#server/meaning/clauses.ts'
import { isListenedTo } from './language.ts'
import type { Quote } from './quotes.ts'

/**
 * Words that run somebody down, blame or swear, without accents, in the languages that are listened to: an answer that
 * holds one is not quoted, as its meaning is not read.
 */
const unkind = new RegExp(
  `\\b(?:${[
    'idiot\\w*|dumm\\w*|blod\\w*|bescheuert\\w*|arsch\\w*|scheis\\w*|faul\\w*|egois\\w*|lugn\\w*|hass\\w*|nervst|wertlos\\w*|schlampe\\w*|fick\\w*|verdammt\\w*|schuld\\w*',
    'con|conn\\w*|stupid\\w*|bete|debil\\w*|salop\\w*|put[ae]\\w*|merd\\w*|paresseu\\w*|menteu\\w*|detest\\w*|hais|nul|nulle|degout\\w*|faute',
    'tont[oa]s?|estupid\\w*|imbecil\\w*|mierd\\w*|vag[oa]s?|mentiros\\w*|odi[oa]s?|asco|inutil\\w*|gilipoll\\w*|cabron\\w*|pendej\\w*|culpa\\w*',
    'burr[oa]s?|preguicos\\w*|odeio|nojo|fod\\w*|caralho',
    'scem\\w*|cretin\\w*|stronz\\w*|pigr\\w*|bugiard\\w*|schifo\\w*|cazz\\w*|vaffanc\\w*|colpa\\w*',
    'idioot|domm?e?|stom\\w*|luie?|leugen\\w*|haat\\w*|walgelijk\\w*|klootz\\w*|kut\\w*|trut\\w*|lul\\w*',
  ].join('|')})\\b`,
  'u',
)

const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

const quoteMarks = /["“”„«»]/u
const isSpoken = (text: string): boolean => !quoteMarks.test(text) && !/[?？]\s*$/u.test(text)
const ending = /(?:[\s.,;:!…-]|\p{Extended_Pictographic})+$/u

/** Where a beginning of a text may end, at a sign of that sort. */
const endsOf = (text: string, sign: RegExp): number[] =>
  [...text.matchAll(sign)].map(({ index }) => index + 1)

/**
 * All of a short answer in another language, else as many of its first sentences as may be quoted, else the first
 * one up to a comma. [] where its danger is not listened for, or nothing of it is to be repeated. Its meaning is
 * not read: what it means is left to the two.
 */
export const foreignQuotes = (answer: string): Quote[] => {
  if (!isListenedTo(answer) || unkind.test(withoutAccents(answer))) return []
  const line = answer.split('\n', 1)[0] ?? ''
  const start = line.search(/\S/u)
  const beginnings = (ends: readonly number[]) =>
    ends.map((end) => line.slice(start, end).replace(ending, ''))
  const isFit = (text: string) => {
    const words = countWords(text)
    return words >= clauseWords.least && words <= longestQuote && isSpoken(text)
  }
  const whole = beginnings([line.length]).filter(
    (text) => countWords(text) <= longestQuote && isSpoken(text) && line.trim() === answer.trim(),
  )
  const sentences = beginnings(endsOf(line, /[.!…](?=\s)/gu)).filter(isFit)
  const parts = beginnings(endsOf(line, /,(?=\s)/gu)).filter(isFit)
  const text = whole[0] ?? sentences.at(-1) ?? parts.at(-1)
  if (text === undefined) return []
  const isAll = text === whole[0]
  return [{ text, words: countWords(text), score: 0, rank: 0, start, isAll }]
}
