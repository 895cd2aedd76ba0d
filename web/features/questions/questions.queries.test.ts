import { expect, test } from 'vitest'
import { questionsOf } from './questions.queries.ts'

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
