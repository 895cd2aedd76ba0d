import { expect, test } from 'vitest'
import { CallFailed } from '#web/api/call.ts'
import { catchupFailure, catchupIdOf } from './start-catchup.ts'

test.each([[{ id: 5 }], [{ catchup: { id: 5 } }], [{ id: 5, catchup: { id: 6 } }]])(
  'an id directly or inside catchup: %j',
  (reply) => {
    expect(catchupIdOf(reply)).toBe(5)
  },
)

test.each([[{}], [{ catchup: {} }], [null], ['5'], [{ id: '5' }]])('no id in %j', (reply) => {
  expect(() => catchupIdOf(reply)).toThrow('Invalid catchup data returned from server')
})

const refusal = { statusCode: 409, error: 'Not yet.', message: 'Not yet.' }

test.each([
  [new CallFailed(409, JSON.stringify(refusal), 'Conflict'), 'Not yet.'],
  [new CallFailed(500, '', 'Internal Server Error'), 'Failed to start catch-up session'],
  [new TypeError('Failed to fetch'), 'Failed to start catch-up session'],
  [
    new Error('Invalid catchup data returned from server'),
    'Invalid catchup data returned from server',
  ],
])('%s is told as: %s', (error, words) => {
  expect(catchupFailure(error)).toBe(words)
})
