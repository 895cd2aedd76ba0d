import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { StoredConversation } from './timeline.ts'

test('R9 a conversation that was kept by the first release can still be read', () => {
  const kept = {
    names: { primary: 'Mina', partner: 'Jonas' },
    items: [
      {
        question: 'What was good this week?',
        category: 'Fun & Friendship',
        answers: { primary: 'The walk.', partner: null },
        insight: 'You both like the sea.',
        suggestion: null,
      },
    ],
  }
  expect(z.safeParse(StoredConversation, kept).error).toBeUndefined()
  expect(z.safeParse(StoredConversation, { ...kept, items: [{}] }).success).toBe(false)
})
