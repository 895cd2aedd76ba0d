import { connectionAndIntimacy } from './bank/connection-intimacy.ts'
import { dailyLife } from './bank/daily-life.ts'
import { funAndFriendship } from './bank/fun-friendship.ts'
import { goalsAndGrowth } from './bank/goals-growth.ts'
import { healthAndWellbeing } from './bank/health-wellbeing.ts'
import { intimacy } from './bank/intimacy.ts'
import { parenting } from './bank/parenting.ts'
import { sharedResponsibilities } from './bank/shared-responsibilities.ts'
import { supportAndAppreciation } from './bank/support-appreciation.ts'
import type { BankQuestion } from './bank-question.ts'

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
