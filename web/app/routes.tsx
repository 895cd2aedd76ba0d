import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { AuthGate } from './auth-gate.tsx'
import { SignedInOnly, SignedOutOnly } from './gates.tsx'
import { AppHeader } from './header.tsx'
import { PageLoading } from './page-loading.tsx'

const OnboardingPage = lazy(() =>
  import('#web/pages/onboarding-page.tsx').then((page) => ({ default: page.OnboardingPage })),
)
const AuthPage = lazy(() =>
  import('#web/pages/auth-page.tsx').then((page) => ({ default: page.AuthPage })),
)
const HomePage = lazy(() =>
  import('#web/pages/home-page.tsx').then((page) => ({ default: page.HomePage })),
)
const JoinPage = lazy(() =>
  import('#web/pages/join-page.tsx').then((page) => ({ default: page.JoinPage })),
)
const SettingsPage = lazy(() =>
  import('#web/pages/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)
const TimelinePage = lazy(() =>
  import('#web/pages/timeline-page.tsx').then((page) => ({ default: page.TimelinePage })),
)
const NotFoundPage = lazy(() =>
  import('#web/pages/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
)

/** The route table (spec §2). */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        {[pagePaths.root, pagePaths.onboarding].map((path) => (
          <Route key={path} path={path}>
            <SignedOutOnly>
              <OnboardingPage />
            </SignedOutOnly>
          </Route>
        ))}
        <Route path={pagePaths.auth}>
          <AuthGate>{(resetLink) => <AuthPage {...resetLink} />}</AuthGate>
        </Route>
        {[pagePaths.join, pagePaths.joinWithoutToken].map((path) => (
          <Route key={path} path={path}>
            {({ token }: { token?: string }) => <JoinPage key={token} token={token} />}
          </Route>
        ))}
        <Route path={pagePaths.home}>
          <SignedInOnly>
            {(user) => <HomePage user={user} header={<AppHeader user={user} />} />}
          </SignedInOnly>
        </Route>
        <Route path={pagePaths.settings}>
          <SignedInOnly>
            {(user) => <SettingsPage user={user} header={<AppHeader user={user} />} />}
          </SignedInOnly>
        </Route>
        <Route path={pagePaths.timeline}>
          <SignedInOnly>
            {(user) => <TimelinePage user={user} header={<AppHeader user={user} />} />}
          </SignedInOnly>
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Suspense>
  )
}
