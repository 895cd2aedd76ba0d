import type { OtherLanguage } from './other-language.ts'
import { hasAny, phrasesOf, without } from './phrases.ts'

type Listener = {
  isSign: (word: string) => boolean
  hears: (sentence: string) => boolean
}

/** Whether a word is one of these, or begins with what has a star behind it. */
function wordsOf(signs: string): (word: string) => boolean {
  const all = signs.trim().split(/\s+/)
  const whole = new Set(all)
  const starts = all.filter((sign) => sign.endsWith('*')).map((sign) => sign.slice(0, -1))
  return (word) => whole.has(word) || starts.some((start) => word.startsWith(start))
}

/** The little words of English, by which a sentence is left to the patterns of English. */
const isEnglishSign = wordsOf(
  "i i'm i've i'll i'd im my me mine you your yours you're he he's she she's it it's its we we're us our they them their the a an this that these those and or but not no so as if when where what who how why than then there here of to in on at for from with by about into out up off over after before because was were is are am be been being have has had do does did don't didn't doesn't can can't could would should will won't just like all some any more most very too now still never always again her him his hers",
)

/** What listens in one language. Its patterns are made when the first sentence comes that may be in it, and cost no memory before. */
function listenerOf({ signs, parts, harmless, danger }: OtherLanguage): Listener {
  let patterns: { harmless: RegExp[]; danger: RegExp[] } | null = null
  return {
    isSign: wordsOf(signs),
    hears: (sentence) => {
      patterns ??= { harmless: phrasesOf(harmless, parts), danger: phrasesOf(danger, parts) }
      const here = sentence.replace(/\bi'm\b/gu, 'im')
      return hasAny(without(here, patterns.harmless), patterns.danger)
    },
  }
}

/** What short sentences of other languages are made of, and short English ones hardly. */
const sharedSigns = new Set(['me', 'no'])

/**
 * Those a sentence may be in: with not fewer signs than of English, one of them none of English (or else "me", and
 * nothing English beside it), and with nearly as many as of the language it has most of, or more than half.
 */
function likelyFor(sentence: string, listeners: readonly Listener[]): Listener[] {
  const words: readonly string[] = sentence.match(/[a-z']+/gu) ?? []
  const english = words.filter((word) => isEnglishSign(word))
  const isHardlyEnglish = words.includes('me') && english.every((word) => sharedSigns.has(word))
  const counted = listeners
    .map((listener) => ({ listener, signs: words.filter(listener.isSign) }))
    .filter(({ signs }) => {
      if (signs.length < english.length) return false
      return signs.length > 0 && (isHardlyEnglish || !signs.every(isEnglishSign))
    })
  const most = Math.max(...counted.map(({ signs }) => signs.length))
  return counted
    .filter(({ signs }) => most - signs.length < 2 || signs.length * 2 > most)
    .map(({ listener }) => listener)
}

/** How many words a few words of another language within a sentence may be. */
const fewWords = [4, 5, 6, 8] as const

/** Each few words in a row of a sentence, for those of another language in the middle of it. */
const fewOf = (sentence: string): string[] => {
  const words = sentence.split(' ')
  return fewWords.flatMap((few) =>
    Array.from({ length: Math.max(0, words.length - few + 1) }, (_, at) =>
      words.slice(at, at + few).join(' '),
    ),
  )
}

/**
 * What listens for danger in these languages, sentence by sentence, each by those it may be in, and a sentence that is in
 * none of them by its few words in a row: takes a readable text without accents, gives whether any tells of danger.
 */
export function listenerFor(languages: readonly OtherLanguage[]): (text: string) => boolean {
  const listeners = languages.map(listenerOf)
  const isHeard = (part: string, likely: readonly Listener[]) =>
    likely.some(({ hears }) => hears(part))
  return (text) =>
    text.split(/(?<=[.!?;:])\s+|["“”„«»]/u).some((sentence) => {
      const likely = likelyFor(sentence, listeners)
      if (likely.length > 0) return isHeard(sentence, likely)
      return fewOf(sentence).some((few) => isHeard(few, likelyFor(few, listeners)))
    })
}
