import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#server/testing/postgres.ts'
import { startServerProcess } from '#server/testing/server-process.ts'

/** What `npm start` runs. */
const main = join(import.meta.dirname, '../dist/server/main.js')

export type Product = {
  url: string
  dataDir: string
  /** All that the server printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** For journeys that listen to the guide: the product is ready before they begin, as `/api/ready` says. */
export const warm = { WARM_UP: 'yes' }

/** So long a product may take until it is ready, in milliseconds. */
const longestWarming = 240_000

/** Waits until that product is ready, as `/api/ready` says; fails where it does not become so. */
export async function readyAt(url: string): Promise<void> {
  const until = Date.now() + longestWarming
  for (;;) {
    const { ok, status } = await fetch(`${url}/api/ready`)
    if (ok) return
    if (Date.now() > until) throw new Error(`The product is not ready: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Starts the built product as a process of its own, over an empty database of that engine; `env` is
 * more of what `.env.example` documents. It answers, and may not be ready yet.
 */
export async function beginProduct(
  engine: 'sqlite' | 'postgres',
  env: Record<string, string> = {},
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-journey-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const clear = async () => {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const where = { main, dataDir, databaseUrl: postgres?.url, env }
  const server = await startServerProcess(where).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return {
    url: server.url.replace('127.0.0.1', 'localhost'),
    dataDir,
    output: server.output,
    async stop() {
      await server.end('SIGTERM')
      await clear()
    },
  }
}

/** The same, once it is ready. */
export async function startProduct(
  engine: 'sqlite' | 'postgres',
  env: Record<string, string> = {},
): Promise<Product> {
  const product = await beginProduct(engine, env)
  if (env.WARM_UP === 'yes') await readyAt(product.url)
  return product
}
