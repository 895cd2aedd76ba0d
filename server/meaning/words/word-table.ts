import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** So many numbers tell what a word means; a last one tells how much it counts, less the more common it is. */
export const wordLength = 100
export const rowLength = wordLength + 1

/** A number of about one is so much in bytes, and a word that counts whole is so much. */
export const [oneInBytes, wholeInBytes] = [32, 127]

/** The row of a word in bytes; none for a word that the table does not have. */
export type WordTable = (word: string) => Int8Array | undefined

/** A table from its two files: a word a line, and a row for each; throws where they do not fit. */
export function openWordTable(words: string, rows: Uint8Array): WordTable {
  const places = new Map(
    words
      .trimEnd()
      .split('\n')
      .map((word, at) => [word, at * rowLength]),
  )
  if (rows.length !== places.size * rowLength) throw new Error('The table of words is not whole.')
  const bytes = new Int8Array(rows.buffer, rows.byteOffset, rows.length)
  return (word) => {
    const place = places.get(word)
    return place === undefined ? undefined : bytes.subarray(place, place + rowLength)
  }
}

export const wordTableFiles = { words: 'word-table.txt', rows: 'word-table.bin' } as const

let shared: WordTable | undefined

/** The one table of a thread, read when first asked for. */
export function wordTable(): WordTable {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name))
  shared ??= openWordTable(read(wordTableFiles.words).toString(), read(wordTableFiles.rows))
  return shared
}
