import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testsApart, testsWithStore } from './tests-apart.ts'

const apart = globSync([...testsApart])
const withStore = globSync([...testsWithStore])
const sharing = globSync('web/**/*.test.{ts,tsx}').filter((path) => !apart.includes(path))

const have = (paths: readonly string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(readFileSync(path, 'utf8')))

test('no test that shares a process leaves a module behind for those after it', () => {
  expect(have(sharing, /\bvi\.(?:mock|doMock)\(/u)).toEqual([])
})

test('none has a store but among those that do', () => {
  const others = sharing.filter((path) => !withStore.includes(path))
  expect(have(others, /^import 'fake-indexeddb\/auto'/mu)).toEqual([])
  expect(apart.filter((path) => withStore.includes(path))).toEqual([])
})

test.each([...testsApart, ...testsWithStore])('there are tests at %s', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})
