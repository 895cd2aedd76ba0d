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

/** The sentence of a card that is right under a grave answer, too. */
const calmReflection = ({ reflections }: SpokenCard): string => reflections[0] ?? ''

/** The card's own insight: a reflection and an open question; reads no answer. */
export const ownInsight = (asked: Asked): string => {
  const card = plainCardOf(asked)
  return `${calmReflection(card)} ${calmAsk(card)}`
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
export const isOwnInsight = (text: string, asked: Asked): boolean => text === ownInsight(asked)

/** Whether a text is one of these ideas as a suggestion. */
export const isSuggestionOf = (text: string, ideas: readonly string[]): boolean =>
  ideas.some((idea) => suggestionEnds.some((end) => text === `${idea} ${end}`))

/** Whether a text is the gentlest suggestion of the question's card. */
export const isOwnSuggestion = (text: string, asked: Asked): boolean =>
  isSuggestionOf(text, [plainCardOf(asked).gentleIdea])
