import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { ShownName } from '#server/guide/naming.ts'
import type { AnswerReading } from '#server/guide/reading/read-answer.ts'
import { otherSide, type Side } from '#server/guide/seeded-order.ts'
import type { Relation, RelationReading } from '#server/meaning/relation.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { fillLine } from './fill-line.ts'

/** From here on nothing playful is asked, whoever of the two it is. */
const mostGrave = 0.12

type People = readonly [AnswerReading, AnswerReading]

/** A question of the card, and who of the two is its {one}. */
export type Ask = { line: string; one: Side }

/** The relations that a kind of question is for, and from which likelihood on: a question claims less than a line. */
const kinds = {
  alike: { relations: new Set<Relation>(['same-thing', 'one-wish']), from: 0.75 },
  unlike: { relations: new Set<Relation>(['two-wishes', 'opposite-tastes']), from: 0.9 },
} as const

/** The one of the two whose answer is such, who is named first where both are; null for none. */
const who = (people: People, first: Side, is: (one: AnswerReading) => boolean): Side | null =>
  ([first, otherSide(first)] as const).find((side) => is(people[side])) ?? null

const names = /\{(?:one|other)\}/

/** In seeded order, those that speak to the two by name first. */
const inOrder = (asks: readonly string[], seed: string): string[] => {
  const seeded = inSeededOrder(asks, 'ask', seed)
  return [...seeded.filter((ask) => names.test(ask)), ...seeded.filter((ask) => !names.test(ask))]
}

/** The questions of the card that fit these answers, the best first; it ends with those that fit any. */
export const fittingAsks = (
  { asks, valence }: SpokenCard,
  people: People,
  { relation, seed, first }: { relation: RelationReading | null; seed: string; first: Side },
): Ask[] => {
  const from = (pool: readonly string[], one: Side = first): Ask[] =>
    inOrder(pool, seed).map((line) => ({ line, one }))
  const calm = inSeededOrder(asks.any.slice(0, 2), 'calm ask', seed).map((line) => ({
    ...{ line, one: first },
  }))
  const isOf = (kind: keyof typeof kinds): boolean =>
    relation !== null &&
    kinds[kind].relations.has(relation.relation) &&
    relation.likelihood >= kinds[kind].from
  const tender = who(people, first, ({ isTender }) => isTender)
  if (tender !== null) return [...from(asks.tender, tender), ...calm]
  if (people.some(({ mayBeTender }) => mayBeTender)) return calm
  const short = who(people, first, ({ saysLittle }) => saysLittle)
  const isLight = people.every(({ grave }) => grave < mostGrave)
  const light = isLight ? who(people, first, ({ isJoke }) => isJoke) : null
  return [
    ...(light === null ? [] : from(asks.light, light)),
    ...(short === null ? [] : from(asks.short, short)),
    ...(isOf('alike') ? from(asks.alike) : []),
    ...(isOf('unlike') ? from(asks.unlike) : []),
    ...(valence === 'tender' ? calm : []),
    ...from(asks.any),
  ]
}

/** The question with the names put in; null where it calls somebody by a name that is none. */
export const sayAsk = (
  { line, one }: Ask,
  shown: readonly [ShownName, ShownName],
): string | null => {
  if (names.test(line) && shown.some(({ generic }) => generic)) return null
  return fillLine(line, { one: shown[one], other: shown[otherSide(one)] })
}
