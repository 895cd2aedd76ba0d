import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slowTests } from './slow-tests.ts'

test.each(Object.keys(slowTests))('there are tests to leave out: %s', (pattern) => {
  expect(globSync(pattern).filter((path) => path.includes('.test.'))).not.toEqual([])
})
