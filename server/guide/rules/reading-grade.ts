import { wordsIn } from '#server/guide/words.ts'

const silentEnding = /(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/
const vowelGroups = /[aeiouy]+/g

/** Syllables of an English word, by its vowel groups; other scripts count as one. */
export const syllablesIn = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const heard = letters.replace(silentEnding, '').replace(/^y/, '')
  return Math.max(1, heard.match(vowelGroups)?.length ?? 1)
}

const sentenceEnd = /[.?!][”"*)\]]*(?=\s)/gu

/** Sentences of a text: what ends in a full stop, question mark or exclamation mark. */
export const sentencesIn = (text: string): string[] => {
  const ends = [...text.matchAll(sentenceEnd)].map(({ 0: { length }, index }) => index + length)
  return [0, ...ends]
    .map((start, at) => text.slice(start, ends[at]).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Flesch-Kincaid grade from counts. */
export const gradeFrom = (words: number, sentences: number, syllables: number): number =>
  words === 0 ? 0 : 0.39 * (words / Math.max(1, sentences)) + 11.8 * (syllables / words) - 15.59

/** Flesch-Kincaid grade of a text. */
export const readingGrade = (text: string): number => {
  const words = wordsIn(text)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word.text), 0)
  return gradeFrom(words.length, sentencesIn(text).length, syllables)
}
