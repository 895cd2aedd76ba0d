import { expect, it } from 'vitest'
import { cards } from '#server/cards/cards.ts'
import { twinsByMeaning } from './meaning-lint.ts'

it.each(['content', 'any', 'reflection'] as const)('no %s of two cards means the same', (kind) => {
  expect(twinsByMeaning(cards, kind)).toEqual([])
})

it('finds a question that was asked in nearly the same words', () => {
  const [card] = cards.filter(({ id }) => id === 'daily-cannot-find')
  const content = 'When you cannot find something, what would you like your partner to do?'
  const others = cards.filter(({ category }) => category === 'support')
  const again = card ? [...others, { ...card, content }] : []
  expect(twinsByMeaning(again, 'content').join()).toContain('support-something-fiddly')
})
