import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Redirect } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { useForgetting } from '#web/features/accounts/accounts.queries.ts'
import {
  followedLink,
  forgetInEntry,
  keepInEntry,
  type MailedLink,
} from '#web/features/accounts/mailed-link.ts'
import { HeaderWithHelp, useHelpAtHand } from '#web/features/help/help-at-hand.tsx'
import { currentUserQuery, useCurrentUser } from '#web/session/current-user.ts'
import { HeldPageProvider } from '#web/session/held-page.ts'
import { usePeopleOnFocus } from '#web/session/people.ts'
import { takeTab, useIsAnothers, useOtherTab } from '#web/session/tab-owner.ts'
import { Button } from '#web/ui/button.tsx'
import { OneIsMissing } from '#web/ui/did-not-come.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { PageLoading } from './page-loading.tsx'

type SignedInProps = { children: (user: CurrentUser) => ReactNode }

type SignedInOnlyProps = SignedInProps & {
  /** What stands there until it is known who comes. */
  resting: ReactNode
}

/**
 * Shows its page to the signed-in person; anybody else is sent to /auth. A page that is held
 * (`useHeldPage`) stays for the person it was shown to, and begins anew for any other.
 */
export function SignedInOnly({ children, resting }: SignedInOnlyProps) {
  const { data, isPending, isError, refetch } = useCurrentUser()
  const [shownTo, setShownTo] = useState<CurrentUser | null>(null)
  const [isHeld, setHeld] = useState(false)
  if (data && data !== shownTo) setShownTo(data)
  usePeopleOnFocus(data?.id)
  useHelpAtHand()
  if (isPending) return resting
  const user = data ?? (isHeld ? shownTo : null)
  if (isError && !user) return <Unreachable retry={refetch} />
  if (!user) return <Redirect to={pagePaths.auth} replace state={window.history.state} />
  return (
    <HeldPageProvider value={setHeld}>
      <SignedIn key={user.id} user={user} letGo={() => setHeld(false)}>
        {children}
      </SignedIn>
    </HeldPageProvider>
  )
}

type SignedInOneProps = SignedInProps & {
  user: CurrentUser
  /** No page of theirs may be held any more. */
  letGo: () => void
}

function SignedIn({ user, letGo, children }: SignedInOneProps) {
  const queryClient = useQueryClient()
  const forget = useForgetting()
  // Before anything is rendered: what another person left in this tab is not for this one.
  useState(() => takeTab(user.id))
  useOtherTab(user.id, {
    onOther: () => void queryClient.invalidateQueries(currentUserQuery),
    onLeft() {
      letGo()
      forget()
    },
  })
  const isAnothers = useIsAnothers(user.id)
  return isAnothers ? <PutAway /> : children(user)
}

/** In place of a page whose browser somebody else has signed in in, until it is known who that is. */
function PutAway() {
  const { refetch, isFetching } = useCurrentUser()
  const look = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => look(), [])
  return (
    <PageShell header={<HeaderWithHelp />}>
      <EmptyState
        alone
        title="Somebody else has signed in"
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        What was open here is put away. We need the network to see who is here now.
      </EmptyState>
    </PageShell>
  )
}

type SignedOutOnlyProps = {
  children: ReactNode
  /** Whether the signed-in person may stay for now. */
  unless?: boolean
  /** What stands there until it is known who comes. */
  resting?: ReactNode
}

/** Shows its page to visitors; the signed-in person is sent to /home. */
export function SignedOutOnly({
  children,
  unless = false,
  resting = <PageLoading />,
}: SignedOutOnlyProps) {
  const { data: user, isPending } = useCurrentUser()
  if (isPending) return resting
  return user && !unless ? <Redirect to={pagePaths.home} replace /> : children
}

type Followed = {
  /** Null for somebody who followed no link of a mail. */
  link: MailedLink | null
  onUsed: () => void
  onLeft: () => void
}

/**
 * Shows /auth to visitors, and to a signed-in person as long as they use a link of a mail (R7, R16),
 * but for a code to register with, which they need no more.
 * Its token leaves the address bar, so that no shared screen shows it; until it is used or left, the
 * state of the history's entry holds it for a reload.
 */
export function AuthGate({
  children,
  resting,
}: {
  children: (followed: Followed) => ReactNode
  resting: ReactNode
}) {
  const [link] = useState(followedLink)
  const [isUsingIt, setIsUsingIt] = useState(link !== null && link.kind !== 'code')
  useEffect(() => {
    if (link !== null) keepInEntry(link)
  }, [link])
  const leave = () => {
    forgetInEntry()
    setIsUsingIt(false)
  }
  return (
    <SignedOutOnly unless={isUsingIt} resting={resting}>
      {children({ link, onUsed: forgetInEntry, onLeft: leave })}
    </SignedOutOnly>
  )
}

function Unreachable({ retry }: { retry: () => void }) {
  return (
    <PageShell header={<HeaderWithHelp />}>
      <EmptyState
        alone
        picture={<OneIsMissing />}
        title="We cannot reach Duologue right now"
        action={<Button onClick={() => retry()}>Try again</Button>}
      >
        Check your connection. Nothing you saved is lost.
      </EmptyState>
    </PageShell>
  )
}
