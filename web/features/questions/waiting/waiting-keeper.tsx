import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryKeys } from '#web/api/query-keys.ts'
import { watchReturn } from '#web/device/app.ts'
import { changeKnownQuestions } from '#web/features/questions/questions.queries.ts'
import { questionsWords } from '#web/features/questions/questions-words.ts'
import { listenForLater } from '#web/features/questions/unseen-concern.ts'
import { currentUserQuery, keepUser } from '#web/session/current-user.ts'
import { keepRepliesFor } from '#web/session/kept-replies.ts'
import { keepingFor, keptWith } from '#web/session/sealed-store.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { claimDelivered } from './claim-delivered.ts'
import { deliverWaiting } from './delivery.ts'
import {
  countKept,
  isAnyWaiting,
  noteKeeping,
  readWaiting,
  watchWaiting,
} from './waiting-answers.ts'

/** After so many milliseconds it is tried again, then after twice as many, and so on. */
const firstPause = 2000
const longestPause = 60_000

/**
 * Delivers what the signed-in person wrote without a network: at the start, whenever there is a network
 * again or somebody comes back to the page, and now and then. Says so where what waited for somebody else is gone
 * with this login, and shows nothing else.
 */
export function WaitingKeeper({ userId }: { userId: number }) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const tell = useEffectEvent((count: number) =>
    toast({ ...questionsWords.waiting.lost(count), variant: 'destructive' }),
  )
  useEffect(() => {
    let isOver = false
    let pause = firstPause
    let next: ReturnType<typeof setTimeout> | undefined
    let running: Promise<void> | null = null
    const later = () => {
      clearTimeout(next)
      next = setTimeout(deliver, pause)
    }
    const round = async () => {
      clearTimeout(next)
      const delivered: Parameters<typeof claimDelivered>[0][number][] = []
      const isDone = await deliverWaiting((answer) => {
        const { weekId, userId: author, participant, questionId, response } = answer
        delivered.push({ weekId, userId: author, participant })
        changeKnownQuestions(queryClient, { weekId, userId: author }, (question) =>
          question.id === questionId ? { ...question, answered: true, maySwap: false } : question,
        )
        if (response !== null) {
          void listenForLater(queryClient, { weekId, userId: author, questionId, text: response })
        }
      })
      await claimDelivered(delivered)
      if (delivered.length > 0)
        void queryClient.invalidateQueries({ queryKey: queryKeys.progress() })
      if (isOver) return
      pause = isDone ? firstPause : Math.min(2 * pause, longestPause)
      if (!isDone) later()
    }
    const deliver = () => {
      running ??= round().finally(() => {
        running = null
        // Something may have come while the last of them was on its way.
        if (!isOver && isAnyWaiting()) later()
      })
    }
    const deliverAtOnce = () => {
      if (document.visibilityState === 'hidden') return
      pause = firstPause
      deliver()
    }
    const isBack = () => {
      void queryClient.invalidateQueries(currentUserQuery)
      void queryClient.invalidateQueries({ queryKey: queryKeys.weeklySession(userId) })
      deliverAtOnce()
    }
    const begin = async () => {
      const before = keptWith()
      const isAnothers = ![null, userId].includes(keepingFor())
      const waited = isAnothers ? await countKept() : 0
      if (await keepRepliesFor(userId)) {
        noteKeeping(userId)
        if (waited > 0) tell(waited)
      }
      const isNew = keptWith() !== before
      // Who is here was asked before anybody was known to be.
      const user = queryClient.getQueryData(currentUserQuery.queryKey)
      if (isNew && user?.id === userId) void keepUser(user)
      if (!isOver && (await readWaiting())?.length !== 0) deliver()
    }
    void begin()
    const unwatch = watchWaiting((isAnything) => {
      if (isAnything && running === null) later()
    })
    const unwatchReturn = watchReturn(deliverAtOnce)
    window.addEventListener('online', isBack)
    document.addEventListener('visibilitychange', deliverAtOnce)
    return () => {
      isOver = true
      clearTimeout(next)
      unwatch()
      unwatchReturn()
      window.removeEventListener('online', isBack)
      document.removeEventListener('visibilitychange', deliverAtOnce)
    }
  }, [queryClient, userId])
  return null
}
