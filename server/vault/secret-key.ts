import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileName = 'secret.key'

/**
 * The server's key, 32 bytes: from `SECRET_KEY` where set, else from `DATA_DIR/secret.key`.
 * `create` makes that file when it is missing; without it the answer is null.
 */
export function readSecretKey(
  from: { secretKey: string | undefined; dataDir: string },
  create: boolean,
): Buffer | null {
  if (from.secretKey !== undefined) return digest(from.secretKey)
  const file = join(from.dataDir, fileName)
  if (!existsSync(file)) {
    if (!create) return null
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  }
  return digest(readFileSync(file, 'utf8').trim())
}

const digest = (text: string): Buffer =>
  createHash('sha256').update('duologue server key\0').update(text).digest()
