import { askKinds, type Card } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import {
  type AskSort,
  askFeatures,
  askNumbers,
  askPlaces,
  type OfferedAsk,
  readPair,
  worthBesides,
} from '#server/meaning/fitting-ask.ts'
import { type Head, type HeadShape, sumsOf } from '#server/meaning/head.ts'
import { relationsOf } from '#server/meaning/relation.ts'
import { type AskJudgement, judgedAsks } from './corpora.ts'
import { choosingHeads, foldOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'

const shape: HeadShape = {
  outputs: ['fit'],
  ...{ numbers: askNumbers, places: askPlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = {
  ...{ rounds: 15, pace: 0.015, seed: 'fitting ask', decay: 1e-2, placeDecay: 1e-2 },
}
/** What is neither among the best nor unfit is a little right, so that what is unfit is the farthest. */
const [best, neutral, unfit] = [1, 0.2, 0]

/** A judge saw a question that names both with the first answer as its {one}, and could say that the other way round is better. */
const offeredOf = (card: Card): (OfferedAsk & { name: string })[] =>
  askKinds.flatMap((kind) =>
    card.asks[kind].flatMap((line, at) => {
      const sort: AskSort = kind === 'any' && at === 0 ? 'calm' : kind
      const straight = { sort, line, one: 0 as const, name: `${kind}${at + 1}` }
      return line.includes('{')
        ? [straight, { ...straight, one: 1 as const, name: `${straight.name}~` }]
        : [straight]
    }),
  )

const choiceOf = ({ card: id, answers, best: chosen, bad }: AskJudgement) => {
  const card = cardOf(id)
  if (!card || chosen.length === 0) return []
  const asked = { question: card.content.replaceAll('{partner}', 'your partner'), answers }
  const [related] = relationsOf([asked])
  if (!related) return []
  const pair = readPair(asked, related)
  const offered = offeredOf(card)
  const worth = offered.map(({ name }) =>
    chosen.includes(name) ? best : bad.includes(name) ? unfit : neutral,
  )
  const total = worth.reduce((sum, one) => sum + one, 0)
  return [
    {
      fold: foldOf(answers[0]),
      besides: offered.map(worthBesides),
      candidates: offered.map((ask) => askFeatures(ask, pair)),
      truth: worth.map((one) => one / total),
      worth,
    },
  ]
}

/** Learns which question of a card fits what two people wrote. */
export function trainFittingAsk(print: (line: string) => void): Head {
  const choices = judgedAsks().flatMap(choiceOf)
  const { head, byFold } = choosingHeads(shape, choices, settings)
  print(`fitting-ask: ${choices.length} pairs`)
  const report = (name: string, worthOf: (choice: (typeof choices)[number]) => number[]) => {
    const first = choices.map((choice) => {
      const fits = worthOf(choice)
      return choice.worth[fits.indexOf(Math.max(...fits))]
    })
    const share = (wanted: number) =>
      (first.filter((worth) => worth === wanted).length / first.length).toFixed(3)
    print(`  ${name}: among the best ${share(best)}, unfit ${share(unfit)}`)
  }
  report('drawn from those for any answers', ({ besides, fold }) =>
    besides.map((worth, at) => (worth === Math.max(...besides) ? (at * 7 + fold) % 5 : -1)),
  )
  report('other folds', ({ fold, candidates, besides }) =>
    candidates.map(
      (features, at) => (sumsOf(byFold[fold] ?? head, features).sums[0] ?? 0) + (besides[at] ?? 0),
    ),
  )
  return head
}
