import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Wordmark } from '#web/ui/brand/wordmark.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { PageLoading } from './page-loading.tsx'

/** Shows its page to the signed-in person; anybody else is sent to /auth. */
export function SignedInOnly({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const { data: user, isPending, isError, refetch } = useCurrentUser()
  if (isPending) return <PageLoading />
  if (isError) return <Unreachable retry={refetch} />
  return user ? children(user) : <Redirect to={pagePaths.auth} replace />
}

type SignedOutOnlyProps = {
  children: ReactNode
  /** Whether the signed-in person may stay for now. */
  unless?: boolean
}

/** Shows its page to visitors; the signed-in person is sent to /home. */
export function SignedOutOnly({ children, unless = false }: SignedOutOnlyProps) {
  const { data: user, isPending } = useCurrentUser()
  if (isPending) return <PageLoading />
  return user && !unless ? <Redirect to={pagePaths.home} replace /> : children
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <PageShell header={<Wordmark className="min-h-12" />}>
      <EmptyState
        alone
        title="We cannot reach Duologue right now"
        action={<Button onClick={() => retry()}>Try again</Button>}
      >
        Check your connection. Nothing you saved is lost.
      </EmptyState>
    </PageShell>
  )
}
