import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Email, newPasswordOf, OptionalEmail } from './accounts.ts'

const Password = newPasswordOf('Password')

test.each(['ab🐶🍕', '😀🐶🍕', '👩‍👩‍👧👨‍👩‍👦', 'a\u0308e\u0308i\u0308'])(
  'R7 %s has fewer than six characters, as a person counts',
  (password) => {
    const { error } = z.safeParse(Password, password)
    expect(error?.issues.map(({ message }) => message)).toContain(
      'Password must be at least 6 characters long.',
    )
  },
)

test('R7 128 emoji are 128 characters', () => {
  expect(z.safeParse(Password, '😀🐶'.repeat(64)).success).toBe(true)
})

test.each(['we🐶like🍕', ' five5 ', '👩‍👩‍👧 rain', 'größer'])('R7 %s has six', (password) => {
  expect(z.safeParse(Password, password).success).toBe(true)
})

test('R7 a password of few signs that is too long is told why, and one of many only that it is', () => {
  const told = (password: string) => z.safeParse(Password, password).error?.issues[0]?.message
  const tooLong = 'Password must be 128 characters or less.'
  const why = `${tooLong} Some emoji and signs count as several.`
  for (const many of ['x'.repeat(129), '😀'.repeat(129)]) expect(told(many)).toBe(tooLong)
  for (const few of ['👩‍👩‍👧👨'.repeat(22), '\ufdfa'.repeat(128)]) expect(told(few)).toBe(why)
})

test('R1 an address has at most 64 characters before its @', () => {
  const taken = (characters: number) => {
    const address = `${'a'.repeat(characters)}@example.org`
    return [Email, OptionalEmail].map((schema) => z.safeParse(schema, address).success)
  }
  expect([taken(64), taken(65)]).toEqual([
    [true, true],
    [false, false],
  ])
})
