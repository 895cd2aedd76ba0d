import { hash } from 'node:crypto'
import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { SpokenCard } from '#server/guide/general-cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { positionOf } from '#server/guide/seeded-order.ts'
import { inSeededOrder } from '#server/seeded-random.ts'

type Drawn = Pick<InsightInput, 'seed' | 'position'>
type Asked = Pick<InsightInput, 'question' | 'category' | 'cardId'>

const shareByChance = 1 / 16

/**
 * One item in sixteen, by the seed alone: so the card's own words say nothing about an answer. Drawn by a
 * one-way hash, since the short one that orders texts lets itself be followed back from the texts.
 */
export const isOwnWordsByChance = ({ seed, position }: Drawn): boolean => {
  const drawn = hash('sha256', `${seed}|own words|${positionOf(position)}`, 'buffer')
  return drawn.readUInt32BE() / 2 ** 32 < shareByChance
}

/** A card's question that is right after a grave answer, too. */
const calmAsk = ({ asks }: SpokenCard): string => asks.any[0] ?? ''

/**
 * What stands in place of the card's sentence where the answers may be heavy. They say nothing of what was written, hurry
 * nobody and press nobody to talk.
 */
export const unhurriedSentences: readonly string[] = [
  'These are answers to take your time over, each as it was written.',
  'There is no hurry with either of these answers.',
  'Each of these answers deserves a quiet minute of its own.',
  'Take these two answers one at a time, and slowly.',
  'Both of these can be read again, in your own time.',
  'Some answers want a second, slower reading.',
  'Let each answer stand for a moment, just as it was written.',
  'A slow reading suits both of these answers.',
  'You can come back to either of these answers later.',
  'There is time for both of these answers.',
  'Give each of these answers the time that it takes.',
]

/**
 * The first sentence of the card's own insight, in every way it may be. A saying of the card brushes past what hurts:
 * read blind over answers that were not spoken of, some were found harmful, and none of the unhurried ones. So only a
 * warm and easy card keeps its own, and none about children; which card it is says nothing about an answer.
 */
const firstSentences = ({ valence, depth, needs, reflections }: SpokenCard): readonly string[] =>
  valence === 'warm' && depth === 1 && !needs?.includes('children')
    ? reflections.slice(0, 1)
    : unhurriedSentences

/** The card's own insight: a sentence that is right over any answers, and an open question; reads no answer. */
export const ownInsight = ({ seed, position, ...asked }: Asked & Drawn): string => {
  const card = plainCardOf(asked)
  const sentences = inSeededOrder(firstSentences(card), 'own words', seed)
  return `${sentences[positionOf(position) % sentences.length] ?? ''} ${calmAsk(card)}`
}

/** The ways a suggestion ends: each is right after a grave answer, too. */
export const suggestionEnds: readonly string[] = [
  'Only if it suits you this week.',
  'Leave it if it does not fit this week.',
  'If not this week, then not.',
  'Skip it if it does not feel right.',
  'If it does not suit you, leave it out.',
  'Only if you feel like it this week.',
  'This week, or not at all, as it suits you.',
]

const endOf = ({ seed, position }: Drawn): string =>
  inSeededOrder(suggestionEnds, 'suggestion end', seed)[positionOf(position)] ?? ''

/** An idea of a card as a suggestion that is easy to refuse. */
export const suggestionOf = (idea: string, drawn: Drawn): string => `${idea} ${endOf(drawn)}`

/** The card's own suggestion: the gentlest idea it has; reads no answer. */
export const ownSuggestion = (item: Asked & Drawn): string =>
  suggestionOf(plainCardOf(item).gentleIdea, item)

/** Whether a text is the card's own insight on that question. */
export const isOwnInsight = (text: string, asked: Asked): boolean => {
  const card = plainCardOf(asked)
  return firstSentences(card).some((sentence) => text === `${sentence} ${calmAsk(card)}`)
}

/** Whether a text is one of these ideas as a suggestion. */
export const isSuggestionOf = (text: string, ideas: readonly string[]): boolean =>
  ideas.some((idea) => suggestionEnds.some((end) => text === `${idea} ${end}`))

/** Whether a text is the gentlest suggestion of the question's card. */
export const isOwnSuggestion = (text: string, asked: Asked): boolean =>
  isSuggestionOf(text, [plainCardOf(asked).gentleIdea])
