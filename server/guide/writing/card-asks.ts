import { askKinds } from '#server/cards/card.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { ShownName } from '#server/guide/naming.ts'
import type { ItemReading } from '#server/guide/reading/read-item.ts'
import { otherSide, type Side } from '#server/guide/seeded-order.ts'
import { byFit, type OfferedAsk } from '#server/meaning/fitting-ask.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { fillLine } from './fill-line.ts'

/** From here on nothing playful is asked, whoever of the two it is. */
const mostGrave = 0.12
/** So many of those that fit best are tried, before the ones that are right for any answers. */
const mostTried = 8

/** A question of the card, and who of the two is its {one}. */
export type Ask = { line: string; one: Side }

const names = /\{(?:one|other)\}/

/** All questions of a card; one with names stands in it twice, for each of the two as its {one}. */
const offered = ({ asks }: Pick<SpokenCard, 'asks'>): OfferedAsk[] =>
  askKinds.flatMap((kind) =>
    asks[kind].flatMap((line, at): OfferedAsk[] => {
      const sort = kind === 'any' && at === 0 ? 'calm' : kind
      const straight: OfferedAsk = { sort, line, one: 0 }
      return names.test(line) ? [straight, { ...straight, one: 1 }] : [straight]
    }),
  )

/** The questions of the card that fit these answers, the best first; it ends with those that fit any. */
export const fittingAsks = ({ card, people, pair }: ItemReading, seed: string): Ask[] => {
  const [calm = '', ...rest] = card.asks.any
  const others = inSeededOrder(
    rest.filter((line) => !names.test(line)),
    'ask',
    seed,
  )
  const forAny = [...others, calm].map((line): Ask => ({ line, one: 0 }))
  if (pair === null) return forAny
  const isLight = people.every(({ grave, mayBeTender }) => grave < mostGrave && !mayBeTender)
  const fitting = byFit(
    offered(card).filter(({ sort }) => isLight || sort !== 'light'),
    pair,
  )
  return [...fitting.slice(0, mostTried), ...forAny]
}

/** The question with the names put in; null where it calls somebody by a name that is none. */
export const sayAsk = (
  { line, one }: Ask,
  shown: readonly [ShownName, ShownName],
): string | null => {
  if (names.test(line) && shown.some(({ generic }) => generic)) return null
  return fillLine(line, { one: shown[one], other: shown[otherSide(one)] })
}
