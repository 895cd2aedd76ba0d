import { lazy, Suspense } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Wordmark } from '#web/ui/brand/wordmark.tsx'

const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((menu) => ({ default: menu.AccountMenu })),
)

/** Logo and name and, for a signed-in person, the menu; goes into the header of a `PageShell`. */
export function AppHeader({ user }: { user: CurrentUser | null }) {
  return (
    <>
      <Wordmark />
      {user && (
        <Suspense fallback={<span className="size-11" />}>
          <AccountMenu user={user} />
        </Suspense>
      )}
    </>
  )
}
