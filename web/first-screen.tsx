import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { FirstVisit } from './app/first-visit.tsx'

/** What stands in the root of the page that the server sends to somebody without a login; for the build. */
export const firstScreen = (): string =>
  renderToString(
    <StrictMode>
      <Router ssrPath={pagePaths.root}>
        <FirstVisit />
      </Router>
    </StrictMode>,
  )
