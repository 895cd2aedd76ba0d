import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, readCurrentUser } from '#contract/accounts.ts'
import { sentences } from '#contract/refusal.ts'
import { CallFailed, call } from '#web/api/call.ts'
import { whySignedOutQuery } from './why-signed-out.ts'

/** The signed-in person, or null when nobody is: a 401 is an answer here, not an error (product §4). */
export const currentUserQuery = queryOptions({
  queryKey: [readCurrentUser.path],
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
      noteWhy(error.sentence === sentences.signInFirst ? null : (error.sentence ?? null))
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUserQuery)
