import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { App } from '#web/app/app.tsx'
import { ReloadPage } from '#web/pages/home/reload-page.ts'
import { createWire, type Meddlers } from './wire.ts'

type ServerOptions = Parameters<typeof startTestServer>[0]

const ownFetch = globalThis.fetch

/**
 * Gives the tests of a file one real server in memory; `current()` is it. After each test the page,
 * both storages and `fetch` are as new; the couples that a test registered stay in the database.
 */
export function testServer(options: () => Promise<ServerOptions> = async () => ({})): {
  current: () => TestServer
} {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await startTestServer(await options())
  })
  beforeEach(() => {
    document.title = 'Duologue'
  })
  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    globalThis.fetch = ownFetch
  })
  afterAll(() => server?.stop())
  return {
    current() {
      if (!server) throw new Error('The server starts before the first test, not earlier.')
      return server
    },
  }
}

/**
 * Opens the whole app at a path (`/home`, `/auth?x=y`) in the browser of that visitor, whose cookies
 * go with every call. `meddlers` stand in the way of calls from the very first one. Where the page would load itself
 * anew, that is counted and no more: this browser cannot.
 */
export function renderPage(visitor: Visitor, path: string, meddlers: Meddlers = {}) {
  const wire = createWire(visitor, meddlers)
  globalThis.fetch = wire.fetch
  window.history.replaceState(null, '', path)
  let reloads = 0
  const app = (
    <ReloadPage
      value={() => {
        reloads += 1
      }}
    >
      <App />
    </ReloadPage>
  )
  let shown = render(app)
  return {
    /** Types, clicks and tabs. */
    user: userEvent.setup({ delay: null }),
    visitor,
    calls: wire.calls,
    credentialsOf: wire.credentialsOf,
    meddle: wire.meddle,
    mend: wire.mend,
    /** Where the app is now. */
    path: () => window.location.pathname + window.location.search,
    /** How often the page would have loaded itself anew. */
    reloads: () => reloads,
    /** What pressing reload does: all that React knew is gone, both storages and cookies stay. */
    reload() {
      shown.unmount()
      shown = render(app)
    },
  }
}

export type Page = ReturnType<typeof renderPage>
