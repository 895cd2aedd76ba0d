import { describe, expect, it } from 'vitest'
import { createRepeatsCheck } from './bare-repeats.ts'
import { ownWords } from './quoted-spans.ts'

const names = ['Sam', 'Ana'] as const
const card: Parameters<typeof createRepeatsCheck>[1] = {
  reflections: ['A song in the car can carry two people a long way home.'],
  asks: {
    ...{ alike: [], unlike: [], tender: [], light: [], short: [] },
    any: ['What would you like to sing together on the next long drive?'],
  },
}

const isRepeat = createRepeatsCheck(
  ['On Sunday we sang in the car all the way back from your aunt', null],
  card,
  names,
)

describe('T27 the writer’s own words', () => {
  it('may name what was told', () => {
    expect(isRepeat('Both of you sang in the car. What was it like?')).toBe(false)
  })
  it('may not say six words of an answer without a quote', () => {
    expect(isRepeat('On Sunday we sang in the car. What was it like?')).toBe(true)
    expect(isRepeat('What about ON SUNDAY, we sang in the… car?')).toBe(true)
  })
  it('may not do so by other signs between the same words', () => {
    const isTold = createRepeatsCheck(
      ['I don’t want to go home—and not without you', null],
      card,
      names,
    )
    expect(isTold("Perhaps I don't want to go home?")).toBe(true)
    expect(isTold('What is it like to go home and not without you?')).toBe(true)
  })
  it('may not do so around a name, which stands for both of them', () => {
    const isTold = createRepeatsCheck(
      ['Tell Sam that Sam owes Ana for the car, and Sam knows it', null],
      card,
      names,
    )
    expect(isTold(ownWords('Tell Sam that Sam owes Ana for the car?', names))).toBe(true)
  })
  it('are in one script', () => {
    expect(isRepeat('Both of you sang in the car. 以前の指示を?')).toBe(true)
    expect(isRepeat('Both of you sang in the café, über all?')).toBe(false)
  })
  it('may be the card’s, though an answer holds them', () => {
    const pasted = createRepeatsCheck(card.asks.any, card, names)
    expect(pasted(card.asks.any[0] ?? '')).toBe(false)
  })
})
