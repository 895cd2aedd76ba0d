import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { sessionShelf, storageKeys } from '#web/session/stored.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { markComplete, placeCalls } from './catchup.queries.ts'
import type { Choice, Place } from './catchup-conversation.ts'
import { createCatchupPlayer } from './catchup-player.ts'
import { countdownLength } from './countdown.ts'
import { startAt } from './couple-place.ts'
import { guideOf } from './guide-calls.ts'
import { keptPlace } from './kept-place.ts'
import { createPlaceFollower, followEvery } from './place-follower.ts'
import { sentences } from './sentences.ts'
import type { People } from './transcript.ts'

type Options = {
  weekId: string
  catchupId: number
  items: readonly AnsweredQuestion[]
  people: People
  /** Where the couple were when this device came; null where that is not known. */
  couple: CatchupPlace | null
  /** While true nothing moves and no call is made. */
  isStill: boolean
  /** Called whenever this device has looked where the couple are. */
  onLook: () => void
}

/** Where a reload goes on; a countdown that ran out in the meantime begins anew. */
const asResumed = (place: Place | undefined, now: number): Place | undefined =>
  place?.endedAt != null && place.endedAt + countdownLength <= now
    ? { ...place, endedAt: now }
    : place

/** Plays the catch-up from where this device or the couple were, and keeps the two together. */
export function useCatchupTalk(options: Options) {
  const { weekId, catchupId, items, people, couple, isStill } = options
  const { toast } = useToast()
  const [kept] = useState(() => keptPlace(weekId, catchupId))
  const [player] = useState(() => {
    const now = Date.now()
    const here = { couple, count: items.length, now }
    return createCatchupPlayer({
      items,
      couple,
      resumeAt: asResumed(startAt({ ...here, kept: kept.read(items.length) }), now),
      write: guideOf({ weekId, ...people }),
      keep: kept.write,
      now: Date.now,
      markComplete: async () => {
        const outcome = await markComplete(catchupId)
        const { title, description, signedOut } = sentences.completionFailed
        if (outcome === 'complete') return true
        toast({
          title,
          description: outcome === 'signed-out' ? signedOut : description,
          variant: 'destructive',
        })
        return false
      },
    })
  })
  const [follower] = useState(() =>
    createPlaceFollower({ player, calls: placeCalls(catchupId), count: items.length }),
  )
  const looked = useEffectEvent(options.onLook)

  useEffect(() => {
    if (isStill) return
    const unwatch = player.subscribe(follower.watch)
    player.play()
    void follower.tell()
    const looking = setInterval(async () => {
      await follower.look()
      if (!follower.isOver()) looked()
    }, followEvery)
    return () => {
      clearInterval(looking)
      player.pause()
      unwatch()
    }
  }, [player, follower, isStill])

  const talk = useSyncExternalStore(player.subscribe, player.read)
  const isCompleted = talk.place.point === 'completed'
  useEffect(() => {
    if (isCompleted) sessionShelf.write(storageKeys.completed(weekId), 'true')
  }, [isCompleted, weekId])

  const told = (act: () => void) => {
    act()
    void follower.tell()
  }
  return {
    talk,
    renew: player.renew,
    askAgain: player.askAgain,
    choose: (choice: Choice) => told(() => player.choose(choice)),
    goOn: () => told(player.goOn),
    join: () => told(player.join),
    noteAtEnd: () => void follower.noteAtEnd(),
    /** Forgets the place on this device, as its catch-up is over. */
    forget() {
      kept.forget()
      sessionShelf.remove(storageKeys.completed(weekId))
    },
  }
}
