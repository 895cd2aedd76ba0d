import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type Challenge,
  type ChallengeUpdate,
  chooseChallenge,
  readChallenges,
  updateChallenge,
} from '#contract/challenges.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The week's three. The other device may have done something: asked again whenever one looks. */
export const challengesQuery = (weekId: string) =>
  queryOptions({
    queryKey: queryKeys.challenges(weekId),
    queryFn: ({ signal }) => call(readChallenges, { params: { weekId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** The one of the week's three that the couple chose, or the first. */
export const chosenOf = (three: readonly Challenge[] | undefined): Challenge | undefined =>
  three?.find(({ chosen }) => chosen) ?? three?.[0]

/**
 * The challenge of the week; null where there is none, undefined while the server is asked, which it is once the
 * session is `settled`.
 */
export function useChosenChallenge(session: {
  weekId: string
  settled: boolean
}): Challenge | null | undefined {
  const { data, isError } = useQuery({
    ...challengesQuery(session.weekId),
    enabled: session.settled,
  })
  if (data) return chosenOf(data) ?? null
  return isError || !session.settled ? null : undefined
}

/**
 * What people do with the week's three; the screen shows the reply. Plain calls: the query client
 * would keep a note in its memory (R2).
 */
export function useChallengeChanges(weekId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = challengesQuery(weekId)
  const show = async (change: (known: Challenge[] | undefined) => Challenge[] | undefined) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, change)
  }
  return {
    async choose(challengeId: number) {
      const three = await call(chooseChallenge, { params: { challengeId }, body: {} })
      await show(() => three)
    },
    async update(challengeId: number, body: z.input<typeof ChallengeUpdate>) {
      const changed = await call(updateChallenge, { params: { challengeId }, body }).catch(
        async (error: unknown) => {
          void queryClient.invalidateQueries({ queryKey })
          throw error
        },
      )
      await show((known) => known?.map((one) => (one.id === changed.id ? changed : one)))
      return changed
    },
  }
}
