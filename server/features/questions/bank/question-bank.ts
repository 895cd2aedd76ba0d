import type { BankQuestion } from './bank-question.ts'
import { connectionAndIntimacy } from './connection-intimacy.ts'
import { dailyLife } from './daily-life.ts'
import { funAndFriendship } from './fun-friendship.ts'
import { goalsAndGrowth } from './goals-growth.ts'
import { healthAndWellbeing } from './health-wellbeing.ts'
import { intimacy } from './intimacy.ts'
import { parenting } from './parenting.ts'
import { sharedResponsibilities } from './shared-responsibilities.ts'
import { supportAndAppreciation } from './support-appreciation.ts'

export const questionBank: readonly BankQuestion[] = [
  ...connectionAndIntimacy,
  ...intimacy,
  ...supportAndAppreciation,
  ...dailyLife,
  ...healthAndWellbeing,
  ...sharedResponsibilities,
  ...parenting,
  ...goalsAndGrowth,
  ...funAndFriendship,
]
