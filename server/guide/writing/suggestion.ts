import { quietestIdea } from '#server/cards/card.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { readItem } from '#server/guide/reading/read-item.ts'
import { ownSuggestion } from '#server/guide/rules/own-words.ts'
import { isOwnWordsItem } from '#server/guide/rules/own-words-items.ts'

/**
 * One small idea of the card for both: one that the couple has not had yet, as long as there is one; a gentle one where an
 * answer may be heavy; and the quietest where one is, somebody sounds hurt by the other, or an answer is not to be spoken of
 * (R20).
 */
export const writeSuggestion = (input: InsightInput): string => {
  if (isOwnWordsItem(input)) return ownSuggestion(input)
  const { card, people } = readItem(input)
  if (people.some(({ isGrave, isStung }) => isGrave || isStung)) return quietestIdea(card)
  if (people.some(({ mayBeTender }) => mayBeTender)) return card.gentleIdea
  return card.ideas[Math.max(0, input.timesHad) % card.ideas.length] ?? ownSuggestion(input)
}
