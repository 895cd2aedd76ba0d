import { closeness } from './typed/closeness.ts'
import { dailyLife } from './typed/daily-life.ts'
import { families } from './typed/families.ts'
import { hardTimes } from './typed/hard-times.ts'
import { peace } from './typed/peace.ts'
import { talking } from './typed/talking.ts'
import { together } from './typed/together.ts'

/** What people type, by the topic they hope for. */
export type TypedQuestions = Readonly<Record<string, readonly string[]>>

export const typedQuestions: TypedQuestions = {
  ...talking,
  ...peace,
  ...dailyLife,
  ...together,
  ...closeness,
  ...families,
  ...hardTimes,
}
