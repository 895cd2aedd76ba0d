import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Over HTTP, on both engines. */
const overHttp = {
  include: ['server/features/**/*.test.ts', 'server/testing/**/*.test.ts'],
  exclude: ['server/features/questions/*/**', 'server/testing/content-lint/**'],
}

/** What needs neither a server nor a page. */
const pure = {
  include: ['*.test.ts', '{contract,scripts}/**/*.test.ts', 'server/**/*.test.ts'],
  exclude: [
    'server/features/!(questions)/**',
    'server/features/questions/*.test.ts',
    'server/testing/!(content-lint)/**',
  ],
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', ...pure, testTimeout: 60_000 } },
      { test: { name: 'sqlite', ...overHttp, testTimeout: 60_000 } },
      {
        test: {
          name: 'postgres',
          ...overHttp,
          globalSetup: './server/testing/postgres.setup.ts',
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: './web/testing/page.setup.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
