import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, readCurrentUser } from '#contract/accounts.ts'
import { CallFailed, call } from '#web/api/call.ts'

/** The signed-in person, or null when nobody is: a 401 is an answer here, not an error (spec §4). */
export const currentUserQuery = queryOptions({
  queryKey: [readCurrentUser.path],
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  queryFn: async (): Promise<CurrentUser | null> => {
    try {
      return await call(readCurrentUser)
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return null
      throw error
    }
  },
})

export const useCurrentUser = () => useQuery(currentUserQuery)
