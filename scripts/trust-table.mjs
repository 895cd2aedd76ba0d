// Prints a line for every row of docs/trust.md: whether it holds, by the reports below the folder that is named.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsIn, trustTable } from './trust-table.ts'

const folder = process.argv[2] ?? ''
const read = (file) => readFileSync(file, 'utf8')
const reports = readdirSync(folder).filter((file) => file.endsWith('.json'))

const runs = reports.map((file) => {
  const name = file.replace(/\.json$/, '')
  const counts = join(folder, `${name}.counts`)
  const lines = existsSync(counts) ? read(counts).trim().split('\n') : []
  return {
    name,
    tests: JSON.parse(read(join(folder, file))).testResults.flatMap((one) => one.assertionResults),
    counted: lines.map((line) => JSON.parse(line)),
  }
})
const { lines, failing } = trustTable(rowsIn(read('docs/trust.md')), runs)
for (const line of lines) console.log(line)
const isPartly = lines.some((line) => line.startsWith('◐'))
const held = isPartly ? 'every row holds, those with ◐ in part' : 'every row holds'
console.log(failing.length === 0 ? held : `not held: ${failing.join(', ')}`)
process.exit(failing.length === 0 ? 0 : 1)
