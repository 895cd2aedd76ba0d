import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { TimelineEntry as Entry } from '#contract/timeline.ts'
import { sentenceOf } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDate } from '#web/ui/text/local-time.ts'
import { timelineQuery, unreadQuery, useDeleteEntry } from './timeline.queries.ts'
import { TimelineEntry } from './timeline-entry.tsx'
import { timelineWords } from './timeline-words.ts'

type TimelineListProps = {
  user: Pick<CurrentUser, 'participant' | 'bothSignIn'>
  /** The entry whose conversation this person came to read. */
  reading?: number | undefined
  /** The way to a first catch-up. */
  firstStep: ReactNode
  /** Where the focus goes when an entry, or its button, is gone. */
  onGone: () => void
  print?: () => void
}

const printPage = () => window.print()

/** The couple's catch-ups, to read, print and delete. */
export function TimelineList(props: TimelineListProps) {
  const { user, reading, firstStep, onGone, print = printPage } = props
  const { data, isError, refetch } = useQuery(timelineQuery)
  const { data: unread, isPending } = useQuery({ ...unreadQuery, enabled: user.bothSignIn })
  const [printedAlone, setPrintedAlone] = useState<number | null>(null)
  const [toDelete, setToDelete] = useState<Entry>()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    if (printedAlone === null) return
    print()
    setPrintedAlone(null)
  }, [printedAlone, print])

  if (isError) {
    return (
      <EmptyState
        title={timelineWords.failed.title}
        action={<Button onClick={() => refetch()}>{timelineWords.tryAgain}</Button>}
      >
        {timelineWords.failed.hint}
      </EmptyState>
    )
  }
  if (!data || (user.bothSignIn && isPending))
    return <SkeletonText label={timelineWords.loading} lines={6} />
  if (data.length === 0) {
    return (
      <EmptyState title={timelineWords.empty.title} action={firstStep}>
        {timelineWords.empty.hint}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="grid gap-6">
        {data.map((entry) => (
          <li key={entry.id}>
            <TimelineEntry
              entry={entry}
              me={user.participant}
              unread={unread?.entryId === entry.id ? unread : undefined}
              opened={reading === entry.id}
              onRead={onGone}
              onPaper={printedAlone === null || printedAlone === entry.id}
              onPrint={() => setPrintedAlone(entry.id)}
              onDelete={() => {
                setToDelete(entry)
                setAsking(true)
              }}
            />
          </li>
        ))}
      </ol>
      <DeleteDialog
        entry={toDelete}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onGone}
      />
    </>
  )
}

type DeleteDialogProps = {
  /** The one to delete; stays while the dialog closes. */
  entry: Entry | undefined
  open: boolean
  onClose: () => void
  /** The entry is gone, and the button that had the focus with it. */
  onDeleted: () => void
}

/** Asks before a catch-up is deleted for good. */
function DeleteDialog({ entry, open, onClose, onDeleted }: DeleteDialogProps) {
  const { toast } = useToast()
  const deletion = useDeleteEntry()
  const { title, description, done, failed } = timelineWords.deleting
  if (!entry) return null
  const remove = () =>
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
      confirmLabel={timelineWords.delete}
      tone="danger"
      pending={deletion.isPending}
      onConfirm={remove}
    />
  )
}
