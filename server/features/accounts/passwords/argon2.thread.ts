import { hashSync, verifySync } from '@node-rs/argon2'
import { giveWay } from '#server/drivers/threads/give-way.ts'

/** Argon2id is the library's default; 19 MiB and two passes as OWASP advises (R7). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hash(password: string): string {
  giveWay()
  return hashSync(password, cost)
}

export function verify([hashed, password]: readonly [string, string]): boolean {
  giveWay()
  return verifySync(hashed, password)
}
