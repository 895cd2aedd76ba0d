import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOf } from '#server/cards/cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'

const folder = join(import.meta.dirname, '../../meaning/corpus')
/** About so many pairs are taken, evenly from all of them. */
const sample = 48

export type ToldPair = {
  cardId: string
  answers: readonly [string, string]
  /** The pair as the guide gets it, at a position that its place in the sample says. */
  input: (seed: string, more?: Partial<InsightInput>) => InsightInput
}

const bare = (marked: string): string => marked.replace(/[[\]]/g, '')

/** Pairs of answers to real cards, as couples of many kinds write them. */
export function toldPairs(): ToldPair[] {
  const lines = readdirSync(folder)
    .filter((file) => /^pairs-.*\.txt$/.test(file))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const step = Math.max(1, Math.floor(lines.length / sample))
  return lines
    .filter((_, at) => at % step === 0)
    .flatMap((line, at) => {
      const [cardId = '', , , , one = '', two = ''] = line.split(' | ')
      const card = cardOf(cardId)
      if (!card) return []
      const answers = [bare(one), bare(two)] as const
      const input = (seed: string, more: Partial<InsightInput> = {}): InsightInput => ({
        ...{ question: card.content, category: card.category, cardId, timesHad: 0 },
        people: [
          { name: 'Sam', answer: answers[0] },
          { name: 'Alex', answer: answers[1] },
        ],
        ...{ seed, position: at % 7 },
        ...more,
      })
      return [{ cardId, answers, input }]
    })
}
