import { backupIdentity, readEncrypted } from '#server/backup/encrypted-file.ts'

/** Everything that a backup holds, as whoever has the server's key reads it. */
export async function decryptedBackup(file: string, serverKey: Buffer): Promise<string> {
  let whole = ''
  for await (const part of readEncrypted(file, backupIdentity(serverKey))) whole += part
  return whole
}
