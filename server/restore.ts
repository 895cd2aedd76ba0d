import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { whereToPutIt } from '#server/backup/encrypted-file.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { holdDataFolder } from '#server/drivers/database/data-folder.ts'
import { codeOf } from '#server/drivers/database/failure.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import {
  copySecretKey,
  readKeyFile,
  readSecretKey,
  removeSecretKey,
} from '#server/vault/secret-key.ts'
import { readEnv } from './env.ts'
import { countOfCouples, readOptions, runHostCommand, say } from './host-command.ts'

const help = `Brings a backup back: into an empty folder, or into an empty PostgreSQL where DATABASE_URL names one,
whichever of the two it was made from. Nothing is ever written over.

  npm run restore -- --from FILE                    into DATA_DIR (or DATABASE_URL)
  npm run restore -- --from FILE --into /srv/new    into that folder instead of DATA_DIR
                                                    (not where DATABASE_URL is set)
  npm run restore -- --from FILE --key KEYFILE      with the key in that copy of secret.key, which the
                                                    folder then gets
  npm run restore -- --help                         says this

It takes the key that the server had when the backup was made: SECRET_KEY, secret.key in the folder,
or --key. It is all there afterwards, or nothing is.`

const options = {
  from: { type: 'string' },
  into: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

async function restore(): Promise<void> {
  const values = readOptions(options, help)
  if (values.help) return say(help)
  if (!values.from) throw new NotDone(help, 2)
  const env = readEnv(process.env)
  if (values.into !== undefined && env.databaseUrl !== undefined) throw new NotDone(twoPlaces, 2)
  if (values.into === '') throw new NotDone('--into: has to name a folder.', 2)
  const dataDir = values.into === undefined ? env.dataDir : resolve(values.into)
  const keyFile = values.key && resolve(values.key)
  const serverKey = findKey({ secretKey: env.secretKey, dataDir, keyFile })
  const wasThere = existsSync(dataDir)
  const letGo = holdDataFolder(dataDir)
  let isCopied = false
  try {
    if (keyFile !== undefined && env.secretKey === undefined) {
      isCopied = copySecretKey(keyFile, dataDir)
    }
    const from = resolve(values.from)
    const order = { from, serverKey, databaseUrl: env.databaseUrl, dataDir, now: () => new Date() }
    const { couples, rows } = await restoreBackup(order)
    const where = env.databaseUrl === undefined ? dataDir : 'the database that DATABASE_URL names'
    say(
      `Restored ${countOfCouples(couples)} (${rows} rows) into ${where}, counted and verified. Start the server.`,
    )
  } catch (error) {
    letGo()
    if (isCopied) removeSecretKey(dataDir)
    if (!wasThere) rmSync(dataDir, { recursive: true })
    throw error
  }
  letGo()
}

const twoPlaces =
  '--into names a folder, and DATABASE_URL a database. Put DATABASE_URL= in front of the command for the folder (DATABASE_URL_FILE= where it lies in a file), or leave --into out for the database.'

/** The key to try. One that is set for the server, or lies in its folder, has to be that of `--key`, too. */
function findKey(from: {
  secretKey: string | undefined
  dataDir: string
  keyFile: string | undefined
}): Buffer {
  const own = readSecretKey(from)
  const given = from.keyFile === undefined ? null : givenKey(from.keyFile)
  if (own && given && !own.equals(given)) {
    throw new Error(
      `The key in ${from.keyFile} is another than ${from.secretKey === undefined ? `the secret.key in ${from.dataDir}` : 'SECRET_KEY'}. The server would not open what was restored: put the right one there first.`,
    )
  }
  const key = own ?? given
  if (key === null) {
    throw new Error(
      `A backup takes the key of the server that made it. Put secret.key into ${from.dataDir}, set SECRET_KEY, or name a copy with --key.`,
    )
  }
  return key
}

function givenKey(file: string): Buffer {
  try {
    const key = readKeyFile(file)
    if (key !== null) return key
  } catch (error) {
    const code = codeOf(error)
    if (code === '') throw error
    throw new Error(`The key file ${file} cannot be read (${code}). ${whereToPutIt}`)
  }
  throw new Error(`There is no key file ${file}.`)
}

runHostCommand('The backup could not be restored.', restore)
