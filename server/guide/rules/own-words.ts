import { hash } from 'node:crypto'
import { quietestIdea } from '#server/cards/card.ts'
import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { positionOf } from '#server/guide/seeded-order.ts'
import { inSeededOrder } from '#server/seeded-random.ts'

type Drawn = Pick<InsightInput, 'seed' | 'position'>
type Asked = Pick<InsightInput, 'question' | 'category' | 'cardId'>

/**
 * How many items have the card's own words by chance. Where what was written is not known, there are few other reasons for
 * them, and what sounds unsafe would stand out.
 */
const shareByChance = { read: 1 / 16, unread: 1 / 5 } as const

/**
 * One item in sixteen, by the seed alone, and one in five where an answer is in another language: so the card's own words
 * say nothing about an answer. Drawn by a one-way hash, since the short one that orders texts lets itself be followed back
 * from the texts.
 */
export const isOwnWordsByChance = (
  { seed, position }: Drawn,
  kind: keyof typeof shareByChance = 'read',
): boolean => {
  const drawn = hash('sha256', `${seed}|own words|${positionOf(position)}`, 'buffer')
  return drawn.readUInt32BE() / 2 ** 32 < shareByChance[kind]
}

/** A card's question that is right after a grave answer, too. */
const calmAsk = ({ asks }: SpokenCard): string => asks.any[0] ?? ''

/**
 * What stands in place of a card's sentence where no card has the question, so that nobody knows what it is about, and both
 * have answered: they say nothing of what was written, hint at nothing in it, press nobody to talk, and never say that
 * something can wait: it may be what must not.
 */
const besideAnyAnswers: readonly string[] = [
  'Each of these answers deserves a quiet minute of its own.',
  'Here are two answers to read one after the other, with a pause between them.',
  'Here is what each of you wrote, in your own words.',
  'Let each answer stand for a moment before you go on.',
  'Here are both answers, each as it was written.',
  'These two answers are best read slowly, one and then the other.',
  'Both answers are here in the words that each of you chose.',
]

/** The same where somebody has not, or keeps an answer private: of the kind of question alone. */
const besideNoAnswer: readonly string[] = [
  'Some questions take longer than one evening.',
  'A question like this can be easy on one day and hard on another.',
  'Questions like this one are answered a little at a time.',
  'Not every question has its answer ready on the day it is asked.',
  'Some questions stay with people for a while.',
  'There are questions to which the words come slowly.',
  'A question like this means something else to everyone.',
]

export const plainSentences = { besideAnyAnswers, besideNoAnswer } as const

const hasBoth = (people: InsightInput['people']): boolean =>
  people.every(({ answer }) => (answer ?? '').trim() !== '')

type Beside = keyof typeof plainSentences

/**
 * The first sentences that the card's own insight may have: the card's own first reflection, which is true of people whatever
 * these two wrote; plain ones of the kind of question where no card has it.
 */
const firstSentences = (card: SpokenCard, beside: Beside): readonly string[] =>
  card.id === '' ? plainSentences[beside] : card.reflections.slice(0, 1)

/** The card's own insight: a sentence that is right over any answers, and an open question; reads no more of them than whether both are there. */
export const ownInsight = (input: Asked & Drawn & Pick<InsightInput, 'people'>): string => {
  const { seed, position, people } = input
  const card = plainCardOf(input)
  const beside = hasBoth(people) ? 'besideAnyAnswers' : 'besideNoAnswer'
  const sentences = inSeededOrder(firstSentences(card, beside), 'own words', seed)
  return `${sentences[positionOf(position) % sentences.length] ?? ''} ${calmAsk(card)}`
}

/** Whether a text is the card's own insight on that question. */
export const isOwnInsight = (text: string, asked: Asked): boolean => {
  const card = plainCardOf(asked)
  return (['besideAnyAnswers', 'besideNoAnswer'] as const)
    .flatMap((beside) => firstSentences(card, beside))
    .some((sentence) => text === `${sentence} ${calmAsk(card)}`)
}

/**
 * The card's own suggestion: the gentlest idea it has; reads no answer. That it is there to be left, too, is said by the
 * heading over it, once for all.
 */
export const ownSuggestion = (asked: Asked): string => quietestIdea(plainCardOf(asked))
