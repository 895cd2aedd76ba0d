import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const serverTests = ['server/features/**/*.test.ts', 'server/testing/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...serverTests, '**/node_modules/**'],
        },
      },
      {
        test: { name: 'sqlite', include: serverTests, testTimeout: 60_000 },
      },
      {
        test: {
          name: 'postgres',
          include: serverTests,
          globalSetup: './server/testing/postgres.setup.ts',
          testTimeout: 120_000,
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
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: './web/testing/page.setup.ts',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
