import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'

/** Both answers to one question, and the card that it is from. */
export type ItemReading = {
  card: SpokenCard
  people: readonly [AnswerReading, AnswerReading]
}

type Read = Pick<InsightInput, 'question' | 'category' | 'cardId' | 'people'>

export const readItem = (input: Read): ItemReading => {
  const { question, people } = input
  const [first, second] = shownNames(people)
  return {
    card: plainCardOf(input),
    people: [
      readAnswer(people[0].answer, { question, other: second.text }),
      readAnswer(people[1].answer, { question, other: first.text }),
    ],
  }
}

/** Whether there is something to show of each answer. */
export const isQuotable = ({ people }: ItemReading): boolean =>
  people.every(({ quotes }) => quotes.length > 0)
