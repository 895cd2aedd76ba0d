import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLeavingByKey } from '#web/features/help/leave-at-once.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { CrashPage } from './crash-page.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  useLeavingByKey()
  return (
    <QueryClientProvider client={queryClient}>
      <CSPProvider disableStyleElements>
        <CrashPage>
          <ToastProvider>
            <AppRoutes />
            <Reminders />
            <Offline />
          </ToastProvider>
        </CrashPage>
      </CSPProvider>
    </QueryClientProvider>
  )
}

/**
 * Product §7: no retries, nothing refetched by itself, data never stale, except where a query says so.
 * Offline, a call fails at once and says so, rather than wait behind a spinner.
 */
const createQueryClient = () =>
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

const ReminderKeeper = lazy(() =>
  import('#web/features/reminders/reminder-keeper.tsx').then((keeper) => ({
    default: keeper.ReminderKeeper,
  })),
)

/** Runs the reminders of whoever is signed in, on whichever page they are. */
function Reminders() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <ReminderKeeper key={user.id} userId={user.id} />
    </Suspense>
  )
}

const OfflineKeeper = lazy(() =>
  import('#web/features/offline/offline-keeper.tsx').then((keeper) => ({
    default: keeper.OfflineKeeper,
  })),
)

const WaitingKeeper = lazy(() =>
  import('#web/features/questions/waiting/waiting-keeper.tsx').then((keeper) => ({
    default: keeper.WaitingKeeper,
  })),
)

/** Sees to it that the app of whoever is signed in starts without a network, on whichever page they are. */
function Offline() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  if (!user) return null
  return (
    <Suspense fallback={null}>
      {import.meta.env.PROD && <OfflineKeeper />}
      <WaitingKeeper key={user.id} userId={user.id} />
    </Suspense>
  )
}
