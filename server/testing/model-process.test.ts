import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { GuideConsent } from '#contract/guide-consent.ts'
import { testPassword } from './couple.ts'
import { installScriptedEngine } from './scripted-engine.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const apiKey = 'sk-canary-key'
const dataDir = mkdtempSync(join(tmpdir(), 'duologue-model-'))

const folderFor = (name: string) => join(dataDir, name)

/** The provider that a new couple is asked about. */
async function askedAbout({ url }: ServerProcess): Promise<Omit<GuideConsent, 'people'>> {
  const headers = { 'content-type': 'application/json' }
  const names = { username: 'Mina', partnerName: 'Jonas' }
  const registered = await fetch(`${url}/api/register`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ ...names, email: 'mina@example.org', password: testPassword }),
  })
  const cookie = registered.headers.getSetCookie().map((one) => one.split(';')[0])
  const reply = await fetch(`${url}/api/guide-consent`, { headers: { cookie: cookie.join('; ') } })
  const { provider, both } = (await reply.json()) as GuideConsent
  return { provider, both }
}

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('R12 a server whose settings name a model asks for its host, and prints no key', async () => {
  const server = await startServerProcess({
    dataDir: folderFor('elsewhere'),
    env: {
      ...{ GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'small', GUIDE_API_KEY: apiKey },
      GUIDE_BASE_URL: 'https://models.example.org/v1',
    },
  })
  expect(await askedAbout(server)).toEqual({ provider: 'models.example.org', both: false })
  expect(server.output()).not.toContain(apiKey)
  await server.end('SIGTERM')
})

describe('R12 a server whose model is the host’s own', () => {
  const env = { GUIDE_PROVIDER: 'local', GUIDE_MODEL: 'small.gguf' }

  test('asks nobody, and ends as it is asked to', async () => {
    const local = folderFor('local')
    installScriptedEngine(local)
    const server = await startServerProcess({ dataDir: local, env })
    expect(await askedAbout(server)).toEqual({ provider: null, both: false })
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('does not start where that model is not installed, and says what to do', async () => {
    await expect(startServerProcess({ dataDir: folderFor('empty'), env })).rejects.toThrow(
      /GUIDE_MODEL: small\.gguf is not installed in .*Run npm run guide:install/,
    )
  })
})
