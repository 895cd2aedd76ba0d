import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clearDeleted } from '#server/drivers/database/clear-deleted.ts'
import { holdDataFolder } from '#server/drivers/database/data-folder.ts'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { holdDatabaseAlone, type LetGo } from '#server/drivers/database/hold-database.ts'
import { resealPushKeys } from '#server/features/reminders/push/push-keys.ts'
import type { Tables } from '#server/tables.ts'
import { changeKey } from '#server/vault/change-key.ts'
import { readEnv } from './env.ts'
import { countOfCouples, readOptions, runHostCommand, say } from './host-command.ts'

const help = `Gives the server another key, for when somebody else may have seen the one it has. Stop the server
first, and every other one on the same database.

  npm run rotate-key             makes a new secret.key, or goes over to NEW_SECRET_KEY where that is set
  npm run rotate-key -- --help   says this

Backups that were made before need the old key: keep it as long as you keep them. Wherever this is cut
short, start it once more; where the key is in secret.key, just starting the server does as well.`

const options = { help: { type: 'boolean', short: 'h' } } as const

async function rotateKey(): Promise<void> {
  const values = readOptions(options, help)
  if (values.help) return say(help)
  const { dataDir, databaseUrl, secretKey, nextSecretKey } = readEnv(process.env)
  const now = () => new Date()
  const letGo = holdDataFolder(dataDir)
  const database = await openDatabaseBesideServer<Tables>({ dataDir, databaseUrl }).catch(
    (error: unknown) => {
      letGo()
      throw error
    },
  )
  let letGoOfDatabase: LetGo | undefined
  try {
    letGoOfDatabase = await holdDatabaseAlone(databaseUrl)
    const { couples, formerKeyFile } = await changeKey({
      ...{ database, dataDir, secretKey, nextSecretKey, now },
      reseal: resealPushKeys,
    })
    await clearDeleted(database)
    const key = nextSecretKey === undefined ? join(dataDir, 'secret.key') : 'NEW_SECRET_KEY'
    say(
      couples === null
        ? `The change that was begun before is complete: the key is the one in ${key}.`
        : `The key is changed: the one in ${key} opens what ${countOfCouples(couples)} wrote.`,
    )
    if (nextSecretKey !== undefined) {
      say('Now set SECRET_KEY to it, remove NEW_SECRET_KEY, and start the server.')
    }
    if (formerKeyFile) say(`The old key is in ${formerKeyFile}.`)
    const file = join(dataDir, 'secret.key')
    if (nextSecretKey !== undefined && secretKey === undefined && existsSync(file)) {
      const day = now().toISOString().slice(0, 10)
      say(
        `The old key is in ${file}. Once SECRET_KEY is set, nothing reads that file: call it secret.key.until-${day}, by which older backups are known.`,
      )
    }
    say('Keep a copy of the new key elsewhere, and the old one as long as older backups.')
  } finally {
    await letGoOfDatabase?.()
    await database.destroy()
    letGo()
  }
}

runHostCommand('The key could not be changed.', rotateKey)
