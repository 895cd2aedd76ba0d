import { cardOf, cards } from '#server/cards/cards.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { generalCardOf, type SpokenCard } from './general-cards.ts'
import type { Asked } from './guide.ts'

const spaced = (text: string): string => (plainly(text).match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')

const byContent = new Map(cards.map((card) => [spaced(card.content), card]))

/** The card of that id, else the one with that very question. */
export const knownCard = ({ cardId, question }: Pick<Asked, 'cardId' | 'question'>) =>
  cardOf(cardId) ?? byContent.get(spaced(question.slice(0, 400)))

/** The known card, else the general one of the category (R13, R20); reads no answer. */
export const plainCardOf = (asked: Asked): SpokenCard =>
  knownCard(asked) ?? generalCardOf(asked.category)
