import { queryOptions } from '@tanstack/react-query'
import { readProgress } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { CallFailed, call, sentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Person } from '#web/session/participants.ts'

const pollEvery = 2000
const neverCached = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }

/** The status of the refusal behind a progress error; 0 when no reply came at all. */
export const statusOf = (error: unknown): number => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof CallFailed ? cause.status : 0
}

/** What the server said of a login that has ended; null where none of the errors says so. */
export function signedOutSentence(errors: readonly Error[]): string | null {
  const ended = errors.find((error) => statusOf(error) === 401)
  return ended ? sentenceOf(ended.cause, refusalSentence('sign-in-first')) : null
}

/** How far one person is in a weekly session, asked again every two seconds (product §7). */
export const progressQuery = (weekId: string, person: Person, now: () => number) =>
  queryOptions({
    queryKey: queryKeys.progress(weekId, person.id),
    queryFn: async ({ signal }) => {
      const query = { userId: person.id, cache_bust: now() }
      try {
        return await call(readProgress, { params: { weekId }, query, headers: neverCached, signal })
      } catch (error) {
        const message = `Failed to fetch ${person.name} progress: ${statusOf(error)}`
        throw new Error(message, { cause: error })
      }
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && statusOf(error) !== 401,
    refetchInterval: pollEvery,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
