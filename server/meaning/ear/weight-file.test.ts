import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWeightFile } from './weight-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'weights-'))
const head = JSON.stringify([
  { name: 'plain', lines: 1, columns: 2, as: 'floats' },
  { name: 'table', lines: 2, columns: 2, as: 'bytes' },
])
const length = Buffer.alloc(4)
length.writeUInt32LE(head.length)
const floats = (...numbers: number[]) => Buffer.from(Float32Array.from(numbers).buffer)
const whole = Buffer.concat([
  ...[length, Buffer.from(head), floats(0.5, -1)],
  ...[floats(0.5, 2), Buffer.from(Int8Array.from([1, -1, 100, 3]).buffer)],
])
const file = join(folder, 'some.bin')

test('tables are read line by line, bytes by the scale of their column', () => {
  writeFileSync(file, whole)
  const table = openWeightFile(file)
  expect([...table('plain', 2)]).toEqual([0.5, -1])
  expect([...table('table', 4)]).toEqual([0.5, -2, 50, 6])
  expect(() => table('table', 6)).toThrow('has no table of 6 numbers')
})

test('a file that was cut off is refused', () => {
  const cut = join(folder, 'cut.bin')
  copyFileSync(file, cut)
  truncateSync(cut, readFileSync(file).length - 1)
  expect(() => openWeightFile(cut)).toThrow('is not whole')
  rmSync(folder, { recursive: true })
})
