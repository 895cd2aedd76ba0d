import { queryOptions, useQuery } from '@tanstack/react-query'

/**
 * Why this device's login was ended from elsewhere, in the server's words; null where it was not. It
 * is found out when somebody asks who is here, never by a call of its own (R16).
 */
export const whySignedOutQuery = queryOptions({
  queryKey: ['why signed out'],
  queryFn: (): string | null => null,
  enabled: false,
})

export const useWhySignedOut = (): string | null => useQuery(whySignedOutQuery).data ?? null
