import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a file says to the C library, and to V8. */
const settingsIn = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  return [
    ...text.matchAll(/(MALLOC_\w+|--max-semi-space-size|--heap-growing-percent)(?:=|: ')(\d+)/g),
  ].map(([, name, value]) => [name, value])
}

test('npm start, the image and the unit have memory given back alike', () => {
  const unit = settingsIn('ops/duologue.service')
  expect(unit).toHaveLength(5)
  for (const file of ['scripts/start.mjs', 'Containerfile']) {
    expect(settingsIn(file), file).toEqual(unit)
  }
})
