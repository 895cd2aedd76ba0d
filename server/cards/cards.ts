import type { Card } from './card.ts'
import { connectionAndIntimacy } from './connection-intimacy.ts'
import { dailyLife } from './daily-life.ts'
import { funAndFriendship } from './fun-friendship.ts'
import { goalsAndGrowth } from './goals-growth.ts'
import { healthAndWellbeing } from './health-wellbeing.ts'
import { sharedResponsibilities } from './shared-responsibilities.ts'
import { supportAndAppreciation } from './support-appreciation.ts'

/** Every conversation card there is. */
export const cards: readonly Card[] = [
  ...connectionAndIntimacy,
  ...supportAndAppreciation,
  ...dailyLife,
  ...healthAndWellbeing,
  ...sharedResponsibilities,
  ...goalsAndGrowth,
  ...funAndFriendship,
]

const byId = new Map(cards.map((card) => [card.id, card]))

/** The card of that id; undefined for an id that no card has any more. */
export const cardOf = (id: string): Card | undefined => byId.get(id)
