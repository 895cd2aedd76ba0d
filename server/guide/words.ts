const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** A word without the punctuation around it. */
const bare = /[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]|[\p{L}\p{N}]/su

/** A word with its place in the text: `start` inclusive, `end` exclusive, punctuation left out. */
export type Word = { text: string; start: number; end: number }

const innerWords = (token: string, offset: number): Word[] =>
  [...segmenter.segment(token)]
    .filter((part) => part.isWordLike)
    .map((part) => ({
      text: part.segment,
      start: offset + part.index,
      end: offset + part.index + part.segment.length,
    }))

/** Words as a reader counts them: by spaces, or by dictionary in scripts without spaces. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/gu)].flatMap((match) => {
    const token = match[0]
    if (unspaced.test(token)) return innerWords(token, match.index)
    const found = bare.exec(token)
    if (!found) return []
    const start = match.index + found.index
    return [{ text: found[0], start, end: start + found[0].length }]
  })

/** Whether a text has a script without spaces, whose words depend on what stands beside them. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

export const countWords = (text: string): number => wordsIn(text).length

/** Words without the question mark or the shout that their sentence ends with. */
export const withoutSign = (text: string): string => text.replace(/[!?]{1,3}$/u, '')

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
