import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { TimelineEntry as Entry } from '#contract/timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { sentences } from './sentences.ts'
import { timelineQuery, unreadQuery } from './timeline.queries.ts'
import { TimelineEntry } from './timeline-entry.tsx'

type TimelineListProps = {
  user: Pick<CurrentUser, 'participant' | 'bothSignIn'>
  /** The entry whose talk this person came to read. */
  reading?: number | undefined
  /** The way to a first catch-up. */
  firstStep: ReactNode
  /** Where the focus goes when an entry, or its button, is gone. */
  onGone: () => void
  print?: () => void
}

const printPage = () => window.print()

/** All catch-ups that are kept, to read, print and delete. */
export function TimelineList(props: TimelineListProps) {
  const { user, reading, firstStep, onGone, print = printPage } = props
  const { data, isError, refetch } = useQuery(timelineQuery)
  const { data: unread, isPending } = useQuery({ ...unreadQuery, enabled: user.bothSignIn })
  const [alone, setAlone] = useState<number | null>(null)
  const [asked, setAsked] = useState<Entry>()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (alone === null) return
    print()
    setAlone(null)
  }, [alone, print])

  if (isError) {
    return (
      <EmptyState
        title={sentences.failed.title}
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {sentences.failed.hint}
      </EmptyState>
    )
  }
  if (!data || (user.bothSignIn && isPending))
    return <SkeletonText label={sentences.loading} lines={6} />
  if (data.length === 0) {
    return (
      <EmptyState title={sentences.empty.title} action={firstStep}>
        {sentences.empty.hint}
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
              onPaper={alone === null || alone === entry.id}
              onPrint={() => setAlone(entry.id)}
              onDelete={() => {
                setAsked(entry)
                setAsking(true)
              }}
            />
          </li>
        ))}
      </ol>
      <DeleteDialog
        entry={asked}
        open={asking}
        onClose={() => setAsking(false)}
        onDeleted={onGone}
      />
    </>
  )
}
