import { useQueries, useQueryClient } from '@tanstack/react-query'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Person } from '#web/session/participants.ts'
import { progressQuery, signedOutSentence, statusOf } from './progress.queries.ts'

/** Where one person stands; what the server has not said yet is undefined. */
export type PersonStatus = {
  person: Person
  completed: boolean | undefined
  /** How many of the seven they have answered. */
  answered: number | undefined
  /** When it was told, in milliseconds since 1970; 0 before the first time. */
  asOf: number
  /** They answer on a device of their own, and this is none of theirs (R17). */
  isElsewhere: boolean
}

export type CoupleProgress = {
  statuses: readonly PersonStatus[]
  /** The current session as the newest poll knows it (R4); undefined before the first answer. */
  activeWeekId: string | undefined
  /** What the server refused to tell; nothing of a lost connection. */
  failures: string[]
  /** No reply came at all, to any of it. */
  isOffline: boolean
  /** When it was last told, in milliseconds since 1970; null before the first time. */
  asOf: number | null
  /** Why the server no longer knows this login, in its words; null while it does. */
  signedOut: string | null
  /** Asks again at once; gives the ids of those who have completed. */
  refresh: () => Promise<number[]>
  /** Forgets what is known, as its session is thrown away, and asks again at once. */
  forget: () => void
}

/** Polls both people's progress in a weekly session. */
export function useCoupleProgress(
  weekId: string,
  people: readonly Person[],
  now: () => number,
): CoupleProgress {
  const queryClient = useQueryClient()
  const queries = people.map((person) => progressQuery(weekId, person, now))
  const results = useQueries({ queries })
  const errors = results.flatMap(({ error }) => error ?? [])
  const newest = results
    .filter(({ data }) => data !== undefined)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]?.data
  return {
    statuses: people.map((person, place) => ({
      person,
      completed: results[place]?.data?.userCompleted,
      answered: results[place]?.data?.answered,
      asOf: results[place]?.dataUpdatedAt ?? 0,
      isElsewhere: results[place]?.data?.ownDevice === true,
    })),
    activeWeekId: newest && (newest.activeSessionId ?? initialWeekId),
    failures: errors.filter((error) => statusOf(error) > 0).map(({ message }) => message),
    isOffline: errors.length === people.length && errors.every((error) => statusOf(error) === 0),
    asOf: results.some(({ data }) => data)
      ? Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt))
      : null,
    signedOut: signedOutSentence(errors),
    refresh: async () => {
      const replies = await Promise.all(queries.map((query) => queryClient.fetchQuery(query)))
      return people.filter((_, place) => replies[place]?.userCompleted).map(({ id }) => id)
    },
    forget: () => {
      for (const { queryKey } of queries) void queryClient.resetQueries({ queryKey, exact: true })
    },
  }
}
