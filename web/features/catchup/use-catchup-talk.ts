import { useEffect, useState, useSyncExternalStore } from 'react'
import { sessionShelf, storageKeys } from '#web/session/stored.ts'
import { useToast } from '#web/ui/toast.tsx'
import { markComplete } from './catchup.queries.ts'
import type { Place } from './catchup-conversation.ts'
import { createCatchupPlayer } from './catchup-player.ts'
import type { TalkItem } from './catchup-replies.ts'
import { countdownLength } from './countdown.ts'
import { guideOf } from './guide-calls.ts'
import { keptPlace } from './kept-place.ts'
import { sentences } from './sentences.ts'
import type { People } from './transcript.ts'

type Options = {
  weekId: string
  catchupId: number
  items: readonly TalkItem[]
  people: People
  /** While true nothing moves and no call is made. */
  isStill: boolean
}

/** Where a reload goes on; a countdown that ran out in the meantime begins anew. */
const asResumed = (place: Place | undefined, now: number): Place | undefined =>
  place?.endedAt != null && place.endedAt + countdownLength <= now
    ? { ...place, endedAt: now }
    : place

/** Plays the catch-up from where this device was; gives the talk, its player and `forget`. */
export function useCatchupTalk({ weekId, catchupId, items, people, isStill }: Options) {
  const { toast } = useToast()
  const [kept] = useState(() => keptPlace(weekId, catchupId))
  const [player] = useState(() =>
    createCatchupPlayer({
      items,
      resumeAt: asResumed(kept.read(items.length), Date.now()),
      write: guideOf({ weekId, ...people }),
      keep: kept.write,
      now: Date.now,
      markComplete: async () => {
        const outcome = await markComplete(catchupId)
        const { title, description, signedOut } = sentences.completionFailed
        if (outcome === 'complete') {
          sessionShelf.write(storageKeys.completed(weekId), 'true')
          return true
        }
        toast({
          title,
          description: outcome === 'signed-out' ? signedOut : description,
          variant: 'destructive',
        })
        return false
      },
    }),
  )
  useEffect(() => {
    if (isStill) return
    player.play()
    return player.pause
  }, [player, isStill])

  const talk = useSyncExternalStore(player.subscribe, player.read)
  return { talk, player, forget: kept.forget }
}
