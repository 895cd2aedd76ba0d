import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { slowTests } from './slow-tests.ts'

/** `npm run check` leaves them out. */
const leftOut = process.env.SLOW_TESTS === 'left out' ? Object.keys(slowTests) : []

/** Over HTTP, on both engines. */
const overHttp = {
  include: ['server/features/**/*.test.ts', 'server/testing/**/*.test.ts'],
  exclude: [
    'server/features/questions/*/**',
    'server/testing/{bench,content-lint,evaluation}/**',
    ...leftOut,
  ],
}

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

/** A page that a busy machine showed too late is tried once more, and the report says so. */
const onceMore = { retry: 1 }

const pages = {
  ...onceMore,
  environment: 'jsdom',
  globalSetup: './server/testing/sqlite.setup.ts',
  setupFiles: './web/testing/page.setup.ts',
  testTimeout: 30_000,
}

/** These have a module of their own in place of one of ours, so each has a process to itself. */
const replacingModules = [
  'web/app/{account-menu,header,trouble-pages}.test.tsx',
  'web/pages/home/catchup/{home-catchup,two-phones}.test.tsx',
]

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', ...together, ...pure, testTimeout: 60_000 } },
      {
        test: {
          name: 'sqlite',
          ...together,
          ...overHttp,
          globalSetup: './server/testing/sqlite.setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          ...together,
          ...overHttp,
          exclude: [...overHttp.exclude, 'server/testing/local-guide{,.test.ts,/**}'],
          globalSetup: './server/testing/postgres.setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...pages,
          name: 'web',
          ...together,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...replacingModules, ...leftOut],
        },
      },
      {
        plugins: [react()],
        test: { ...pages, name: 'web-apart', include: replacingModules, exclude: leftOut },
      },
      {
        test: {
          ...onceMore,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
