import { describe, expect, it } from 'vitest'
import { categories } from '#contract/questions.ts'
import { askKinds, type Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { lintLines } from '#server/testing/content-lint/card-lint.ts'
import { plainCardOf } from './card-of-question.ts'
import { generalCardOf, type SpokenCard } from './general-cards.ts'

const all: readonly SpokenCard[] = ['', ...categories].map(generalCardOf)

const asCard = (card: SpokenCard): Card => ({
  ...card,
  ...{ category: 'fun', mechanism: 'play', depth: 1, content: '' },
})

describe('the general cards', () => {
  it('R13 are one for each category and one for any question, and keep the form of a card', () => {
    expect(new Set(all).size).toBe(categories.length + 1)
    expect(all.flatMap((card) => lintLines(asCard(card)))).toEqual([])
  })

  it('say nothing that another one, or a card that is asked, says', () => {
    const lines = [...cards, ...all].flatMap(
      ({ reflections, asks, ideas, gentleIdea, quietIdea = '' }) => [
        ...reflections,
        ...askKinds.flatMap((kind) => asks[kind]),
        ...ideas,
        gentleIdea,
        ...(quietIdea === '' ? [] : [quietIdea]),
      ],
    )
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })

  it('stand in where nobody knows the question, and only there', () => {
    const [card] = cards
    const question = card?.content.toUpperCase() ?? ''
    expect(plainCardOf({ question, category: '', cardId: '' })).toBe(card)
    expect(plainCardOf({ question: '', category: 'fun', cardId: card?.id ?? '' })).toBe(card)
    for (const category of ['', 'fun', '__proto__']) {
      const asked = { question: 'What else is there?', category, cardId: 'gone' }
      expect(plainCardOf(asked)).toBe(generalCardOf(category))
    }
  })
})
