import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testsApart } from './tests-apart.ts'

const apart = globSync([...testsApart])

test('no test that shares a process leaves a module or a store behind for those after it', () => {
  const sharing = globSync('web/**/*.test.{ts,tsx}').filter((path) => !apart.includes(path))
  const leaving = /\bvi\.(?:mock|doMock)\(|^import 'fake-indexeddb\/auto'/mu
  expect(sharing.filter((path) => leaving.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each(testsApart)('there are tests at %s', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})
