import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { AuthResting } from '#web/pages/auth/auth-resting.tsx'
import { HomeResting } from '#web/pages/home/home-resting.tsx'
import { FirstVisit } from './app/first-visit.tsx'

/** What stands in the root of pages that are ready to be seen before a script has come; for the build. */
export const firstScreens = (): Record<'slides' | 'login' | 'home', string> => ({
  slides: renderToString(
    <StrictMode>
      <Router ssrPath={pagePaths.root}>
        <FirstVisit />
      </Router>
    </StrictMode>,
  ),
  login: renderToString(<AuthResting />),
  home: renderToString(<HomeResting />),
})
