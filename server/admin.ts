import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { codeOf, DatabaseFailure } from '#server/drivers/database/failure.ts'
import { openMailer } from '#server/drivers/mail/open-mailer.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import {
  createHostCommands,
  hostHelp,
  readHostCommand,
} from '#server/features/hosting/host-commands.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import type { Database, Tables } from '#server/tables.ts'
import { readEnv } from './env.ts'

const now = () => new Date()

function writeFile(path: string, text: string): string {
  const whole = resolve(path)
  try {
    writeFileSync(whole, text, { mode: 0o600 })
  } catch {
    throw new NotDone(`${whole} could not be written.`)
  }
  return whole
}

async function main(): Promise<void> {
  process.umask(0o077)
  const given = readHostCommand(process.argv.slice(2))
  if (given === null) return console.log(hostHelp)
  const env = readSettings()
  const database = openDatabase(env)
  try {
    await requireThisVersion(database)
    const couples = createCouples({ database })
    const run = createHostCommands({
      ...{ database, couples, now, writeFile },
      logins: createLogins({ database, couples, hangingOnLogins: subscriptionsOnLogins, now }),
      mailer: openMailer(env, { now, log: () => undefined }),
      outbox: join(env.dataDir, 'outbox'),
      ...{ publicUrl: env.publicUrl, registration: env.registration },
    })
    console.log(await run(given))
  } finally {
    await database.destroy()
  }
}

/** Sentences of ours end the command with one; whatever else goes wrong must not show what it is about. */
const inOurWords = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw new NotDone(error instanceof Error ? error.message : String(error))
  }
}
const readSettings = () => inOurWords(() => readEnv(process.env))
const openDatabase = (env: ReturnType<typeof readEnv>) =>
  inOurWords(() => openDatabaseBesideServer<Tables>(env))

async function requireThisVersion(database: Database): Promise<void> {
  const tables = await database.introspection.getTables()
  if (tables.some(({ name }) => name === 'allowed_addresses')) return
  throw new NotDone('This database is not of this version yet. Start the server once.')
}

/** An error's own message may hold what it was about; its name and code do not. */
const nameOf = (error: unknown): string =>
  [error instanceof Error ? error.name : 'Error', codeOf(error)].filter(Boolean).join(' ')

main().catch((error: unknown) => {
  const isOurs = error instanceof NotDone || error instanceof DatabaseFailure
  console.error(isOurs ? error.message : `Something went wrong (${nameOf(error)}).`)
  process.exitCode = error instanceof NotDone ? error.exitCode : 1
})
