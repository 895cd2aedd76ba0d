import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readWeeklySession } from '#contract/weekly-session.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { emptyTab } from '#web/session/tab-owner.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type IdSource, startNewSession, whatIsLost } from './new-session.ts'
import { weeklySessionWords } from './weekly-session-words.ts'

export type NewSessionDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  weekId: string
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

/** Asks first, saying what is thrown away (R22), then starts the couple's next session (product §4). */
export function NewSessionDialog(props: NewSessionDialogProps) {
  const { open, onOpenChange, weekId, userId, statuses, otherApart, typing, ids } = props
  const { onReset, onStarted } = props
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({
    queryKey: queryKeys.sessionToReset(),
    queryFn: ({ signal }) => call(readWeeklySession, { signal }),
    enabled: open,
    staleTime: 0,
  })
  const lost = whatIsLost({ statuses, catchup: session?.catchup, otherApart, typing })
  const forget = (fresh: string) => {
    emptyTab()
    onReset(fresh)
  }
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => startNewSession({ ...ids, weekId, userId, onReset: forget }),
    onSuccess: (started) => {
      if (started.hasQuestions) onStarted(started.weekId)
      toast(started.hasQuestions ? words.done : words.doneWithoutQuestions)
    },
    onError: () =>
      toast({
        title: 'Error',
        description: words.failed,
        variant: 'destructive',
      }),
    onSettled: () => {
      void queryClient.invalidateQueries()
      onOpenChange(false)
    },
  })
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
      onConfirm={mutate}
    />
  )
}
