import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionShelf } from '#web/session/stored.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type IdSource, startNewSession } from './start-new-session.ts'

export type NewSessionDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  weekId: string
  userId: number
  ids: IdSource
  /** The session is gone: nothing of it may stay selected or open. */
  onReset: () => void
  onStarted: (weekId: string) => void
}

/** Asks first, then starts the couple's next session (spec §4). */
export function NewSessionDialog(props: NewSessionDialogProps) {
  const { open, onOpenChange, weekId, userId, ids, onReset, onStarted } = props
  const { toast } = useToast()
  const queryClient = useQueryClient()
  const forget = () => {
    sessionShelf.clear()
    onReset()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => startNewSession({ ...ids, weekId, userId, onReset: forget }),
    onSuccess: (fresh) => {
      onStarted(fresh)
      toast({
        title: 'Session reset complete',
        description:
          'All responses cleared, completion status reset, and fresh questions generated. Select a participant to begin.',
      })
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to reset session. Please try again.',
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
      title="Start New Session"
      description="Are you sure you want to start a new session? This will reset your current progress."
      confirmLabel="Continue"
      pending={isPending}
      onConfirm={mutate}
    />
  )
}
