import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  deleteTimelineEntry,
  type ListedEntry,
  listedAtOnce,
  noteEntryRead,
  openTimelineEntry,
  readTimeline,
  readUnreadEntry,
} from '#contract/timeline.ts'
import { call, codeOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'

/** The couple's catch-ups, the latest first, as many at a time as the server lists. They leave the memory with the screen. */
export const timelineQuery = infiniteQueryOptions({
  queryKey: queryKeys.timeline(),
  queryFn: ({ signal, pageParam }) =>
    call(readTimeline, {
      signal,
      query: pageParam ? { before: pageParam.happenedAt, beforeId: String(pageParam.id) } : {},
    }),
  initialPageParam: null as Pick<ListedEntry, 'happenedAt' | 'id'> | null,
  getNextPageParam: (page) => (page.length < listedAtOnce ? null : page.at(-1)),
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
  return useOneAtATime({
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
  return useOneAtATime({
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
