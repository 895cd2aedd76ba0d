import type { Topic } from './topic.ts'
import { closeness } from './topics/closeness.ts'
import { dailyLife } from './topics/daily-life.ts'
import { families } from './topics/families.ts'
import { hardTimes } from './topics/hard-times.ts'
import { peace } from './topics/peace.ts'
import { talking } from './topics/talking.ts'
import { together } from './topics/together.ts'

export const topics: readonly Topic[] = [
  ...talking,
  ...peace,
  ...dailyLife,
  ...together,
  ...closeness,
  ...families,
  ...hardTimes,
]
