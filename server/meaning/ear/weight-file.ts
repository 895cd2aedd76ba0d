import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One table of a file: lines of `columns` numbers; as bytes with a scale for each column, or as they are. */
type Listed = { name: string; lines: number; columns: number; as: 'bytes' | 'floats' }

/** The numbers of a table of that name, line by line; throws where the file has none or another size. */
export type TableOf = (name: string, size: number) => Float32Array

const numberBytes = 4

/**
 * Opens a file of weights, which `server/training/fine-tune/weight_file.py` writes: how long its list of tables is (four bytes,
 * the lowest first), the list as JSON, then the tables in its order.
 */
export function openWeightFile(name: string): TableOf {
  const bytes = readFileSync(resolve(import.meta.dirname, name))
  const listed = numberBytes + bytes.readUInt32LE()
  const list: Listed[] = JSON.parse(bytes.subarray(numberBytes, listed).toString())
  const floats = (from: number, count: number) =>
    new Float32Array(Uint8Array.from(bytes.subarray(from, from + count * numberBytes)).buffer)
  let from = listed
  const places = new Map<string, Listed & { from: number }>()
  for (const table of list) {
    places.set(table.name, { ...table, from })
    const size = table.lines * table.columns
    from += table.as === 'floats' ? size * numberBytes : table.columns * numberBytes + size
  }
  if (from !== bytes.length) throw new Error(`${name} is not whole.`)
  return (wanted, size) => {
    const table = places.get(wanted)
    if (!table || table.lines * table.columns !== size) {
      throw new Error(`${name} has no ${wanted} of ${size} numbers.`)
    }
    if (table.as === 'floats') return floats(table.from, size)
    const scales = floats(table.from, table.columns)
    const start = table.from + table.columns * numberBytes
    const steps = new Int8Array(bytes.subarray(start, start + size))
    const numbers = new Float32Array(size)
    for (let line = 0; line < size; line += table.columns) {
      for (let column = 0; column < table.columns; column += 1) {
        numbers[line + column] = (steps[line + column] ?? 0) * (scales[column] ?? 0)
      }
    }
    return numbers
  }
}
