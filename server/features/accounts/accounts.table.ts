import type { Generated } from 'kysely'

/** Booleans are 0 or 1 and times ISO 8601 text in UTC, alike on both engines. */
export type UsersTable = {
  id: Generated<number>
  coupleId: string
  username: string
  /** Argon2id, on the primary only: a couple shares one password (R1). */
  password: string | null
  email: string | null
  partnerName: string
  partnerId: number | null
  relationshipConfirmed: Generated<number>
  /** JSON array of category names. */
  categoryPreferences: Generated<string>
  reminderDay: string | null
  reminderTime: string | null
  reminderEnabled: Generated<number>
  inviteToken: string | null
}

export type LoginsTable = {
  /** SHA-256 of the cookie's token, base64url: a stolen database opens no login. */
  tokenHash: string
  userId: number
  coupleId: string
  createdAt: string
  lastSeenAt: string
}
