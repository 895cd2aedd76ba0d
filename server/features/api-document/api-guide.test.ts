import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/test-server.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code]) => code ?? '',
  )
const hasCurl = spawnSync('curl', ['--version']).status === 0

/** Where there is no curl, nobody can follow the page either. */
test.runIf(hasCurl)('the commands of docs/api.md run as they stand', async () => {
  const server = await startTestServer()
  const here = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const cwd = mkdtempSync(join(tmpdir(), 'duologue-api-'))
  const script = blocks('sh').join('\n')
  await promisify(execFile)('bash', ['-euc', script], { cwd, env: { ...process.env, HERE: here } })

  const written = (name: string): unknown => JSON.parse(readFileSync(join(cwd, name), 'utf8'))
  expect(written('partner.json')).toMatchObject({
    ...{ username: 'Jonas', participant: 'partner', partnerJoined: true },
  })
  expect(written('questions.json')).toHaveLength(7)
  expect(written('sealed.json')).toEqual([])
  expect(written('opened.json')).toEqual(
    Array(7).fill(
      expect.objectContaining({
        userResponse: 'The walk by the river',
        partnerResponse: 'The walk by the river',
      }),
    ),
  )
  expect(written('refused.json')).toEqual(JSON.parse(blocks('json')[0] ?? ''))
  rmSync(cwd, { recursive: true })
  await server.stop()
})
