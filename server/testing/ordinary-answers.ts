/** Seven pairs of ordinary answers, each with a name and a word to find it by. */
export const answers = [
  ['I made the tea, Jonas, canary0 and you laughed', 'We sang canary0 in the car, mina'],
  ['The walk by the river canary1 was lovely', 'You waited for me canary1 at the station'],
  ['I liked our slow breakfast canary2 on Sunday', 'You fixed the lamp canary2 without a word'],
  ['You read to me canary3 until I slept', 'I baked bread canary3 for the two of us'],
  ['We danced in the kitchen canary4 for a song', 'I enjoyed the film canary4 more than you did'],
  ['I planted beans canary5 on the balcony', 'You called my sister canary5 on her birthday'],
  ['I would like a day canary6 by the sea', 'I want to learn the guitar canary6 this year'],
] as const
