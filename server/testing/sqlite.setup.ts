import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/drivers/database/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabaseFile: string
  }
}

/** Makes one empty database with every table, of which each test server gets a copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-empty-'))
  const where = { databaseUrl: undefined, dataDir, onIdleError: () => undefined }
  await (await openDatabase({ ...where, now: () => new Date() })).destroy()
  project.provide('emptyDatabaseFile', join(dataDir, 'duologue.db'))
  return () => rmSync(dataDir, { recursive: true, force: true })
}
