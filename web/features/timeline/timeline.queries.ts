import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteTimelineEntry, openTimelineEntry, readTimeline } from '#contract/timeline.ts'
import { CallFailed, call } from '#web/api/call.ts'

const listKey = [readTimeline.path]

/** The couple's catch-ups, the latest first. They leave the memory with the screen. */
export const timelineQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => call(readTimeline, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** One of them with its conversation. */
export const entryQuery = (entryId: number) =>
  queryOptions({
    queryKey: [openTimelineEntry.path, entryId],
    queryFn: ({ signal }) => call(openTimelineEntry, { params: { entryId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Deletes one for good and shows the rest; one that the other device deleted first is gone as well. */
export function useDeleteEntry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (entryId: number) => {
      try {
        await call(deleteTimelineEntry, { params: { entryId } })
      } catch (error) {
        if (!(error instanceof CallFailed) || error.status !== 404) throw error
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
