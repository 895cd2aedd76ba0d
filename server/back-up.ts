import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BackupOrder } from '#server/backup/backup-order.ts'
import { backupIdentity } from '#server/backup/encrypted-file.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import type { Tables } from '#server/tables.ts'
import { keyOfDatabase } from '#server/vault/open-vault.ts'
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
  const { couples, rows, file, bytes } = await makeBackup({ ...env, serverKey, to, at: new Date() })
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

async function findKey(env: Env): Promise<Buffer> {
  const database = await openDatabaseBesideServer<Tables>(env, 'this version or earlier')
  try {
    return await keyOfDatabase(database, env)
  } finally {
    await database.destroy()
  }
}

runHostCommand('The backup could not be made.', backUp)
