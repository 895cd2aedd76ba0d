import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isThorough } from './server/testing/draws.ts'
import { slowTests } from './slow-tests.ts'
import { testsApart, testsWithStore } from './tests-apart.ts'

/** `npm run check` leaves them out. */
const leftOut = process.env.SLOW_TESTS === 'left out' ? Object.keys(slowTests) : []

/**
 * What a busy machine showed too late is tried once more, and the report says so; nothing is in `npm run test:trust`,
 * nor what is `triedOnce`.
 */
const onceMore = { retry: isThorough ? 0 : 1 }

/** Over HTTP, on both engines. */
const overHttp = {
  ...onceMore,
  include: ['server/features/**/*.test.ts', 'server/testing/**/*.test.ts'],
  exclude: [
    'server/features/questions/*/**',
    'server/testing/{bench,content-lint,evaluation}/**',
    ...leftOut,
  ],
}

/**
 * No engine has a part in what these hold: they are about threads, models, mails and the wire. All the others run on
 * both, and so do these in `npm run test:trust`.
 */
const withoutEngine = [
  'server/features/ask/**',
  'server/features/hosting/mail-trial.test.ts',
  'server/testing/{canaries,metrics,model-guide,model-process,observatory}.test.ts',
  'server/testing/trust/{fair-share,headers,mail,obeying-model,text-speed,wire,wire-bounds}.test.ts',
]

/**
 * Every call with what is another's, added or none's, or from another site, and as often as it may come and once more:
 * some hundred or thousand requests each. Who may do what is decided by the same code on both engines, and
 * `limit-stores.test.ts` counts with each of them, so that `npm test` asks one. `npm run test:trust` asks both.
 */
const onOneEngine = [
  'server/testing/trust/{foreign-rows,guessing,known-accounts,limits-of-use,other-sites}.test.ts',
  'server/testing/trust/{over-posting,partner-alone}.test.ts',
]

/** What needs neither a server nor a page. */
const pure = {
  include: ['*.test.ts', '{contract,scripts}/**/*.test.ts', 'server/**/*.test.ts'],
  exclude: [
    'server/features/!(questions)/**',
    'server/features/questions/*.test.ts',
    'server/testing/!(bench|content-lint|evaluation)/**',
    ...leftOut,
  ],
}

/** One process for many files, so that each module is read once and not once a file. */
const together = { isolate: false }

const pages = {
  ...onceMore,
  environment: 'jsdom',
  globalSetup: './server/testing/sqlite.setup.ts',
  setupFiles: './web/testing/page.setup.ts',
  testTimeout: 90_000,
}

/**
 * What asks servers comes after what needs none, by when the journeys are through: a server that journeys starve is too slow
 * for those who wait, and so for its tests.
 */
const whenJourneysAreThrough = { sequence: { groupOrder: 1 } }

/** A server, and a database for it, start while everything else runs. */
const hookTimeout = 60_000

const journeys = { testTimeout: 180_000, hookTimeout: 120_000 }
const warmProduct = './e2e/warm-product.setup.ts'

/** `npm run gallery` alone asks for it: it shows every screen there is, and no test of the product does. */
const wholeGallery = 'e2e/gallery/gallery.test.ts'
const gallery = {
  test: { ...journeys, name: 'gallery', include: [wholeGallery], testTimeout: 600_000 },
}

/** `npm run test:browsers` alone asks for these: the same journeys, in the browser that it names. */
const journeysIn = {
  /**
   * The app on Android is a Chromium, and none runs in Firefox (`app`, `app-and-browser`). Its driver loses the tab in
   * which another site sends a hundred forms into frames at once (`other-sites`). What a release or PostgreSQL may change
   * is the server's alone (`release`, `week-postgres`).
   */
  firefox: {
    include: ['e2e/*.test.ts'],
    exclude: ['e2e/{app,app-and-browser,other-sites,release,week-postgres}.test.ts'],
  },
  /**
   * The app's pages are at `https:`, which goes nowhere over the wire that stands before WebKit (`app`,
   * `app-and-browser`). The driver tells of no tab that a page of another site opens, and lost the window in which one
   * had sent its forms (`other-sites`). What a release or PostgreSQL may change is the server's alone (`release`,
   * `week-postgres`).
   */
  webkit: {
    include: ['e2e/*.test.ts'],
    exclude: ['e2e/{app,app-and-browser,other-sites,release,week-postgres}.test.ts'],
  },
}
const chosen = process.env.JOURNEYS_IN as keyof typeof journeysIn | undefined
const browser = chosen && {
  test: {
    ...onceMore,
    name: chosen,
    ...together,
    ...journeysIn[chosen],
    globalSetup: warmProduct,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', ...onceMore, ...together, ...pure, testTimeout: 180_000 } },
      {
        test: {
          name: 'sqlite',
          ...together,
          ...overHttp,
          globalSetup: './server/testing/sqlite.setup.ts',
          testTimeout: 60_000,
          hookTimeout,
          ...whenJourneysAreThrough,
        },
      },
      {
        test: {
          name: 'postgres',
          ...together,
          ...overHttp,
          // PostgreSQL and what asks it share the cores: what waits too long there is told 503, and is asked twice more.
          retry: isThorough ? 0 : 2,
          ...whenJourneysAreThrough,
          exclude: [
            ...overHttp.exclude,
            'server/testing/local-guide{,.test.ts,/**}',
            ...(isThorough ? [] : [...withoutEngine, ...onOneEngine]),
          ],
          globalSetup: './server/testing/postgres.setup.ts',
          testTimeout: 120_000,
          hookTimeout,
        },
      },
      {
        plugins: [react()],
        test: {
          ...pages,
          name: 'web',
          ...together,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...testsApart, ...testsWithStore, ...leftOut],
        },
      },
      {
        plugins: [react()],
        test: {
          ...pages,
          name: 'web-stored',
          ...together,
          include: [...testsWithStore],
          exclude: leftOut,
          setupFiles: [pages.setupFiles, './web/testing/store.setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: { ...pages, name: 'web-apart', include: [...testsApart], exclude: leftOut },
      },
      {
        test: {
          ...onceMore,
          name: 'journeys',
          ...together,
          include: ['e2e/**/*.test.ts'],
          exclude: [wholeGallery, ...(isThorough ? [] : ['e2e/week-postgres.test.ts'])],
          ...journeys,
          globalSetup: warmProduct,
          // Where two browsers and a server share two cores, a second passes before a focus has moved.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      ...(process.env.GALLERY === 'whole' ? [gallery] : []),
      ...(browser ? [browser] : []),
    ],
  },
})
