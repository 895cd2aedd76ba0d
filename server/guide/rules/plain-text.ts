import type { SummaryInput } from '#server/guide/guide.ts'
import { dealt, drawName, positionOf } from '#server/guide/seeded-order.ts'
import {
  plainInsightsElsewhere,
  plainInsightsOf,
  plainSuggestions,
} from '#server/guide/writing/frames/plain.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { numberFrom } from '#server/seeded-random.ts'

type Item = {
  people: readonly [{ answer: string | null }, { answer: string | null }]
  seed: string
  position: number
}

const shareOfPlainItems = 0.2

/** Whether either answer sounds unsafe. */
export const hasUnsafeAnswer = (answers: readonly (string | null)[]): boolean =>
  answers.some((answer) => answer !== null && soundsUnsafe(answer))

/** What of a catch-up may be spoken of: no item with an answer that sounds unsafe. */
export const withoutUnsafe = (input: SummaryInput): SummaryInput => ({
  ...input,
  items: input.items.filter(({ answers }) => !hasUnsafeAnswer(answers)),
})

/** One item in five is plain by the seed alone, so that a plain text says nothing about an answer. */
const isPlainByChance = ({ seed, position }: Item): boolean =>
  numberFrom(`${seed}|plain|${positionOf(position)}`) / 2 ** 32 < shareOfPlainItems

export const isPlainItem = (item: Item): boolean =>
  isPlainByChance(item) || hasUnsafeAnswer(item.people.map(({ answer }) => answer))

const chosen = (texts: readonly string[], name: string, { seed, position }: Item): string =>
  dealt(texts, name, seed, position)[0] ?? texts[0] ?? ''

/** What belongs to the category of the question, by the seed alone. */
export const plainInsight = (item: Item & { category: string }): string => {
  const { seed, category } = item
  const own = Object.hasOwn(plainInsightsOf, category) ? (plainInsightsOf[category] ?? []) : []
  const at = numberFrom(`${seed}|plain insight|${drawName(category)}`) % Math.max(1, own.length)
  return own[at] ?? chosen(plainInsightsElsewhere, 'plain insight', item)
}

export const plainSuggestion = (item: Item): string =>
  chosen(plainSuggestions, 'plain suggestion', item)

export const isPlainInsight = (text: string): boolean =>
  [plainInsightsElsewhere, ...Object.values(plainInsightsOf)].some((own) => own.includes(text))
export const isPlainSuggestion = (text: string): boolean => plainSuggestions.includes(text)
