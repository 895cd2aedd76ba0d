import { lazy, Suspense } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { HeaderSlot } from '#web/ui/page-shell.tsx'

const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((menu) => ({ default: menu.AccountMenu })),
)

/** Logo and name, and the menu of the signed-in person; goes into the header of a `PageFrame`. */
export function AppHeader({ user }: { user: CurrentUser }) {
  return (
    <>
      <Wordmark />
      <HeaderSlot />
      <Suspense fallback={<span className="size-11" />}>
        <AccountMenu user={user} />
      </Suspense>
    </>
  )
}
