import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BackupOrder, MadeBackup } from '#server/backup/backup-order.ts'
import { takeBackBesideOthers } from '#server/backup/beside-others.ts'
import { backupIdentity } from '#server/backup/encrypted-file.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { sortBackups } from '#server/backup/sort-backups.ts'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import type { Database, Tables } from '#server/tables.ts'
import { readOrMakeDatabaseId } from '#server/vault/database-id.ts'
import { keyOfDatabase } from '#server/vault/open-vault.ts'
import { formerKeys } from '#server/vault/secret-key.ts'
import { type Env, readEnv } from './env.ts'
import { countOfCouples, readOptions, runHostCommand, say } from './host-command.ts'

const help = `Writes everything the database holds at this moment to one encrypted file, and reads it back. The
server may run meanwhile.

  npm run backup                           to a file named by the time, in the folder BACKUP_DIR
  npm run backup -- --to /mnt/disk         in another folder
  npm run backup -- --to /mnt/disk/today   to that file
  npm run backup -- --age-identity         prints the key that the program "age" opens backups with
  npm run backup -- --help                 says this

Whoever finds the file reads nothing in it without the server's key (secret.key or SECRET_KEY). The
key is not in it: keep a copy of the key in another place. "npm run restore" brings a backup back.`

const options = {
  to: { type: 'string' },
  'age-identity': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

async function backUp(): Promise<void> {
  const values = readOptions(options, help)
  if (values.help) return say(help)
  const env = readEnv(process.env)
  if (values['age-identity']) return say(backupIdentity(await findKey(env)))
  const to = whereTo(values.to, env)
  const serverKey = await findKey(env)
  const made = await makeBackup({ ...env, serverKey, to, at: new Date() })
  if (values.to === undefined) await requireOwnFolder(env, serverKey, made)
  const { couples, rows, file, bytes } = made
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
  say(
    `Backed up ${countOfCouples(couples)} (${rows} rows) to ${file}: ${size}, read back and verified.`,
  )
}

function whereTo(to: string | undefined, { backupDir }: Env): BackupOrder['to'] {
  if (to === undefined && backupDir === undefined) {
    throw new NotDone(`Where to? BACKUP_DIR is not set, and there is no --to.\n\n${help}`, 2)
  }
  if (to === undefined) return { folder: backupDir ?? '' }
  if (to.trim() === '') throw new NotDone('--to: has to name a folder or a file.', 2)
  const path = resolve(to)
  const isFolder = to.endsWith('/') || (existsSync(path) && statSync(path).isDirectory())
  return isFolder ? { folder: path } : { file: path }
}

/** In the folder of the daily backup, what that one refuses is refused as well. */
async function requireOwnFolder(env: Env, serverKey: Buffer, made: MadeBackup): Promise<void> {
  const { dataDir, backupDir: folder = '' } = env
  if (made.couples > 0) return
  const database = await withDatabase(env, readOrMakeDatabaseId)
  const keys = [serverKey, ...formerKeys(dataDir)]
  const why = takeBackBesideOthers(folder, made, await sortBackups({ folder, keys, database }))
  if (why !== undefined) throw new NotDone(why)
}

const findKey = (env: Env): Promise<Buffer> =>
  withDatabase(env, (database) => keyOfDatabase(database, env))

async function withDatabase<Result>(
  env: Env,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabaseBesideServer<Tables>(env, 'this version or earlier')
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}

runHostCommand('The backup could not be made.', backUp)
