import type { Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { knownCard, plainCardOf } from '#server/guide/card-of-question.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { Asked } from '#server/guide/guide.ts'
import { plainly } from '#server/guide/words.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { likeness } from '#server/meaning/likeness.ts'

/** From this likeness on, two questions open the same conversation. */
const alike = 0.952
/** So many cards with words in common are compared by meaning. */
const mostCompared = 12

const tellingWords = (text: string): Set<string> =>
  new Set((plainly(text).match(/[\p{L}']{3,}/gu) ?? []).filter((word) => !smallWords.has(word)))

const byWords: readonly { card: Card; words: Set<string> }[] = cards.map((card) => ({
  card,
  words: tellingWords(`${card.content} ${card.about}`),
}))

/** So many cards are read ahead at a time; that takes some hundredths of a second. */
const readAtOnce = 8

/** What the encoder makes of the questions of some cards, for other threads to know as well. */
export type ReadCards = { questions: readonly string[]; vectors: readonly Float32Array[] }

/** Reads the questions of some cards from that one on; none at the end. */
export const readCards = (from: number): ReadCards => {
  const questions = cards.slice(from, from + readAtOnce).map(({ content }) => content)
  return { questions, vectors: encoder().encode(questions) }
}

/** Has this thread know what another one made of cards. */
export const knowCards = ({ questions, vectors }: ReadCards): void => {
  for (const [at, vector] of vectors.entries()) encoder().remember(questions[at] ?? '', vector)
}

/** The card that asks nearest to the question (R13), of its category where it has one; null where none is near. */
const nearestCard = ({ question, category }: Asked): Card | null => {
  const asked = question.slice(0, 400)
  const words = tellingWords(asked)
  const compared = byWords
    .filter(({ card }) => category === '' || card.category === category)
    .map(({ card, words: own }) => ({
      card,
      shared: [...own].filter((word) => words.has(word)).length / (own.size + 1),
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, mostCompared)
  const [near = []] = likeness(
    [asked],
    compared.map(({ card }) => card.content),
  )
  const best = Math.max(0, ...near)
  return best >= alike ? (compared[near.indexOf(best)]?.card ?? null) : null
}

/** What the guide speaks from: the known card, else the nearest by meaning, else a general one. */
export const cardToSpeakFrom = (asked: Asked): SpokenCard =>
  knownCard(asked) ?? nearestCard(asked) ?? plainCardOf(asked)
