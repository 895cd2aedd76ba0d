import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

test('T20 a server that is asked to stop is first not ready, and then ends; a monitor reads on a port of its own', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-ready-'))
  const databaseUrl = await ownDatabaseUrl()
  const metricsPort = await freePort()
  const env = { METRICS_PORT: String(metricsPort), DRAIN_SECONDS: '1', WARM_UP: 'yes' }
  const server = await startServerProcess({ dataDir, databaseUrl, env })
  const code = async (path: string) => {
    const reply = await fetch(server.url + path)
    return [reply.status, ((await reply.json()) as { code?: string }).code]
  }
  expect(await code('/api/ready')).toEqual([503, 'starting'])
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/^duologue_ready 0$/m)
  expect(metrics).toMatch(
    /^duologue_requests_total\{method="GET",route="\/api\/ready",status="5xx"\} 1$/m,
  )
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  const elsewhere = await fetch(`${server.url}/metrics`)
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    404,
    expect.not.stringContaining('duologue_ready'),
  ])

  const ended = server.end('SIGTERM')
  await vi.waitFor(async () => expect(await code('/api/ready')).toEqual([503, 'stopping']))
  expect(await code('/api/health')).toEqual([200, undefined])
  expect(await ended).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})
