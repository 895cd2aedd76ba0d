import { describe, expect, it } from 'vitest'
import { quietestIdea } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { writeSuggestion } from './suggestion.ts'

const card = cardOf('shared-let-slip')
const seed =
  ['seed', 'other', 'third'].find((one) => !isOwnWordsByChance({ seed: one, position: 0 })) ?? ''
const suggested = (one: string, other: string): string =>
  writeSuggestion({
    ...{ question: card?.content ?? '', category: card?.category, cardId: card?.id, timesHad: 0 },
    people: [
      { name: 'Jo', answer: one },
      { name: 'Al', answer: other },
    ],
    ...{ seed, position: 0 },
  } as InsightInput)

describe('a suggestion', () => {
  it('is an idea of the card beside ordinary answers', () => {
    expect(card?.ideas).toContain(
      suggested(
        'The library books, two weeks late',
        'The bins on Tuesday, sorry'.replace(', sorry', ''),
      ),
    )
  })

  it('is the quietest one where somebody sounds hurt by the other', () => {
    const hurt =
      'You told my brother what I earn, in front of everybody. They all laughed and I said it was fine. It was not fine, it hurt'
    expect(suggested(hurt, 'The bins on Tuesday')).toBe(card && quietestIdea(card))
  })

  it('is the quietest one beside a loss', () => {
    const loss = "Dad's grave. I have not been since the funeral"
    expect(suggested(loss, 'The bins on Tuesday')).toBe(card && quietestIdea(card))
  })
})
