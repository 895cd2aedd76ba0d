import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nearness } from '#server/meaning/text-features.ts'
import { numbersOfWords, wordNumbers } from './word-numbers.ts'
import {
  oneInBytes,
  openWordTable,
  rowLength,
  wholeInBytes,
  wordLength,
  wordTable,
  wordTableFiles,
} from './word-table.ts'

const fileOf = (name: string) => join(import.meta.dirname, name)
const meanOf = (text: string) => {
  const mean = numbersOfWords(text).subarray(0, wordLength)
  const size = Math.hypot(...mean)
  return mean.map((number) => number / size)
}

describe('the table of words', () => {
  test('takes no more than two megabytes, and knows each of its words', () => {
    const files = Object.values(wordTableFiles).map(fileOf)
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(2_000_000)
    const words = readFileSync(fileOf(wordTableFiles.words), 'utf8').trimEnd().split('\n')
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => wordTable()(word)?.length !== rowLength)).toEqual([])
  })

  test('is refused where it is cut off', () => {
    const rows = new Uint8Array(2 * rowLength)
    expect(openWordTable('one\ntwo\n', rows)('two')).toHaveLength(rowLength)
    expect(() => openWordTable('one\ntwo\n', rows.subarray(1))).toThrow(/not whole/)
  })
})

describe('what the words of a text mean', () => {
  test('is nearer for words that are used alike', () => {
    const quarrel = meanOf('quarrel')
    expect(nearness(quarrel, meanOf('argument'))).toBeGreaterThan(
      nearness(quarrel, meanOf('trousers')) + 0.2,
    )
  })

  test('is their mean, each as much as it counts, and what is highest and lowest in them', () => {
    const rows = [
      [1, wholeInBytes],
      [-3, wholeInBytes],
      [2, 0],
    ].map(([number = 0, counts = 0]) => {
      const row = Buffer.alloc(rowLength)
      row.writeInt8(number * oneInBytes)
      row.writeInt8(counts, wordLength)
      return row
    })
    const table = openWordTable('up\ndown\nthe\n', Buffer.concat(rows))
    const numbers = numbersOfWords('up, the unknown, down', table)
    expect(numbers).toHaveLength(wordNumbers)
    expect(numbers[0]).toBeCloseTo((4 * (1 - 3)) / 3)
    expect([numbers[wordLength], numbers[2 * wordLength]]).toEqual([0, -2])
    expect([numbers[1], numbers[wordLength + 1], numbers[2 * wordLength + 1]]).toEqual([0, -1, 1])
  })

  test.each([
    ["don't", 'dont'],
    ["my wife's", 'my wife'],
    ['QUARREL', 'quarrel'],
  ])('is for %s that of %s', (written, read) => {
    expect(numbersOfWords(written)).toEqual(numbersOfWords(read))
  })

  test.each(['', '???', '今天', 'xqzzt'])('is nothing for %j', (text) => {
    expect(numbersOfWords(text)).toEqual(new Float32Array(wordNumbers))
  })
})
