import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteTimelineEntry,
  noteEntryRead,
  openTimelineEntry,
  readTimeline,
  readUnreadEntry,
} from '#contract/timeline.ts'
import { call, codeOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The couple's catch-ups, the latest first. They leave the memory with the screen. */
export const timelineQuery = queryOptions({
  queryKey: queryKeys.timeline(),
  queryFn: ({ signal }) => call(readTimeline, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** What the other one has finished and this person has not read yet (R22); asked again now and then. */
export const unreadQuery = queryOptions({
  queryKey: queryKeys.unreadEntry(),
  queryFn: async ({ signal }) => (await call(readUnreadEntry, { signal })).unread,
  staleTime: 0,
  gcTime: 0,
  refetchInterval: 10_000,
  refetchOnWindowFocus: true,
})

/** Says that this person has read one: it goes, unless it is kept. */
export function useNoteRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ entryId, keep }: { entryId: number; keep: boolean }) =>
      call(noteEntryRead, { params: { entryId }, body: { keep } }),
    onSuccess: (_, { entryId }) =>
      Promise.all(
        [queryKeys.timeline(), queryKeys.unreadEntry(), queryKeys.timelineEntry(entryId)].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** One of them with its conversation. */
export const entryQuery = (entryId: number) =>
  queryOptions({
    queryKey: queryKeys.timelineEntry(entryId),
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
        if (codeOf(error) !== 'not-found') throw error
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.timeline() }),
  })
}
