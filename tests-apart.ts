/**
 * Tests of pages share a process, so that each module is read once. These have one each: a module of theirs stands in
 * place of one of ours, or something of the browser that the pages of all others do without.
 */
export const testsApart: readonly string[] = [
  'web/app/{header,trouble-pages}.test.tsx',
  'web/device/worker.test.ts',
  'web/features/questions/typing.test.tsx',
]

/**
 * These share a process among themselves: their pages have a store of the browser's, which those of all others do
 * without. `store.setup.ts` empties it after each file.
 */
export const testsWithStore: readonly string[] = [
  'web/app/logging-out.test.tsx',
  'web/features/help/leave-at-once.test.ts',
  'web/features/questions/waiting/*.test.{ts,tsx}',
  'web/pages/home/questions/help-after-leaving.test.tsx',
  'web/session/{kept-replies,sealed-store}.test.ts',
]
