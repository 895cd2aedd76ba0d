import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GuideConsent } from '#contract/guide-consent.ts'
import { testPassword } from './couple.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const apiKey = 'sk-canary-key'
const dataDir = mkdtempSync(join(tmpdir(), 'duologue-model-'))

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({
    dataDir,
    env: {
      ...{ GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'small', GUIDE_API_KEY: apiKey },
      GUIDE_BASE_URL: 'https://models.example.org/v1',
    },
  })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('R12 a server whose settings name a model asks for its host, and prints no key', async () => {
  const headers = { 'content-type': 'application/json' }
  const names = { username: 'Mina', partnerName: 'Jonas' }
  const registered = await fetch(`${server.url}/api/register`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ ...names, email: 'mina@example.org', password: testPassword }),
  })
  const cookie = registered.headers.getSetCookie().map((one) => one.split(';')[0])
  const reply = await fetch(`${server.url}/api/guide-consent`, {
    headers: { cookie: cookie.join('; ') },
  })
  const { provider, both } = (await reply.json()) as GuideConsent
  expect({ provider, both }).toEqual({ provider: 'models.example.org', both: false })
  expect(server.output()).not.toContain(apiKey)
})
