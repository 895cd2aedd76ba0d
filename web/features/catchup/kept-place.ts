import * as z from 'zod/mini'
import { sessionShelf } from '#web/session/stored.ts'
import { type Place, points } from './catchup-conversation.ts'

const KeptPlace = z.object({
  index: z.int().check(z.minimum(0)),
  point: z.enum(points),
  choices: z.array(z.nullable(z.enum(['yes', 'no']))),
  endedAt: z.nullable(z.number()),
  alone: z.optional(z.boolean()),
})

const keyOf = (weekId: string, catchupId: number) => `catchup_${weekId}_${catchupId}`

/**
 * The place of one catch-up on this device: an index, a point, choices and a time, no text. A
 * completion that failed is kept as unfinished, so that loading the page again tries it again.
 */
export function keptPlace(weekId: string, catchupId: number) {
  const key = keyOf(weekId, catchupId)
  return {
    /** Undefined where nothing usable is kept for a catch-up of `count` questions. */
    read(count: number): Place | undefined {
      const place = parse(sessionShelf.read(key))
      return place && place.index < count ? place : undefined
    },
    write(place: Place) {
      const point = place.point === 'fallback' ? 'completion' : place.point
      sessionShelf.write(key, JSON.stringify({ ...place, point }))
    },
    forget: () => sessionShelf.remove(key),
  }
}

function parse(text: string | null): Place | undefined {
  try {
    return z.safeParse(KeptPlace, JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
