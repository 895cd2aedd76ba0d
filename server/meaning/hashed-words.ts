import { numberFrom } from '#server/seeded-random.ts'

/** The words of a text in lower case; signs that tell a mood are words too. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/gu, "'")
    .match(/[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*|[!?…]+|\.{3}|\p{Extended_Pictographic}/gu) ?? []

/** The place of a part of a text among so many places. */
export const placeOf = (part: string, places: number): number => numberFrom(part) % places

/** The place of each word and of each two neighbouring words of a text, each place once. */
export function hashedWords(text: string, places: number): number[] {
  const words = wordsOf(text)
  const pairs = words.map((word, at) => `${words[at - 1] ?? '^'} ${word}`)
  return [...new Set([...words, ...pairs].map((part) => placeOf(part, places)))]
}

/** A stand-in for a vector of meaning where the encoder cannot be had: which words a text has, in unit length. */
export function wordVector(text: string, length: number): Float32Array {
  const vector = new Float32Array(length)
  for (const word of wordsOf(text)) {
    const number = numberFrom(word)
    const place = number % length
    vector[place] = (vector[place] ?? 0) + (number & 0x10000 ? 1 : -1)
  }
  const size = Math.hypot(...vector)
  return size === 0 ? vector : vector.map((number) => number / size)
}
