import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import {
  initialWeekId,
  readWeeklySession,
  type WeeklySessionState,
} from '#contract/weekly-session.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'
import { keepKnown, replyOrKept } from '#web/session/kept-replies.ts'

/** The session this device worked on last, for the time until the server has said. */
export const lastWeekId = remembered(storageKeys.activeSessionId, z.string())

const keptName = 'week'

/** The couple's current weekly session as the server knows it (R4, R15). */
const weeklySessionQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKeys.weeklySession(userId),
    queryFn: () =>
      replyOrKept(
        keptName,
        z.string(),
        async () => (await call(readWeeklySession)).activeSessionId ?? initialWeekId,
      ),
  })

/** `rhythm` is not there where it is not known, such as without a network. */
type SessionState = Pick<WeeklySessionState, 'catchup' | 'lastTalk' | 'rhythm'>

/**
 * Where the couple is in their weeks (R23): asked apart from which session is current, which this
 * device takes up only while it is idle (R4). Undefined until it is known.
 */
export function useSessionState(
  { weekId, userId }: { weekId: string; userId: number },
  pollEvery: number | false,
): SessionState | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.sessionState(userId, weekId),
    queryFn: ({ signal }) => call(readWeeklySession, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: pollEvery,
  })
  return data ?? (isError ? { catchup: null, lastTalk: null } : undefined)
}

export type WeeklySession = {
  weekId: string
  /** The server has said which session is current; until then `weekId` is this device's memory. */
  settled: boolean
  failed: boolean
  retry: () => void
  use: (weekId: string) => void
}

/** The session this device works on. `use` takes up another one. */
export function useWeeklySession(userId: number): WeeklySession {
  const queryClient = useQueryClient()
  const query = weeklySessionQuery(userId)
  const { data, isSuccess, isError, refetch } = useQuery(query)
  useEffect(() => {
    if (data !== undefined) lastWeekId.set(data)
  }, [data])
  return {
    weekId: data ?? lastWeekId.get() ?? initialWeekId,
    settled: isSuccess,
    failed: isError,
    retry: () => void refetch(),
    use: (weekId) => {
      queryClient.setQueryData(query.queryKey, weekId)
      void keepKnown(keptName, weekId, userId)
    },
  }
}
