import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Route, Switch } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { HelpAtHand } from '#web/features/help/help-at-hand.tsx'
import { AuthResting } from '#web/pages/auth/auth-resting.tsx'
import { HomeResting, HomeRestingBody } from '#web/pages/home/home-resting.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { HeaderSlot, WithHeaderSlot } from '#web/ui/header-slot.tsx'
import { PageFrame } from '#web/ui/page-shell.tsx'
import { AuthGate, SignedInOnly, SignedOutOnly } from './gates.tsx'
import { BodyLoading, PageLoading } from './page-loading.tsx'

const OnboardingPage = lazy(() =>
  import('#web/pages/onboarding-page.tsx').then((page) => ({ default: page.OnboardingPage })),
)
const AuthPage = lazy(() =>
  import('#web/pages/auth/auth-page.tsx').then((page) => ({ default: page.AuthPage })),
)
const HomePage = lazy(() =>
  import('#web/pages/home/home-page.tsx').then((page) => ({ default: page.HomePage })),
)
const JoinPage = lazy(() =>
  import('#web/pages/join/join-page.tsx').then((page) => ({ default: page.JoinPage })),
)
const SettingsPage = lazy(() =>
  import('#web/pages/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)
const TimelinePage = lazy(() =>
  import('#web/pages/timeline/timeline-page.tsx').then((page) => ({ default: page.TimelinePage })),
)
const NotFoundPage = lazy(() =>
  import('#web/pages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
)

const signedInPages = {
  [pagePaths.home]: HomePage,
  [pagePaths.settings]: SettingsPage,
  [pagePaths.timeline]: TimelinePage,
}
const signedInPaths = new RegExp(`^(?:${Object.keys(signedInPages).join('|')})/?$`, 'i')

/** One header over all of them: an open menu stays open while a page comes or changes. */
function SignedInPages({ user }: { user: CurrentUser }) {
  return (
    <WithHeaderSlot>
      <PageFrame header={<AppHeader user={user} />}>
        <Suspense fallback={<BodyOnItsWay />}>
          <Switch>
            {Object.entries(signedInPages).map(([path, Page]) => (
              <Route key={path} path={path}>
                <Page user={user} />
              </Route>
            ))}
          </Switch>
        </Suspense>
      </PageFrame>
    </WithHeaderSlot>
  )
}

const BodyOnItsWay = () => (
  <Switch>
    <Route path={pagePaths.home}>
      <HomeRestingBody />
    </Route>
    <Route>
      <BodyLoading />
    </Route>
  </Switch>
)

/** Whether the page came with home on it, as the server sends it to who comes with a login. */
const isHomeSent = () => document.querySelector('[data-resting="home"]') !== null

function SignedInRoute() {
  const [resting] = useState(() => (isHomeSent() ? <HomeResting /> : <PageLoading />))
  return (
    <Suspense fallback={resting}>
      <SignedInOnly resting={resting}>{(user) => <SignedInPages user={user} />}</SignedInOnly>
    </Suspense>
  )
}

/**
 * Waits for the code of a page. Each route has a key and one of these to itself: what one showed stays in the
 * document until what comes next in it has loaded, and after a logout that would be the chat.
 */
const Loaded = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<PageLoading />}>{children}</Suspense>
)

/** Whether it is the login that comes, as the server sends it ready to be seen. */
const isPlainLogin = () => window.location.search === '' && window.history.state === null

function AuthRoute() {
  const [resting] = useState(() => (isPlainLogin() ? <AuthResting /> : <PageLoading />))
  return (
    <Suspense fallback={resting}>
      <AuthGate resting={resting}>{(followed) => <AuthPage {...followed} />}</AuthGate>
    </Suspense>
  )
}

/** The route table (product §2). */
export function AppRoutes() {
  return (
    <Switch>
      {[pagePaths.root, pagePaths.onboarding].map((path) => (
        <Route key={path} path={path}>
          <Loaded>
            <SignedOutOnly>
              <OnboardingPage />
            </SignedOutOnly>
          </Loaded>
        </Route>
      ))}
      <Route key={pagePaths.auth} path={pagePaths.auth}>
        <AuthRoute />
      </Route>
      {[pagePaths.join, pagePaths.joinWithoutToken].map((path) => (
        <Route key={path} path={path}>
          {({ token }: { token?: string }) => (
            <Loaded>
              <JoinPage key={token} token={token} />
            </Loaded>
          )}
        </Route>
      ))}
      <Route key="signed in" path={signedInPaths}>
        <SignedInRoute />
      </Route>
      <Route key="not found">
        <Loaded>
          <NotFoundPage />
        </Loaded>
      </Route>
    </Switch>
  )
}

const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((menu) => ({ default: menu.AccountMenu })),
)

/** Logo and name, the way to help, and the menu of the signed-in person; goes into the header of a `PageFrame`. */
function AppHeader({ user }: { user: CurrentUser }) {
  return (
    <>
      {/* Without the name where what it shares the line with leaves no room, on a phone on its side neither. */}
      <Wordmark className="max-[46rem]:group-data-shares/header:[&>span]:sr-only in-data-large:[&>span]:sr-only" />
      <HeaderSlot />
      <div className="flex shrink-0 items-center gap-1 in-data-large:ml-auto sm:gap-2">
        <HelpAtHand />
        <Suspense fallback={<span className="size-11" />}>
          <AccountMenu user={user} />
        </Suspense>
      </div>
    </>
  )
}
