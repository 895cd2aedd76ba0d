import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { kept, storageKeys } from '#web/session/kept.ts'
import { useTimedSteps } from '#web/ui/chat/use-timed-steps.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { markComplete, placeCalls } from './catchup.queries.ts'
import { catchupControls, catchupScript } from './catchup-script.ts'
import { catchupWords } from './catchup-words.ts'
import { countdownLength } from './closing/completion-countdown.tsx'
import { guideOf } from './guide/guide-texts.ts'
import { watchAttention } from './place/attention.ts'
import { startAt } from './place/couple-place.ts'
import { keptPlace } from './place/kept-place.ts'
import type { Choice, Place } from './place/place.ts'
import { createPlaceFollower, followEvery } from './place/place-follower.ts'
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

const completedIn = (weekId: string) => kept(storageKeys.completed(weekId), z.boolean())

/** Forgets the place on this device, as its catch-up is over. */
export function forgetCatchup(weekId: string, catchupId: number): void {
  keptPlace(weekId, catchupId).forget()
  completedIn(weekId).clear()
}

/** Plays the catch-up from where this device or the couple were, and keeps the two together. */
export function useCatchup(options: Options) {
  const { weekId, catchupId, items, people, couple, isStill } = options
  const { toast } = useToast()
  const here = keptPlace(weekId, catchupId)
  const completed = completedIn(weekId)
  const parts = {
    items,
    couple,
    resumeAt: () => {
      const now = Date.now()
      const count = items.length
      return asResumed(startAt({ couple, count, now, kept: here.read(count) }), now)
    },
    write: guideOf({ weekId, ...people }),
    keep: here.write,
    now: Date.now,
    markComplete: async () => {
      const outcome = await markComplete(catchupId)
      const { title, description, signedOut } = catchupWords.completionFailed
      if (outcome === 'complete') return true
      toast({
        title,
        description: outcome === 'signed-out' ? signedOut : description,
        variant: 'destructive',
      })
      return false
    },
  }
  const [catchup, steps] = useTimedSteps(catchupScript(parts), { isPaused: isStill })
  const [controls] = useState(() => catchupControls(steps, parts))
  const [follower] = useState(() =>
    createPlaceFollower({
      device: controls,
      calls: placeCalls(catchupId),
      count: items.length,
    }),
  )
  const looked = useEffectEvent(options.onLook)

  useEffect(() => {
    if (isStill) return
    const unwatch = steps.store.subscribe(follower.watch)
    const unattend = watchAttention(follower.noteAttention)
    void follower.report()
    const looking = setInterval(async () => {
      await follower.look()
      if (!follower.isOver()) looked()
    }, followEvery)
    return () => {
      clearInterval(looking)
      unwatch()
      unattend()
    }
  }, [steps, follower, isStill])

  const isCompleted = catchup.place.point === 'completed'
  const noteCompleted = useEffectEvent(() => completed.set(true))
  useEffect(() => {
    if (isCompleted) noteCompleted()
  }, [isCompleted])

  const reported = (act: () => void) => {
    act()
    void follower.report()
  }
  return {
    catchup,
    renew: controls.renew,
    choose: (choice: Choice) => reported(() => controls.choose(choice)),
    goOn: () =>
      reported(() => {
        controls.goOn()
        follower.noteAttention()
      }),
    join: () => reported(controls.join),
    noteAtEnd: () => follower.noteAtEnd(),
    forget: () => forgetCatchup(weekId, catchupId),
  }
}
