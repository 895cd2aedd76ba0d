import type { Generated } from 'kysely'
import type { SignedOutReason } from '#contract/accounts.ts'
import type { Rhythm } from '#contract/reminder-rhythm.ts'

/** Booleans are 0 or 1 and times ISO 8601 text in UTC, alike on both engines. */
export type UsersTable = {
  id: Generated<number>
  coupleId: string
  username: string
  /** Argon2id, on the primary only: a couple shares one password (R1). */
  password: string | null
  email: string | null
  /** When its owner first used it; null while it is only claimed (R16). */
  emailUsedAt: string | null
  /** 1 while the link to a new address was not followed: it is not good for resets yet. */
  emailPending: Generated<number>
  partnerName: string
  partnerId: number | null
  relationshipConfirmed: Generated<number>
  /** JSON array of category names. */
  categoryPreferences: Generated<string>
  reminderDay: Rhythm['reminderDay'] | null
  reminderTime: string | null
  reminderEnabled: Generated<number>
  reminderFrequency: Rhythm['frequency'] | null
  /** IANA; null until a browser said it. */
  reminderTimeZone: string | null
  /** `YYYY-MM-DD`, the wall-clock date on which the saved rhythm began. */
  reminderFirstDate: string | null
  /** When the next reminder is due; null while reminders are off. */
  nextReminderAt: string | null
  /** Until when a server has the due reminder to itself, to send it; null while none does. */
  reminderClaimedUntil: string | null
  reminderEmail: Generated<number>
  /** Counts the addresses that the calendar feed has had. */
  calendarEdition: Generated<number>
  /** SHA-256 of the invitation's token, base64url; on the row of the person it is for (R8). */
  inviteToken: string | null
  inviteExpiresAt: string | null
  /** When this person first signed in as themselves; null for who never did (R22). */
  signedInAt: string | null
}

export type PasswordResetsTable = {
  /** SHA-256 of the token in the mail, base64url. */
  tokenHash: string
  coupleId: string
  /** The person whose e-mail the mail went to. */
  userId: number
  expiresAt: string
}

export type LoginsTable = {
  /** SHA-256 of the cookie's token, base64url: a stolen database opens no login. */
  tokenHash: string
  userId: number
  coupleId: string
  createdAt: string
  lastSeenAt: string
}

export type EndedLoginsTable = {
  /** The hash the login had; nothing here tells whose it was, so it may outlive the account. */
  tokenHash: string
  reason: SignedOutReason
  expiresAt: string
}

/** Addresses that a change can still be undone to, and that are good for resets as long (R16). */
export type FormerAddressesTable = {
  /** SHA-256 of the token that undoes the change, base64url. */
  tokenHash: string
  coupleId: string
  userId: number
  email: string
  changedAt: string
  expiresAt: string
}

/** Links that confirm a new address. */
export type AddressLinksTable = FormerAddressesTable
