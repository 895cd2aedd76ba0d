import { type InsightInput, insightInputOf, type SummaryInput } from '#server/guide/guide.ts'
import { type ItemReading, isQuotable, readItem } from '#server/guide/reading/read-item.ts'
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

/** Whether what both answers say is known. */
const isRead = ({ people }: ItemReading): boolean => people.every(({ isUnread }) => !isUnread)

/**
 * Whether the card's own words stand here (R20): an answer may be unsafe, is missing, or holds
 * nothing that may be repeated; or chance has it so. All of it is looked at whatever comes first,
 * so that the time it takes tells nothing.
 */
export const isOwnWordsItem = (item: Item): boolean => {
  const reading = readItem(item)
  const reasons = [
    hasUnsafeAnswer(item.people.map(({ answer }) => answer)),
    !isQuotable(reading),
    isOwnWordsByChance(item, isRead(reading) ? 'read' : 'unread'),
  ]
  return reasons.includes(true)
}

/** Whether a summary may speak of an item: it has not the card's own words, and what both answers say is known. */
export const isSpokenOf = (item: Item): boolean => !isOwnWordsItem(item) && isRead(readItem(item))

/** What of a catch-up may be spoken of. */
export const withoutOwnWordsItems = (input: SummaryInput): SummaryInput => ({
  ...input,
  items: input.items.filter((item) => isSpokenOf(insightInputOf(input, item))),
})
