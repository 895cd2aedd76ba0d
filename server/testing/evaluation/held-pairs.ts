import type { Card } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import { setOrder } from '#server/features/questions/choosing/set-rules.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { type LabelledAnswer, type LabelledPair, labelledPairs } from '#server/training/corpora.ts'

export type Names = readonly [string, string]

/** A pair of answers that nothing was learned from, in its place in a catch-up. */
export type HeldPair = LabelledPair & {
  /** Its line among all held-out pairs, from 1. */
  line: number
  card: string
  question: Card
  names: Names
  position: number
  catchup: number
  /** Either answer sounds unsafe to our own ear, which listens when it is asked for this: most pairs are not. */
  readonly isFlagged: boolean
  /** Each answer is one: in English, to the question, with something in it worth quoting. */
  isReal: boolean
}

const couples: readonly Names[] = [
  ['Ana', 'Joe'],
  ['Mere', 'Tomasz'],
  ['Priya', 'Luca'],
  ['Noor', 'Felix'],
  ['Hinemoa', 'Bert'],
]

/** In none of the answers. */
const unsaid: Names = ['Xenia', 'Ulf']

const namesFor = ({ answers }: LabelledPair, line: number): Names => {
  const said = plainly(answers.map(({ answer }) => answer).join(' '))
  const inTurn = [...couples.slice(line % couples.length), ...couples]
  return inTurn.find((names) => names.every((name) => !said.includes(plainly(name)))) ?? unsaid
}

const isRealAnswer = ({ telling, labels }: LabelledAnswer): boolean =>
  telling !== undefined && !labels.includes('off') && !labels.includes('language')

/** All held-out pairs, put together to catch-ups of one question a category. */
export function heldPairs(): HeldPair[] {
  const inCategory = new Map<string, number>()
  return labelledPairs(true).map((pair, at) => {
    const question = cardOf(pair.card)
    if (!question) throw new Error(`Held-out pair ${at + 1} answers no card of ours: ${pair.card}`)
    const catchup = inCategory.get(question.category) ?? 0
    inCategory.set(question.category, catchup + 1)
    return {
      ...{ ...pair, question, catchup, line: at + 1, names: namesFor(pair, at) },
      position: setOrder.indexOf(question.category),
      get isFlagged() {
        return pair.answers.some(({ answer }) => soundsUnsafe(answer))
      },
      isReal: pair.answers.every(isRealAnswer),
    }
  })
}

/** The seed of a catch-up as it comes; or the first of some at which nothing is drawn by chance (R20). */
export function seedOf(catchup: number, draw: 'unchosen' | 'talking'): string {
  const seeds = (count: number) => `catch-up ${catchup}${count === 0 ? '' : `, ${count}`}`
  if (draw === 'unchosen') return seeds(0)
  for (let count = 0; ; count += 1) {
    const seed = seeds(count)
    if (setOrder.every((_, position) => !isOwnWordsByChance({ seed, position }))) return seed
  }
}

/** The pair as a guide gets it. */
export function inputOf(pair: HeldPair, seed: string): InsightInput {
  const { question, names, answers, position } = pair
  return {
    ...{ question: question.content, category: question.category, cardId: question.id },
    ...{ seed, position, timesHad: 0 },
    people: [
      { name: names[0], answer: answers[0].answer },
      { name: names[1], answer: answers[1].answer },
    ],
  }
}
