import type { InsightInput } from '#server/guide/guide.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import type { GuidePair } from './guide-pairs.ts'

export const positions = [0, 1, 2, 3, 4, 5, 6] as const
export const [sam, alex] = ['Sam', 'Alex'] as const

export const inputOf = (pair: GuidePair, seed: string, position: number): InsightInput => ({
  question: pair.question,
  category: pair.category,
  cardId: '',
  timesHad: 0,
  people: [
    { name: sam, answer: pair.answers[0] },
    { name: alex, answer: pair.answers[1] },
  ],
  seed,
  position,
})

/** A seed at which this position does not get the card's own words by chance. */
export const talkingSeed = (position: number): string => {
  for (let count = 0; ; count += 1) {
    const seed = `talk-${count}`
    if (!isOwnWordsByChance({ seed, position })) return seed
  }
}
