import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Participant } from '#contract/participants.ts'
import type { TimelineEntry as Entry } from '#contract/timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { sentences } from './sentences.ts'
import { timelineQuery } from './timeline.queries.ts'
import { TimelineEntry } from './timeline-entry.tsx'

type TimelineListProps = {
  me: Participant
  /** The way to a first catch-up. */
  firstStep: ReactNode
  /** Where the focus goes when an entry, and its button, is gone. */
  onDeleted: () => void
  print?: () => void
}

const printPage = () => window.print()

/** All catch-ups that are kept, to read, print and delete. */
export function TimelineList({ me, firstStep, onDeleted, print = printPage }: TimelineListProps) {
  const { data, isError, refetch } = useQuery(timelineQuery)
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
  if (!data) return <SkeletonText label={sentences.loading} lines={6} />
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
              me={me}
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
        onDeleted={onDeleted}
      />
    </>
  )
}
