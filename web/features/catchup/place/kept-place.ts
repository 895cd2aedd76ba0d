import * as z from 'zod/mini'
import { kept, storageKeys } from '#web/session/kept.ts'
import { type Place, points } from './place.ts'

const KeptPlace = z.object({
  index: z.int().check(z.minimum(0)),
  point: z.enum(points),
  choices: z.array(z.nullable(z.enum(['yes', 'no']))),
  endedAt: z.nullable(z.number()),
  alone: z.optional(z.boolean()),
})

/**
 * The place of one catch-up in this tab: an index, a point, choices and a time, no text. A
 * completion that failed is kept as unfinished, so that loading the page again tries it again.
 */
export function keptPlace(weekId: string, catchupId: number) {
  const entry = kept<Place>(storageKeys.catchup(weekId, catchupId), KeptPlace)
  return {
    /** Undefined where nothing usable is kept for a catch-up of `count` questions. */
    read(count: number): Place | undefined {
      const place = entry.get()
      return place && place.index < count ? place : undefined
    },
    write: (place: Place) =>
      entry.set({ ...place, point: place.point === 'fallback' ? 'completion' : place.point }),
    forget: entry.clear,
  }
}
