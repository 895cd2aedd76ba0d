import { hash, verify } from '@node-rs/argon2'
import { passwordForm } from '#contract/accounts.ts'
import { Refusal } from '#server/refusal.ts'

/** Argon2id is the library's default; 19 MiB and two passes as OWASP advises (R7). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const commonest = 10_000

export const hashPassword = (password: string): Promise<string> =>
  hash(passwordForm(password), cost)

let nobody: Promise<string> | undefined

/**
 * Tells whether the password fits; with no hash to compare it takes as long and says no (R6). Where
 * its form differs from what was typed, so it does as typed: hashes from before there was that form.
 */
export async function passwordFits(known: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody signs in with this')
  const hashed = known ?? (await nobody)
  for (const form of new Set([passwordForm(password), password])) {
    if (await verify(hashed, form)) return known !== null
  }
  return false
}

let common: Promise<ReadonlySet<string>> | undefined

/** Refuses (400) one of the 10,000 commonest passwords (R7), upper and lower case alike. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, commonest).map(String)),
  )
  if (!(await common).has(passwordForm(password).toLowerCase())) return
  throw new Refusal('common-password', { at: field })
}
