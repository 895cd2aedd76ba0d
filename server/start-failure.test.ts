import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/drivers/database/database.ts'
import { whyNoStart } from './start-failure.ts'

const failureOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const listening = (port: number, host: string) =>
  new Promise<{ port: number; failure: unknown; end: () => void }>((resolve) => {
    const server = createServer()
    server.on('error', (failure) => resolve({ port, failure, end: () => undefined }))
    server.listen(port, host, () => {
      const at = server.address()
      const taken = typeof at === 'object' && at !== null ? at.port : 0
      resolve({ port: taken, failure: undefined, end: () => void server.close() })
    })
  })

test('a port that is taken, an address of another machine and a name that is none name their setting', async () => {
  const first = await listening(0, '127.0.0.1')
  const second = await listening(first.port, '127.0.0.1')
  first.end()
  expect(whyNoStart(second.failure)).toContain(
    `port ${first.port} of 127.0.0.1. End it, or set another PORT`,
  )
  expect(whyNoStart((await listening(0, '203.0.113.7')).failure)).toContain('Check HOST')
  const { failure } = await listening(0, 'no-such-name.invalid')
  expect(whyNoStart(failure)).toContain('no-such-name.invalid could not be found. Check HOST')
})

test('a folder that cannot be used is named with DATA_DIR, a database with what is wrong with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-start-'))
  const file = join(folder, 'duologue.db')
  writeFileSync(file, 'no database, but long enough to be read as one'.repeat(30))
  for (const path of [file, join(file, 'below')]) {
    const said = whyNoStart(failureOf(() => mkdirSync(path, { recursive: true })))
    expect(said).toContain(path)
    expect(said).toContain('DATA_DIR has to be a folder')
  }
  expect(whyNoStart(failureOf(() => readFileSync(folder)))).toContain(
    'such as secret.key, is a folder',
  )
  const settings = { databaseUrl: undefined, dataDir: folder, now: () => new Date() }
  const failure = await openDatabase({ ...settings, onIdleError: () => undefined }).catch(
    (error: unknown) => error,
  )
  expect(whyNoStart(failure)).toContain(
    'duologue.db in DATA_DIR cannot be used: it is no database.',
  )
  rmSync(folder, { recursive: true })
})

test('a sentence stays as it is', () => {
  expect(whyNoStart(new Error('Please check the settings.'))).toBe('Please check the settings.')
})
