import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#web/api/call.ts'
import { itemsIn, readItems } from './catchup-replies.ts'
import { countdownWords } from './countdown.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([{ answers: [] }, 'none', { responses: 'none' }, null])(
  '%j is no list of responses',
  async (reply) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply)))
    const options = { params: { weekId: 'session-1' }, query: { userId: 100 } }
    await expect(call(readItems, options).then(itemsIn)).rejects.toThrow(
      'Invalid response format from server',
    )
  },
)

test('the countdown counts down in words', () => {
  expect(countdownWords(2000)).toBe(
    'Catch-up completed! Page will automatically refresh in 2 seconds to return to home screen.',
  )
  expect(countdownWords(0)).toBe('Refreshing page to return to home screen...')
})
