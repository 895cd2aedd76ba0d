import { describe, expect, it } from 'vitest'
import { cardOf } from '#server/cards/cards.ts'
import { generalCardOf } from '#server/guide/general-cards.ts'
import { freeQuestions } from '#server/guide/testing/free-questions.ts'
import { cardToSpeakFrom } from './nearest-card.ts'

const free = (question: string, category = '') =>
  cardToSpeakFrom({ question, category, cardId: '' })

describe('R13 a question that no card has', () => {
  it.each([
    ['What did your partner do this week that made your day easier?', 'support-day-easier'],
    ['What made you laugh this week?', 'fun-laughed'],
    ['Which part of your day is hardest?', 'daily-hardest-hour'],
    ['When did you last feel understood by your partner?', 'connection-got-the-point'],
    ['What would you love to hear me say?', 'connection-one-sentence'],
  ])('is answered from the card that asks nearest: %s', (question, id) => {
    expect(free(question).id).toBe(id)
  })

  it('is answered from a card that asks the same or from a general one, nine times in ten', () => {
    const found = freeQuestions.map((one) => ({ ...one, id: free(one.question).id }))
    const near = found.filter(({ cards }) => cards.length > 0)
    const wrong = found.filter(({ cards, id }) => id !== '' && !cards.includes(id))
    const right = near.filter(({ cards, id }) => cards.includes(id))
    expect(wrong.length / found.length).toBeLessThanOrEqual(0.1)
    expect(right.length / near.length).toBeGreaterThanOrEqual(0.55)
  })

  it('knows the cards that its list of questions names', () => {
    const named = freeQuestions.flatMap(({ cards }) => cards)
    expect(named.filter((id) => cardOf(id) === undefined)).toEqual([])
  })

  it.each([
    ['How often do you want sex?', 'connection'],
    ['How much do you earn?', 'responsibilities'],
    ['What makes an apology feel real?', 'support'],
    ['How does your body show that it is too much?', 'health'],
  ])('is answered from the general card of the nearest few: %s', (question, category) => {
    expect(free(question)).toBe(generalCardOf(category))
  })

  it.each([['What is the capital of France?'], ['How do I change the oil in my car?']])(
    'is answered from the card for anything where none is near: %s',
    (question) => {
      expect(free(question)).toBe(generalCardOf(''))
    },
  )

  it('stays in its category where it has one', () => {
    expect(free('What made you laugh this week?', 'health')).toBe(generalCardOf('health'))
  })
})
