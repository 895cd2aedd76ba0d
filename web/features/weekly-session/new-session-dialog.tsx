import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  initialWeekId,
  readWeeklySession,
  type WeeklySessionState,
} from '#contract/weekly-session.ts'
import { call, codeOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { emptyTab } from '#web/session/tab-owner.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type IdSource, namedLoss, startNewSession, whatIsLost } from './new-session.ts'
import { weeklySessionWords } from './weekly-session-words.ts'

export type NewSessionDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  weekId: string
  /** Another session has started meanwhile, on another device: that one is not what this is about. */
  isReplaced: boolean
  /** Under it is a chat, and not home, which says itself that it moves on. */
  isChatOpen: boolean
  userId: number
  /** How many of the seven each of the two has answered. */
  statuses: Parameters<typeof whatIsLost>[0]['statuses']
  /** The other one's name, where each of the two has a device of their own. */
  otherApart: string | null
  /** Who was typing an answer on this device that is not sent. */
  typing: readonly string[]
  ids: IdSource
  /** The session is gone: nothing of it may stay selected or open. */
  onReset: (fresh: string) => void
  onStarted: (weekId: string) => void
}

const words = weeklySessionWords.newSession

const sessionToReset = queryOptions({
  queryKey: queryKeys.sessionToReset(),
  queryFn: ({ signal }) => call(readWeeklySession, { signal }),
  staleTime: 0,
})

/** How soon the open dialog knows of a catch-up that has begun, in milliseconds. */
const pollEvery = 2000

/**
 * Asks first, saying what is thrown away (R22), then starts the couple's next session (product §4). Nothing goes that it has
 * not named: where there is more by then it says so and stays, and where another session has started it closes.
 */
export function NewSessionDialog(props: NewSessionDialogProps) {
  const {
    open,
    onOpenChange,
    weekId,
    isReplaced,
    isChatOpen,
    userId,
    statuses,
    otherApart,
    typing,
    ids,
  } = props
  const { onReset, onStarted } = props
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({
    ...sessionToReset,
    enabled: open,
    refetchInterval: pollEvery,
  })
  const catchupIn = (state: WeeklySessionState | undefined) =>
    state && (state.activeSessionId ?? initialWeekId) === weekId ? state.catchup : undefined
  const catchup = catchupIn(session)
  const lost = whatIsLost({ statuses, catchup, otherApart, typing })
  const leave = () => {
    onOpenChange(false)
    if (isChatOpen) toast(words.replaced)
  }
  const forget = (fresh: string) => {
    emptyTab()
    onReset(fresh)
  }
  const { mutate, isPending } = useOneAtATime({
    mutationFn: async () => {
      // Who presses before it is known is held up by no talk that is over, of which nothing is lost.
      const found = catchupIn(session ?? (await queryClient.fetchQuery(sessionToReset)))
      const isTold = session !== undefined || found?.completed
      const named = namedLoss({ statuses, catchup: isTold ? found : undefined })
      return startNewSession({ ...ids, weekId, userId, named, onReset: forget })
    },
    onSuccess: (started) => {
      if (started.hasQuestions) onStarted(started.weekId)
      toast(started.hasQuestions ? words.done : words.doneWithoutQuestions)
    },
    onError: ({ cause }) => {
      const code = codeOf(cause)
      if (code === 'session-replaced') return leave()
      if (code === 'more-would-go') return toast({ ...words.moreWouldGo, variant: 'hint' })
      return toast({ title: 'Error', description: words.failed, variant: 'destructive' })
    },
    onSettled: (_, error) => {
      void queryClient.invalidateQueries()
      if (codeOf(error?.cause) !== 'more-would-go') onOpenChange(false)
    },
  })
  const isOvertaken = open && isReplaced && !isPending
  const leaveOvertaken = useEffectEvent(leave)
  useEffect(() => {
    if (isOvertaken) leaveOvertaken()
  }, [isOvertaken])
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={
        <>
          {words.sure}
          {lost.map((sentence) => (
            <span key={sentence} className="mt-3 block font-medium">
              {sentence}
            </span>
          ))}
        </>
      }
      confirmLabel={words.confirm}
      tone="danger"
      pending={isPending}
      onConfirm={() => mutate()}
    />
  )
}
