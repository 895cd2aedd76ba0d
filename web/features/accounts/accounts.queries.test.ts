import { expect, test } from 'vitest'
import { CallFailed } from '#web/api/call.ts'
import { loginFailure } from './accounts.queries.ts'

const oops = {
  title: "Oops! Login details don't match",
  description:
    "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
}

const tryAgain = 'Something went wrong. Please try again.'

const refusal = (statusCode: number, message: string) =>
  new CallFailed(statusCode, JSON.stringify({ statusCode, error: message, message }), '')

test.each([
  ['401 with the sentence', refusal(401, 'Invalid email or password')],
  ['401 with another sentence', refusal(401, 'Please sign in first.')],
  ['401 with no body', new CallFailed(401, '', 'Unauthorized')],
  ['the sentence with another status', refusal(400, 'Invalid email or password')],
  ['the word Unauthorized', new CallFailed(403, '', 'Unauthorized')],
  ['failed authentication', new Error('authentication failed')],
])('%s reads as wrong details', (_name, error) => {
  expect(loginFailure(error)).toEqual(oops)
})

test.each([
  ['the server says why', refusal(429, 'Too many tries.'), 'Too many tries.'],
  ['a proxy answers', new CallFailed(502, '<html>', 'Bad Gateway'), tryAgain],
  ['no network', new TypeError('Failed to fetch'), tryAgain],
  ['no error at all', undefined, tryAgain],
])('%s: any other failure', (_name, error, description) => {
  expect(loginFailure(error)).toEqual({ title: 'Login failed', description })
})
