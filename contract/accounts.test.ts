import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newPasswordOf } from './accounts.ts'

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

test.each(['we🐶like🍕', ' five5 ', '👩‍👩‍👧 rain', 'größer'])('R7 %s has six', (password) => {
  expect(z.safeParse(Password, password).success).toBe(true)
})
