import type { TypedQuestions } from '#server/features/ask/topics/topic.ts'
import { closeness } from './closeness.ts'
import { dailyLife } from './daily-life.ts'
import { families } from './families.ts'
import { hardTimes } from './hard-times.ts'
import { peace } from './peace.ts'
import { talking } from './talking.ts'
import { together } from './together.ts'

/** What people type, by the topic they hope for. */
export const typedQuestions: TypedQuestions = {
  ...talking,
  ...peace,
  ...dailyLife,
  ...together,
  ...closeness,
  ...families,
  ...hardTimes,
}
