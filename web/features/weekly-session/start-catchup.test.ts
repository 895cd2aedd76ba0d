import { expect, test } from 'vitest'
import { CallFailed } from '#web/api/call.ts'
import { InvalidReply } from '#web/api/lenient-replies.ts'
import { catchupFailure } from './start-catchup.ts'

const refusal = { statusCode: 409, error: 'Not yet.', message: 'Not yet.' }

test.each([
  [new CallFailed(409, JSON.stringify(refusal), 'Conflict'), 'Not yet.'],
  [new CallFailed(500, '', 'Internal Server Error'), 'Failed to start catch-up session'],
  [new TypeError('Failed to fetch'), 'Failed to start catch-up session'],
  [
    new InvalidReply('Invalid catchup data returned from server'),
    'Invalid catchup data returned from server',
  ],
])('%s is told as: %s', (error, words) => {
  expect(catchupFailure(error)).toBe(words)
})
