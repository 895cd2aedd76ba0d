import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { CrashPage } from './crash-page.tsx'
import { createQueryClient } from './query-client.ts'
import { Reminders } from './reminders.tsx'
import { AppRoutes } from './routes.tsx'

export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <CrashPage>
      <QueryClientProvider client={queryClient}>
        <CSPProvider disableStyleElements>
          <ToastProvider>
            <AppRoutes />
            <Reminders />
          </ToastProvider>
        </CSPProvider>
      </QueryClientProvider>
    </CrashPage>
  )
}
