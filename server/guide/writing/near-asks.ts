import { positionOf } from '#server/guide/seeded-order.ts'
import { inSeededOrder } from '#server/seeded-random.ts'

/**
 * What is asked where one of the two sounds stung by the other, in place of a question of the card: those step past what hurts,
 * or poke it, one time in three. They stay with what was written, turn each to the other and take no side. Of 14 such lines
 * these are the ones that two readers graded A or B most often after 70 pairs (84 in 100, none D), where they graded the
 * card's question so 69 times and D once in seven; after pairs in which nobody is stung the card's own are better by far. There
 * are as many as questions in a catch-up, so that none comes twice.
 */
export const nearAsks: readonly string[] = [
  'What would you like to say to your partner about what they wrote?',
  'What matters most to your partner in what they wrote, as you hear it?',
  'What would be good to hear from your partner, now that they have read this?',
  'What do you hope your partner heard in your answer?',
  'What would you like to say first, now that you have read what your partner wrote?',
  "Which part of your partner's answer would you like to hear more about?",
  'What do you think your partner would most like you to understand here?',
]

/** The one for an item of a catch-up: another at each position. */
export const nearAsk = (seed: string, position: number): string =>
  inSeededOrder(nearAsks, 'near ask', seed)[positionOf(position) % nearAsks.length] ?? ''
