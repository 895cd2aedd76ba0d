import { expect, test } from 'vitest'
import { CallFailed } from './call.ts'
import { unsentWords } from './unsent-words.ts'

const spec = 'Failed to send message. Please try again.'
const own = 'A sentence of the server.'
const failed = (status: number, message = own) =>
  new CallFailed(status, JSON.stringify({ statusCode: status, error: message, message }), 'Status')

test.each([400, 403, 404, 409, 413, 429])('B4 %i: the server says what has to change', (status) =>
  expect(unsentWords(failed(status))).toBe(own),
)

test.each([401, 408, 417, 431, 500, 502, 503, 507])(
  'B4 %i: the sentence of the spec, whatever the reply says',
  (status) => expect(unsentWords(failed(status))).toBe(spec),
)

test.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['a proxy without words of ours', new CallFailed(413, '<html>', 'Payload Too Large')],
  ['no words at all', failed(429, '')],
])('B4 %s: the sentence of the spec', (_what, error) => expect(unsentWords(error)).toBe(spec))
