import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readPeople } from '#contract/accounts.ts'
import { call } from '#web/api/call.ts'
import { currentUserQuery } from './current-user.ts'

/** Brings what was changed on the other device into the current user; a call that fails changes nothing. */
export async function refreshPeople(queryClient: QueryClient, userId: number): Promise<void> {
  const { queryKey } = currentUserQuery
  if (queryClient.getQueryData(queryKey)?.id !== userId) return
  const people = await call(readPeople).catch(() => null)
  if (people === null) return
  queryClient.setQueryData(queryKey, (user) =>
    user?.id === userId ? { ...user, ...people } : user,
  )
}

/**
 * Brings what was changed on the other device, such as the names, into the current user whenever this
 * window is looked at again. The current user itself is not fetched anew on focus (product §7).
 */
export function usePeopleOnFocus(userId: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    let asking = false
    const ask = async () => {
      if (asking || document.visibilityState === 'hidden') return
      asking = true
      await refreshPeople(queryClient, userId)
      asking = false
    }
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [queryClient, userId])
}
