import type { InsightInput } from '#server/guide/guide.ts'

/** Two answers in which each of the two does something to the other, and one wonders, quotes and supposes. */
export const toldCouple: InsightInput = {
  question: 'What did you two last laugh about?',
  ...{ category: 'fun-friendship', cardId: '', timesHad: 0, seed: 'seed', position: 0 },
  people: [
    {
      name: 'Mina',
      answer:
        "You drove us to the wrong beach and I sang the whole way. Jonas reckons I'm out of tune. I was thinking about whether I even wanted to swim. If it rains again I'm going home.",
    },
    {
      name: 'Jonas',
      answer:
        'She put her cold feet on my back in the tent. I laughed until I cried, and at your brother’s you laughed at me. I would like to go back there in May.',
    },
  ],
}
