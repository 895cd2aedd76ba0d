import { closeness } from './closeness.ts'
import { dailyLife } from './daily-life.ts'
import { families } from './families.ts'
import { hardTimes } from './hard-times.ts'
import { peace } from './peace.ts'
import { talking } from './talking.ts'
import { together } from './together.ts'
import type { Topic } from './topic.ts'
import { trust } from './trust.ts'

export const topics: readonly Topic[] = [
  ...talking,
  ...peace,
  ...dailyLife,
  ...together,
  ...closeness,
  ...trust,
  ...families,
  ...hardTimes,
]
