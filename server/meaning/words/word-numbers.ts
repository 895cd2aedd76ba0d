import { wordsOf } from '#server/meaning/hashed-words.ts'
import { oneInBytes, type WordTable, wholeInBytes, wordLength, wordTable } from './word-table.ts'

/** How many numbers there are for the words of a text: their mean, and the highest and the lowest of each number. */
export const wordNumbers = 3 * wordLength

/** What makes the means about one, and what does so with what is high and low, which lie about so far from nought. */
const [meanScale, edgeScale, usualEdge] = [4, 1, 1]

const rowOf = (word: string, table: WordTable): Int8Array | undefined =>
  table(word.replace(/'/gu, '')) ?? table(word.replace(/'.*/u, ''))

/** What the words of a text mean, each for itself and in whatever order; noughts where none of them is known. */
export function numbersOfWords(text: string, table = wordTable()): Float32Array {
  const numbers = new Float32Array(wordNumbers)
  const rows = wordsOf(text).flatMap((word) => rowOf(word, table) ?? [])
  if (rows.length === 0) return numbers
  const [mean, high, low] = [0, 1, 2].map((part) =>
    numbers.subarray(part * wordLength, (part + 1) * wordLength),
  ) as [Float32Array, Float32Array, Float32Array]
  high.fill(Number.NEGATIVE_INFINITY)
  low.fill(Number.POSITIVE_INFINITY)
  for (const row of rows) {
    const counts = (row[wordLength] ?? 0) / wholeInBytes / oneInBytes
    for (let at = 0; at < wordLength; at += 1) {
      const number = (row[at] ?? 0) * counts
      mean[at] = (mean[at] ?? 0) + number
      high[at] = Math.max(high[at] ?? 0, number)
      low[at] = Math.min(low[at] ?? 0, number)
    }
  }
  for (let at = 0; at < wordLength; at += 1) {
    mean[at] = ((mean[at] ?? 0) / rows.length) * meanScale
    high[at] = ((high[at] ?? 0) - usualEdge) * edgeScale
    low[at] = ((low[at] ?? 0) + usualEdge) * edgeScale
  }
  return numbers
}
