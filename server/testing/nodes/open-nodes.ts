import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { startRoundRobin } from './round-robin.ts'

type Starts = {
  postgres: () => Promise<Pick<TestPostgres, 'url' | 'stop' | 'halt' | 'start'>>
  server: typeof startServerProcess
}
const usual: Starts = { postgres: startPostgres, server: startServerProcess }

/** Starts two servers on one PostgreSQL, with a proxy before them. Where one does not start, nothing stays. */
export async function openNodes(starts: Starts = usual) {
  const postgres = await starts.postgres()
  const folder = mkdtempSync(join(tmpdir(), 'duologue-nodes-'))
  const ports = [await freePort(), await freePort()]
  const nodes: ServerProcess[] = []

  const start = (place: number): Promise<ServerProcess> =>
    starts.server({
      ...{ dataDir: join(folder, `node-${place}`), databaseUrl: postgres.url },
      port: ports[place] ?? 0,
      env: { SECRET_KEY: 'one key for both of the nodes of a test' },
    })

  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  const begun = await Promise.allSettled(ports.map((_, place) => start(place)))
  nodes.push(...begun.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
  const failed = begun.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    await close()
    throw failed.reason
  }
  const proxy = await startRoundRobin(nodes.map(({ url }) => url))

  return {
    postgres,
    proxy,
    nodes,
    /** Starts the one of that place again, once it has ended. */
    async startAgain(place: number): Promise<void> {
      nodes[place] = await start(place)
    },
    async close(): Promise<void> {
      proxy.stop()
      await close()
    },
  }
}
