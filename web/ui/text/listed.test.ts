import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([[[]], [['Mina']], [['Mina', 'Jo']], [['a, b', 'c', 'd and e']], [['1', '2', '3', '4']]])(
  '%j is listed as British English has it',
  (names) => {
    expect(listed(names)).toBe(new Intl.ListFormat('en-GB').format(names))
  },
)
