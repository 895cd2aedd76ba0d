import { join } from 'node:path'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { openMailer } from '#server/drivers/mail/open-mailer.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import {
  createHostCommands,
  hostHelp,
  readHostCommand,
} from '#server/features/hosting/host-commands.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import type { Tables } from '#server/tables.ts'
import { readEnv } from './env.ts'
import { runHostCommand, say, writeOwnFile } from './host-command.ts'

const now = () => new Date()

async function administer(): Promise<void> {
  const given = readHostCommand(process.argv.slice(2))
  if (given === null) return say(hostHelp)
  const env = readEnv(process.env)
  const database = await openDatabaseBesideServer<Tables>(env)
  try {
    const couples = createCouples({ database })
    const run = createHostCommands({
      ...{ database, couples, now, writeFile: writeOwnFile },
      logins: createLogins({ database, couples, hangingOnLogins: subscriptionsOnLogins, now }),
      mailer: openMailer(env, { now, log: () => undefined }),
      outbox: join(env.dataDir, 'outbox'),
      isTerminal: process.stdout.isTTY === true,
      ...{ publicUrl: env.publicUrl, registration: env.registration },
    })
    say(await run(given))
  } finally {
    await database.destroy()
  }
}

runHostCommand('Something went wrong.', administer)
