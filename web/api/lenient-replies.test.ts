import { afterEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { catchupIdOf, itemsIn, questionsOf, readResponsesLeniently } from './lenient-replies.ts'

afterEach(() => vi.unstubAllGlobals())

const question = (id: number) => ({
  id,
  content: `What is ${id}?`,
  category: 'Fun & Friendship',
  weekId: 'session-1',
  userId: 100,
  answered: false,
  response: null,
})
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(question)

test('the first seven, from a list or from an object that holds one', () => {
  expect(questionsOf(nine).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(questionsOf({ questions: nine })).toEqual(questionsOf(nine))
})

test.each([
  [{ error: 'The bank is closed' }, 'Server error: The bank is closed'],
  [[], 'No questions were found. Please try refreshing or contact support.'],
  [{ questions: [] }, 'No questions were found. Please try refreshing or contact support.'],
  ['<html>', 'No questions were found. Please try refreshing or contact support.'],
])('%j is refused', (reply, message) => {
  expect(() => questionsOf(reply)).toThrow(message)
})

test.each([[{ id: 5 }], [{ catchup: { id: 5 } }], [{ id: 5, catchup: { id: 6 } }]])(
  'an id directly or inside catchup: %j',
  (reply) => {
    expect(catchupIdOf(reply)).toBe(5)
  },
)

test.each([[{}], [{ catchup: {} }], [null], ['5'], [{ id: '5' }]])('no id in %j', (reply) => {
  expect(() => catchupIdOf(reply)).toThrow('Invalid catchup data returned from server')
})

test.each([{ answers: [] }, 'none', { responses: 'none' }, null])(
  '%j is no list of responses',
  async (reply) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply)))
    const options = { params: { weekId: 'session-1' }, query: { userId: 100 } }
    await expect(call(readResponsesLeniently, options).then(itemsIn)).rejects.toThrow(
      'Invalid response format from server',
    )
  },
)
