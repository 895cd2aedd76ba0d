import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { Progress, questionsPerWeek, readProgress } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { CallFailed, call, isOutOfReach } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { type SignedOut, signedOutBy } from '#web/session/current-user.ts'
import { forgetReply, keeperOfReplies, patience, readKeptReply } from '#web/session/kept-replies.ts'
import type { Person } from '#web/session/participants.ts'
import { useWaiting } from './waiting/waiting-answers.ts'

/** How far one person is; what the server has not said yet is undefined. */
export type PersonStatus = {
  person: Person
  completed: boolean | undefined
  /** How many of the seven they have answered. */
  answered: number | undefined
  /** How many of these wait on this device for a network (R28). */
  waiting: number
  /** When the server said so, in milliseconds since 1970; 0 before the first time. */
  asOf: number
  /** They answer on a device of their own, and this is none of theirs (R17). */
  isElsewhere: boolean
}

export type CoupleProgress = {
  statuses: readonly PersonStatus[]
  /** The current session as the newest poll knows it (R4); undefined before the first answer. */
  activeWeekId: string | undefined
  /** How many of the session's questions were swapped, as far as the polls know (R26). */
  swaps: number
  /** The polls have said that the partner has joined. */
  hasJoined: boolean
  /** They have said that both have signed in as themselves. */
  bothSignIn: boolean
  /** What the server refused to say; nothing of a lost connection. */
  failures: string[]
  /** No reply came at all, to any of it. */
  isOffline: boolean
  /** When the server last said so, in milliseconds since 1970; null before the first time. */
  asOf: number | null
  /** Why the server no longer knows this login; null while it does. */
  signedOut: SignedOut | null
  /** Asks again at once. Returns the ids of those who have completed. */
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
  const waiting = useWaiting()
  const waitingOf = (id: number) =>
    waiting.filter(
      (one) => one.how === 'once' && !one.refused && one.userId === id && one.weekId === weekId,
    ).length
  const errors = results.flatMap(({ error }) => error ?? [])
  const newest = results
    .filter(({ data }) => data !== undefined)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]?.data
  return {
    statuses: people.map((person, index) => ({
      person,
      completed: results[index]?.data?.userCompleted,
      answered: withWaiting(results[index]?.data?.answered, waitingOf(person.id)),
      waiting: waitingOf(person.id),
      asOf: results[index]?.dataUpdatedAt ?? 0,
      isElsewhere: results[index]?.data?.ownDevice === true,
    })),
    activeWeekId: newest && (newest.activeSessionId ?? initialWeekId),
    swaps: Math.max(0, ...results.map(({ data }) => data?.swaps ?? 0)),
    hasJoined: results.some(({ data }) => data?.joined === true),
    bothSignIn: results.some(({ data }) => data?.bothSignIn === true),
    failures: errors.filter((error) => httpStatusOf(error) > 0).map(({ message }) => message),
    isOffline: errors.length === people.length && errors.every(({ cause }) => isOutOfReach(cause)),
    asOf: results.some(({ data }) => data)
      ? Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt))
      : null,
    signedOut: signedOutOf(errors),
    refresh: async () => {
      const replies = await Promise.all(queries.map((query) => queryClient.fetchQuery(query)))
      return people.filter((_, index) => replies[index]?.userCompleted).map(({ id }) => id)
    },
    forget: () => {
      for (const { id } of people) void forgetReply(keptName(weekId, id))
      for (const { queryKey } of queries) void queryClient.resetQueries({ queryKey, exact: true })
    },
  }
}

/** Answers that wait count as given here: only their author sees this device. */
const withWaiting = (answered: number | undefined, waiting: number): number | undefined =>
  answered === undefined ? undefined : Math.min(questionsPerWeek, answered + waiting)

const pollEvery = 2000
/** After so many milliseconds without a reply a poll is over, and the next one asks. */
const patienceOfPolls = 10_000
const neverCached = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }

/** The status of the refusal behind a progress error; 0 when no reply came at all. */
const httpStatusOf = (error: unknown): number => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof CallFailed ? cause.status : 0
}

/** What ended the login; null where none of the errors says so. */
const signedOutOf = (errors: readonly Error[]): SignedOut | null =>
  errors.map(({ cause }) => signedOutBy(cause)).find((ended) => ended !== null) ?? null

const keptName = (weekId: string, userId: number) => `progress ${weekId} ${userId}`

/** How far one person is in a weekly session, asked again every two seconds (product §7). */
const progressQuery = (weekId: string, person: Person, now: () => number) =>
  queryOptions({
    queryKey: queryKeys.progress(weekId, person.id),
    queryFn: async ({ signal, client, queryKey }) => {
      const query = { userId: person.id, cache_bust: now() }
      const name = keptName(weekId, person.id)
      const isKnown = () => client.getQueryData(queryKey) !== undefined
      const showKept = async () => {
        const kept = isKnown() ? null : await readKeptReply(name, Progress)
        if (kept && !isKnown()) {
          client.setQueryData(queryKey, kept.reply, { updatedAt: kept.at })
        }
      }
      const waiting = setTimeout(showKept, patience)
      const keep = keeperOfReplies()
      try {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceOfPolls)])
        const options = { params: { weekId }, query, headers: neverCached, signal: inTime }
        const progress = await call(readProgress, options)
        keep(name, progress)
        return progress
      } catch (error) {
        if (isOutOfReach(error)) await showKept()
        const message = `Failed to fetch ${person.name} progress: ${httpStatusOf(error)}`
        throw new Error(message, { cause: error })
      } finally {
        clearTimeout(waiting)
      }
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && signedOutBy(error.cause) === null,
    refetchInterval: pollEvery,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  })
