import type { TimelineEntry } from '#contract/timeline.ts'
import { sentenceOf } from '#web/api/call.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDate } from '#web/ui/text/local-time.ts'
import { sentences } from './sentences.ts'
import { useDeleteEntry } from './timeline.queries.ts'

type DeleteDialogProps = {
  /** The one to delete; stays while the dialog closes. */
  entry: TimelineEntry | undefined
  open: boolean
  onClose: () => void
  /** The entry is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

/** Asks before a catch-up is deleted for good. */
export function DeleteDialog({ entry, open, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast()
  const deletion = useDeleteEntry()
  const { title, description, done, failed } = sentences.deleting
  if (!entry) return null
  const confirm = () =>
    deletion.mutate(entry.id, {
      onSuccess: () => {
        onClose()
        onDeleted()
        toast(done)
      },
      onError: (error) =>
        toast({
          title: failed.title,
          description: sentenceOf(error, failed.description),
          variant: 'destructive',
        }),
    })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={description(localDate(entry.happenedAt))}
      confirmLabel="Delete"
      tone="danger"
      pending={deletion.isPending}
      onConfirm={confirm}
    />
  )
}
