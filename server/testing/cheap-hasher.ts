import { hash, verify } from '@node-rs/argon2'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'

/** As cheap as Argon2 gets, for all tests whose subject is not how dear it is; reads dear ones, too. */
export const cheapHasher: Hasher = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
}
