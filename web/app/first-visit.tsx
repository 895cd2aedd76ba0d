import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { useLeavingByKey } from '#web/features/help/leave-at-once.ts'
import { OnboardingPage } from '#web/pages/onboarding-page.tsx'
import { CrashPage } from './crash-page.tsx'
import { PageLoading } from './page-loading.tsx'

const loadApp = () => import('./app.tsx')
const App = lazy(() => loadApp().then((app) => ({ default: app.App })))

/** Fetches what most people open next; what cannot be fetched now is fetched when it is needed. */
const fetchAhead = () =>
  void loadApp()
    .then(() => import('#web/pages/auth/auth-page.tsx'))
    .catch(() => undefined)

/** So long after the slides work, so that the fetching delays nothing of theirs. */
const restMs = 1_000

/** Whether that is where the slides are. */
export const isFirstScreen = (path: string): boolean =>
  path === pagePaths.root || path === pagePaths.onboarding

/**
 * What somebody sees who comes without a login: the slides, by as little as they need, since the server
 * sent them ready to be seen. All the rest is fetched meanwhile, and takes over with the next page.
 */
export function FirstVisit() {
  const [path] = useLocation()
  const [hasGoneOn, setGoneOn] = useState(false)
  const isHere = !hasGoneOn && isFirstScreen(path)
  if (!isHere && !hasGoneOn) setGoneOn(true)
  useEffect(() => {
    const ahead = setTimeout(fetchAhead, restMs)
    return () => clearTimeout(ahead)
  }, [])
  if (isHere) return <Slides />
  return (
    <Suspense fallback={<PageLoading />}>
      <App />
    </Suspense>
  )
}

function Slides() {
  useLeavingByKey()
  return (
    <CrashPage>
      <OnboardingPage />
    </CrashPage>
  )
}
