import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const settingsIn = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  return [...text.matchAll(/(MALLOC_\w+)(?:=|: ')(\d+)/g)].map(([, name, value]) => [name, value])
}

test('npm start, the image and the unit have the C library give back memory alike', () => {
  const unit = settingsIn('ops/duologue.service')
  expect(unit).toHaveLength(3)
  for (const file of ['scripts/start.mjs', 'Containerfile']) {
    expect(settingsIn(file), file).toEqual(unit)
  }
})
