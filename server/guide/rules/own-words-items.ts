import { type InsightInput, insightInputOf, type SummaryInput } from '#server/guide/guide.ts'
import { isQuotable, readItem } from '#server/guide/reading/read-item.ts'
import { createMemory } from '#server/meaning/memory.ts'
import { mayBeUnsafe } from '#server/safety/sounds-unsafe.ts'
import { isOwnWordsByChance } from './own-words.ts'

type Item = Pick<InsightInput, 'question' | 'category' | 'cardId' | 'people' | 'seed' | 'position'>

/** An answer is listened to by each rule that its texts must keep: of so many the last is remembered. */
const remembered = 64
const heard = createMemory<boolean>(remembered)

const isUnsafe = (answer: string): boolean => {
  const unsafe = heard.of(answer) ?? mayBeUnsafe(answer)
  heard.keep(answer, unsafe)
  return unsafe
}

/** Whether either answer may be unsafe; both are listened to, so that the time tells nothing. */
export const hasUnsafeAnswer = (answers: readonly (string | null)[]): boolean =>
  answers.map((answer) => answer !== null && isUnsafe(answer)).includes(true)

/**
 * Whether the card's own words stand here (R20): an answer may be unsafe, is missing, or holds
 * nothing that may be repeated; or chance has it so. All of it is looked at whatever comes first,
 * so that the time it takes tells nothing.
 */
export const isOwnWordsItem = (item: Item): boolean => {
  const reasons = [
    hasUnsafeAnswer(item.people.map(({ answer }) => answer)),
    !isQuotable(readItem(item)),
    isOwnWordsByChance(item),
  ]
  return reasons.includes(true)
}

/** What of a catch-up may be spoken of: no item with the card's own words. */
export const withoutOwnWordsItems = (input: SummaryInput): SummaryInput => ({
  ...input,
  items: input.items.filter((item) => !isOwnWordsItem(insightInputOf(input, item))),
})
