import type { RegistrationMode } from '#contract/accounts.ts'
import { undoDays } from '#contract/addresses.ts'
import { type Clearing, clearingMoments, dayMs } from '#server/clearing.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Limits } from '#server/http/limits.ts'
import type { RunLater } from '#server/later.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { createAddresses } from './addresses/addresses.ts'
import { createAdmission } from './admission/admission.ts'
import { createInvitations } from './invitations.ts'
import { createLogins, type HangingOnLogins, reasonIsShownFor } from './logins.ts'
import { createNotices } from './notices.ts'
import { createPasswordChange } from './passwords/password-change.ts'
import { createPasswordResets } from './passwords/password-resets.ts'
import { createPasswords, type Hasher } from './passwords/passwords.ts'
import { resetLastsMs } from './passwords/reset-mails.ts'
import { createPeople } from './people.ts'
import { createProfiles } from './profile.ts'
import { createRegistration } from './registration.ts'
import { createSigningIn } from './signing-in.ts'

type Parts = {
  database: Database
  couples: Couples
  vault: Vault
  hasher: Hasher
  limits: Limits
  mailer: Mailer
  runLater: RunLater
  hangingOnLogins: HangingOnLogins
  registration: RegistrationMode
  publicUrl: string
  now: () => Date
}

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts: an account is a couple, either of whose two people may sign in (R1). */
export function createAccounts(parts: Parts) {
  const { database, now } = parts
  const passwords = createPasswords(parts)
  const people = createPeople(parts)
  const logins = createLogins(parts)
  const notices = createNotices(parts)
  const addresses = createAddresses({ ...parts, logins, notices })
  const invitations = createInvitations(parts)
  const admission = createAdmission(parts)
  const registration = createRegistration({ ...parts, admission, passwords, notices })
  const signingIn = createSigningIn({ ...parts, passwords })

  /** Starts a login in place of the one the browser came with. */
  const enter = async (
    person: { id: number; coupleId: string },
    former: string | undefined,
    within: Database,
  ) => {
    if (former !== undefined) await logins.end(former, within)
    const token = await logins.start(person, within)
    return { token, user: await people.currentUser(person.id, within) }
  }

  /** What a clock that was ahead wrote down lasts from now as long as it would, and not until then. */
  const clearExpired = async (table: keyof typeof expiring): Promise<void> => {
    const { lastsMs } = expiring[table]
    const { over, longest, tooLong } = clearingMoments(now(), lastsMs ?? 0)
    if (lastsMs !== null) {
      const healed = database.updateTable(table).set({ expiresAt: longest })
      await healed.where('expiresAt', '>', tooLong).execute()
    }
    await database.deleteFrom(table).where('expiresAt', '<=', over).execute()
  }

  return {
    people,
    logins,
    notices,
    addresses,
    invitations,
    profiles: createProfiles({ ...parts, people, addresses }),
    passwordChange: createPasswordChange({ ...parts, passwords, logins, notices }),
    passwordResets: createPasswordResets({ ...parts, passwords, logins, notices }),
    enter,
    admission,
    registration,
    signingIn,
    clearings: [
      { what: 'logins', clear: logins.clearOver },
      { what: 'invitations', clear: invitations.clearOver },
      ...(Object.keys(expiring) as (keyof typeof expiring)[]).map((table) => ({
        what: expiring[table].what,
        clear: () => clearExpired(table),
      })),
    ] satisfies Clearing[],
  }
}

/**
 * What is of no more use once its `expiresAt` has come, what the log calls it, and how long it lasts
 * at most; null where a host says how long.
 */
const expiring = {
  ended_logins: { what: 'notes of ended logins', lastsMs: reasonIsShownFor },
  password_resets: { what: 'password resets', lastsMs: resetLastsMs },
  registration_codes: { what: 'registration codes', lastsMs: null },
  former_addresses: { what: 'former addresses', lastsMs: undoDays * dayMs },
  address_links: { what: 'links of addresses', lastsMs: undoDays * dayMs },
} as const
