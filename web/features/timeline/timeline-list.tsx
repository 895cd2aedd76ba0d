import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ListedEntry as Entry } from '#contract/timeline.ts'
import { sentenceOf } from '#web/api/call.ts'
import { peopleOf } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDate, localMonth } from '#web/ui/text/local-time.ts'
import { EmptyTimeline } from './empty-timeline.tsx'
import { timelineQuery, unreadQuery, useDeleteEntry } from './timeline.queries.ts'
import { TimelineEntry } from './timeline-entry.tsx'
import { timelineWords } from './timeline-words.ts'

type TimelineListProps = {
  user: CurrentUser
  /** The entry whose talk this person comes back from; 0 for none. */
  returnedFrom?: number | undefined
  /** The way to a first catch-up. */
  firstStep: ReactNode
  /** Where the focus goes when an entry, or its button, is gone. */
  onGone: () => void
  print?: (() => void) | undefined
}

/** The couple's catch-ups along the months, the latest first, to read, print and delete. */
export function TimelineList(props: TimelineListProps) {
  const { user, returnedFrom, firstStep, onGone, print } = props
  const { data: pages, refetch, ...listing } = useInfiniteQuery(timelineQuery)
  const data = pages?.pages.flat()
  const { data: unread, isPending } = useQuery({ ...unreadQuery, enabled: user.bothSignIn })
  const [toDelete, setToDelete] = useState<Entry>()
  const [isAsking, setAsking] = useState(false)
  /** The first of those that were asked for besides: who asked goes on there. */
  const [firstBesides, setFirstBesides] = useState<number>()
  const askForMore = async () => {
    const { data: more, isFetchNextPageError } = await listing.fetchNextPage()
    if (isFetchNextPageError) return
    const first = more?.pages.at(-1)?.[0]
    setFirstBesides(first?.id)
    // There were just as many as are listed at once, and the button is gone.
    if (!first) onGone()
  }
  const { hasNextPage, isFetching, fetchNextPage } = listing
  const isReturnedFromListed = !returnedFrom || data?.some(({ id }) => id === returnedFrom)
  useEffect(() => {
    // Whoever comes back from the talk of an earlier one finds it again.
    if (!isReturnedFromListed && hasNextPage && !isFetching) void fetchNextPage()
  }, [isReturnedFromListed, hasNextPage, isFetching, fetchNextPage])

  if (listing.errorUpdateCount > 0 && !data) {
    return (
      <DidNotCome
        title={timelineWords.failed.title}
        onRetry={refetch}
        retrying={listing.isFetching}
        times={listing.errorUpdateCount}
      >
        {timelineWords.failed.hint}
      </DidNotCome>
    )
  }
  if (!data || (user.bothSignIn && isPending))
    return (
      <>
        <Intro />
        <SkeletonText label={timelineWords.loading} lines={6} />
      </>
    )
  if (data.length === 0) {
    return <EmptyTimeline firstStep={firstStep} />
  }
  return (
    <>
      <Intro />
      <div
        className={clsx(
          'relative grid gap-8 print:block print:pl-0',
          data.length > 1 &&
            'pl-5 before:absolute before:top-8 before:bottom-0 before:left-1.25 before:w-0.5 before:bg-edge/35 sm:pl-[1.625rem] print:before:hidden',
        )}
      >
        {byMonth(data).map(({ month, entries }) => (
          <section key={month} aria-label={month} className="grid gap-2 print:block">
            <h2
              className={clsx(
                'font-sans text-base font-semibold text-muted print:break-after-avoid print:pl-0',
                // As far in as the words of the cards below it.
                data.length > 1 && 'pl-4.25 sm:pl-[2.0625rem]',
              )}
            >
              {month}
            </h2>
            <ol className="grid gap-1 sm:gap-2 print:block">
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  ref={entry.id === firstBesides ? goOnHere : undefined}
                  className="group/entry relative"
                >
                  {data.length > 1 && (
                    <Knot isLatest={entry === data[0]} isEarliest={entry === data.at(-1)} />
                  )}
                  <TimelineEntry
                    entry={entry}
                    couple={peopleOf(user)}
                    unread={unread?.entryId === entry.id ? unread : undefined}
                    unfolded={entry === data[0] || returnedFrom === entry.id}
                    returned={returnedFrom === entry.id}
                    print={print}
                    onDelete={() => {
                      setToDelete(entry)
                      setAsking(true)
                    }}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {listing.hasNextPage && (
        <div className="mt-8 grid justify-items-start gap-3 pl-5 sm:pl-[1.625rem] print:hidden">
          {listing.isFetchNextPageError && <p role="alert">{timelineWords.earlier.failed}</p>}
          <Button variant="secondary" pending={listing.isFetchingNextPage} onClick={askForMore}>
            {timelineWords.earlier.show}
          </Button>
        </div>
      )}
      <DeleteDialog
        entry={toDelete}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={onGone}
      />
    </>
  )
}

/** What the list is, over whatever it holds. */
const Intro = () => (
  <p className="-mt-2 max-w-measure text-balance text-muted sm:text-lead print:hidden">
    {timelineWords.intro}
  </p>
)

/** Gives the focus to what an entry is unfolded by. */
const goOnHere = (entry: HTMLElement | null): void => entry?.querySelector('button')?.focus()

/** The catch-ups by the months they fell into, in their order. */
function byMonth(entries: readonly Entry[]) {
  const months: { month: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const month = localMonth(entry.happenedAt)
    const last = months.at(-1)
    if (last?.month === month) last.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}

/** As wide as the dot and as high as the entry; `--day` is where the day of the entry has its middle, folded or unfolded. */
const knotLook =
  'absolute inset-y-0 -left-5 w-3 [--day:1.875rem] group-has-[[aria-expanded=true]]/entry:[--day:2.4375rem] sm:-left-[1.625rem] sm:[--day:2.1875rem] sm:group-has-[[aria-expanded=true]]/entry:[--day:2.9375rem] print:hidden'

/** Where a catch-up sits on the line through the months, where it is not on paper: it ends at the earliest. */
const Knot = ({ isLatest, isEarliest }: { isLatest: boolean; isEarliest: boolean }) => (
  <span aria-hidden="true" className={knotLook}>
    {isLatest && <span className="absolute top-0 left-0 h-(--day) w-3 bg-paper" />}
    {isEarliest && <span className="absolute top-(--day) bottom-0 left-0 w-3 bg-paper" />}
    <span
      className={clsx(
        'absolute top-(--day) left-0 size-3 -translate-y-1/2 rounded-full border-2 border-accent',
        isLatest ? 'bg-accent' : 'bg-paper',
      )}
    />
  </span>
)

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
