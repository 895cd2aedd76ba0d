import { join } from 'node:path'
import { holdDataFolder } from '#server/drivers/database/data-folder.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { createBuiltInGuide } from '#server/drivers/guide/built-in-guide.ts'
import type { Tables } from '#server/tables.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'

/** How long running requests may take to finish once the server was asked to stop. */
const graceMs = 8_000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const letGo = holdDataFolder(env.dataDir)
  const now = () => new Date()
  const database = await openDatabase<Tables>({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    now,
    onIdleError: () => console.error('A database connection broke while idle; a new one follows.'),
  })
  const guide = createBuiltInGuide()
  const app = await createApp({
    database,
    vault: await openVault(database, env),
    guide,
    builtInGuide: guide,
    now,
    publicUrl: env.publicUrl,
    webFolder: join(import.meta.dirname, '../dist/web'),
    logger: { level: env.logLevel },
  })

  const stop = async () => {
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await database.destroy()
    letGo()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ port: env.port, host: env.host })
  console.log(`Duologue is ready at ${env.publicUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The server could not start.')
  process.exit(1)
})
