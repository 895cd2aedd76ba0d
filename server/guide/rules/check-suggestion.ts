import { quietestIdea } from '#server/cards/card.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { isQuotable, readItem } from '#server/guide/reading/read-item.ts'
import { countWords } from '#server/guide/words.ts'
import { ownSuggestion } from './own-words.ts'
import { hasUnsafeAnswer } from './own-words-items.ts'
import { bareText, ownWords } from './quoted-spans.ts'
import { sentencesIn } from './reading-grade.ts'
import {
  type Findings,
  faultsAnywhere,
  misquotes,
  namesIn,
  sourcesOf,
  when,
} from './text-faults.ts'

const tooLong =
  /\b(?:(?<!quarter of an )hours?|all day|all night|(?:whole|entire|full) (?:day|evening|weekend|afternoon|morning))\b/i
const costly =
  /\b(?:buy|order in|book a|restaurants?|tickets?|pay|hire|subscri\w*|cinema|takeaway|spend money|shop for|concert)\b/i
const refusable =
  /\b(?:if (?:you|it|there|one of you|either|not)|only if|skip|leave it|let it go|fine answer|no is|can wait|rather not|drop it|or not)\b/i
const shared = /\b(?:each|both|together|take turns|side by side|swap|trade|one of you|in turns)\b/i
const secondIdea =
  /\b(?:alternatively|another idea|or you could|as well as that|secondly|also try|a second)\b/i
const numbers: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}
const longestIdea = 15

const minutesIn = (text: string): number[] =>
  [...text.matchAll(/\b(\d+|[a-z]+(?:-five)?)[- ]minutes?\b/gi)].map(
    ([, count]) => numbers[(count ?? '').toLowerCase()] ?? (Number(count) || 0),
  )

/** A check of suggestions for one pair of answers. */
export const createSuggestionCheck = (input: InsightInput): ((text: string) => Findings) => {
  const answers = input.people.map(({ answer }) => answer)
  const item = readItem(input)
  const saysNothing = hasUnsafeAnswer(answers) || !isQuotable(item)
  const { ideas, gentleIdea } = item.card
  const ofCard = [...ideas, gentleIdea, quietestIdea(item.card)]
  const names = namesIn(input)
  const sources = sourcesOf(input.people)
  return (text) => {
    if (text === ownSuggestion(input)) return []
    if (saysNothing) return ['not the words of the card, though an answer is not to be spoken of']
    if (ofCard.includes(text)) return []
    const own = ownWords(text, names)
    const minutes = minutesIn(own)
    const isShort = minutes.length > 0 && minutes.every((count) => count <= longestIdea)
    return [
      ...faultsAnywhere(text, own, names),
      ...misquotes(text, names, sources),
      ...when(countWords(bareText(text)) > 45, 'more than 45 words'),
      ...when(sentencesIn(own).length > 3 || secondIdea.test(own), 'more than one idea'),
      ...when(!isShort || tooLong.test(own), 'not within 15 minutes'),
      ...when(!/\bthis week\b/i.test(own), 'not this week'),
      ...when(costly.test(own), 'not free'),
      ...when(!refusable.test(own), 'not easy to refuse'),
      ...when(!shared.test(own) && !names.every((name) => text.includes(name)), 'no part for both'),
    ]
  }
}

/** What is wrong with a suggestion: one free idea for both, 15 minutes at most, this week, easy to refuse. */
export const checkSuggestion = (text: string, input: InsightInput): Findings =>
  createSuggestionCheck(input)(text)
