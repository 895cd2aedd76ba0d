import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CurrentUser, readCurrentUser } from '#contract/accounts.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { CallFailed, call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** The signed-in person, or null when nobody is: a 401 is an answer here, not an error (product §4). */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.currentUser(),
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  queryFn: async ({ client }): Promise<CurrentUser | null> => {
    const noteWhy = (why: string | null) => client.setQueryData(whySignedOutQuery.queryKey, why)
    try {
      const user = await call(readCurrentUser)
      noteWhy(null)
      return user
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 401) throw error
      noteWhy(error.sentence === refusalSentence('sign-in-first') ? null : (error.sentence ?? null))
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUserQuery)

/**
 * Why this device's login was ended from elsewhere, in the server's words; null where it was not. It
 * is found out when somebody asks who is here, never by a call of its own (R16).
 */
export const whySignedOutQuery = queryOptions({
  queryKey: queryKeys.whySignedOut(),
  queryFn: (): string | null => null,
  enabled: false,
})

export const useWhySignedOut = (): string | null => useQuery(whySignedOutQuery).data ?? null

/**
 * Gives a function that tells whether a call failed because the login has ended. The page, which
 * knows it from its polls, then asks at once and offers to sign in again.
 */
export function useNoteSignedOut(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  return (error) => {
    if (!(error instanceof CallFailed) || error.status !== 401) return false
    void queryClient.invalidateQueries({ queryKey: queryKeys.progress() })
    return true
  }
}
