import { describe, expect, it } from 'vitest'
import { generalCardOf } from '#server/guide/general-cards.ts'
import { cardToSpeakFrom } from './nearest-card.ts'

const free = (question: string) => cardToSpeakFrom({ question, category: '', cardId: '' })

describe('R13 a question that no card has', () => {
  it.each([
    ['What did your partner do this week that made your day easier?', 'support-day-easier'],
    ['What made you laugh this week?', 'fun-laughed'],
    ['Which part of your day is hardest?', 'daily-hardest-hour'],
  ])('is answered from the card that asks nearest: %s', (question, id) => {
    expect(free(question).id).toBe(id)
  })

  it.each([
    ['What did you enjoy most this week?'],
    ['What is hardest about money?'],
    ['What is the capital of France?'],
  ])('is answered from the general card where none is near: %s', (question) => {
    expect(free(question)).toBe(generalCardOf(''))
  })
})
