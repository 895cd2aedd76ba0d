import type { ItemReading } from '#server/guide/reading/read-item.ts'
import type { Side } from '#server/guide/seeded-order.ts'
import type { Meeting } from './meeting-lines.ts'

/** How two answers meet; `one` is the {one} of its lines, null where only lines without names are true. */
export type MeetingFound = { meeting: Meeting; one: Side | null }

/** How the two answers meet or miss, where that is nearly certain; null for silence. */
export const meetingOf = ({ people }: ItemReading): MeetingFound | null => {
  if (people.some(({ mayBeTender }) => mayBeTender)) return null
  if (people.every(({ isThanks, saysLittle }) => isThanks && !saysLittle)) {
    return { meeting: 'thanks-both', one: null }
  }
  return null
}
