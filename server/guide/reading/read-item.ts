import { hash } from 'node:crypto'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { type PairReading, readPair } from '#server/meaning/fitting-ask.ts'
import { type RelationReading, relationsOf } from '#server/meaning/relation.ts'
import { withinHorizon } from './clean-text.ts'
import { cardToSpeakFrom } from './nearest-card.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'

/** Both answers to one question, and the card that it is from. */
export type ItemReading = {
  card: SpokenCard
  /** What was asked, and of whom: words that anybody's answer may hold. */
  asked: string
  people: readonly [AnswerReading, AnswerReading]
  /** How the answers meet or miss, if there is something to show of each and its meaning is known. */
  relation: RelationReading | null
  /** What the choice of a question goes by; null where nothing is shown or the meaning cannot be read. */
  pair: PairReading | null
}

type Read = Pick<InsightInput, 'question' | 'category' | 'cardId' | 'people'>

/** Whether there is something to show of each answer. */
export const isQuotable = ({ people }: Pick<ItemReading, 'people'>): boolean =>
  people.every(({ quotes }) => quotes.length > 0)

/** A text is read for its rules as well as for its words: so many of the last readings are remembered. */
const remembered = 8
const known = new Map<string, ItemReading>()

const read = (input: Read): ItemReading => {
  const { question, people } = input
  const readings = [
    readAnswer(people[0].answer, { question }),
    readAnswer(people[1].answer, { question }),
  ] as const
  const answers = [
    withinHorizon(people[0].answer ?? ''),
    withinHorizon(people[1].answer ?? ''),
  ] as const
  const isKnown = isQuotable({ people: readings }) && !readings.some(({ isUnread }) => isUnread)
  const [relation = null] = isKnown ? relationsOf([{ question, answers }]) : []
  const pair = relation && encoder().isWhole ? readPair({ question, answers }, relation) : null
  const asked = [question, ...people.map(({ name }) => name)].join(' ')
  return { card: cardToSpeakFrom(input), asked, people: readings, relation, pair }
}

/** Reads both answers to one question. */
export const readItem = (input: Read): ItemReading => {
  const { question, category, cardId, people } = input
  const parts = [
    question,
    category,
    cardId,
    ...people.flatMap(({ name, answer }) => [name, answer]),
  ]
  const key = hash('sha256', JSON.stringify(parts), 'base64')
  const reading = known.get(key) ?? read(input)
  known.delete(key)
  known.set(key, reading)
  if (known.size > remembered) known.delete(known.keys().next().value ?? '')
  return reading
}
