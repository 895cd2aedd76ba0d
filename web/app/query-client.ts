import { QueryClient } from '@tanstack/react-query'

/**
 * Product §7: no retries, nothing refetched by itself, data never stale, except where a query says so.
 * Offline, a call fails at once and says so, rather than wait behind a spinner.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
