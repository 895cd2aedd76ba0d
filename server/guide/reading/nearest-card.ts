import type { Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { knownCard, plainCardOf } from '#server/guide/card-of-question.ts'
import { generalCardOf, type SpokenCard } from '#server/guide/general-cards.ts'
import type { Asked } from '#server/guide/guide.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { nearness } from '#server/meaning/text-features.ts'

/**
 * From here on two questions open the same conversation: how near their vectors are, and a fifth of the
 * share of telling words they have in common. Of sixty questions by `free-questions.ts`, one got a wrong card.
 */
const alike = 0.825
const byWords = 0.2

/** So many of the nearest cards say which category a question is of, where they agree so far. */
const few = 6
const agreement = 0.5
/** Below this, a question is of no category of ours. */
const leastNear = 0.45

/** So many cards are read ahead at a time; that takes some hundredths of a second. */
const readAtOnce = 8

const questions: readonly string[] = cards.map(({ content }) => content)

/** What the encoder makes of the questions of some cards, for other threads to know as well. */
export type ReadCards = { questions: readonly string[]; vectors: readonly Float32Array[] }

/** Reads the questions of some cards from that one on; none at the end. */
export const readCards = (from: number): ReadCards => {
  const some = questions.slice(from, from + readAtOnce)
  return { questions: some, vectors: encoder().encode(some) }
}

/** Has this thread know what another one made of cards. */
export const knowCards = ({ questions: some, vectors }: ReadCards): void => {
  for (const [at, vector] of vectors.entries()) encoder().remember(some[at] ?? '', vector)
}

let known: readonly Float32Array[] | undefined

/** The vectors of all cards' questions: known by then, or made the first time they are asked for. */
const cardVectors = (): readonly Float32Array[] => {
  known ??= encoder().encode(questions)
  return known
}

const endings = /(?<=\p{L}{3})(?:'s|ing|ies|ed|es|s|ly|e)$/u

const tellingWords = (text: string): Set<string> => {
  const words = plainly(text).match(/[\p{L}']{3,}/gu) ?? []
  return new Set(words.filter((one) => !smallWords.has(one)).map((one) => one.replace(endings, '')))
}

const wordsOfCards = cards.map(({ content, about }) => tellingWords(`${content} ${about}`))

const cardsWith = Map.groupBy(
  wordsOfCards.flatMap((words) => [...words]),
  (word) => word,
)

/** How much a word tells: the more, the fewer cards have it. */
const weightOf = (word: string): number =>
  Math.log((cards.length + 1) / ((cardsWith.get(word)?.length ?? 0) + 1))

const sumOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0)

/** A question to somebody as our cards ask it: of “your partner”, not of “me”. */
const asCardsAsk = (question: string): string =>
  question
    .replace(/\bmy\b/giu, "your partner's")
    .replace(/\b(?:we|us)\b/giu, 'you two')
    .replace(/\bour\b/giu, 'your')
    .replace(/\b(?:I|me)\b/gu, 'your partner')

type Near = { card: Card; near: number }

/** The cards that ask nearest, nearest first. */
const nearestTo = ({ question, category }: Asked): Near[] => {
  const asked = asCardsAsk(question.slice(0, 400))
  const [vector = new Float32Array()] = encoder().encode([asked])
  const words = [...tellingWords(asked)]
  const all = sumOf(words)
  const vectors = cardVectors()
  return cards
    .map((card, at): Near => {
      const shared = words.filter((word) => wordsOfCards[at]?.has(word))
      const inWords = all === 0 ? 0 : sumOf(shared) / all
      return { card, near: nearness(vector, vectors[at] ?? vector) + byWords * inWords }
    })
    .filter(({ card }) => category === '' || card.category === category)
    .sort((one, other) => other.near - one.near)
    .slice(0, few)
}

/** The category that the nearest cards mostly are of; empty where they do not agree, or none is near. */
const categoryOf = (nearest: readonly Near[]): string => {
  const near = nearest.filter((one) => one.near >= leastNear)
  const [first = []] = [...Map.groupBy(near, ({ card }) => card.category).values()].sort(
    (one, other) => other.length - one.length,
  )
  const isAgreed = first.length >= agreement * few
  return isAgreed ? (first[0]?.card.category ?? '') : ''
}

/**
 * What the guide speaks from (R13): the known card, else the nearest by meaning, of its category where it has
 * one; else the general card of its category, or of that of the nearest.
 */
export const cardToSpeakFrom = (asked: Asked): SpokenCard => {
  const card = knownCard(asked)
  if (card || !encoder().isWhole) return plainCardOf(asked)
  const nearest = nearestTo(asked)
  const [best] = nearest
  if (best && best.near >= alike) return best.card
  return generalCardOf(asked.category || categoryOf(nearest))
}
