import type { Generated, Kysely, Transaction } from 'kysely'
import type { SignedOutReason } from '#contract/accounts.ts'
import type { SubmissionKind } from '#contract/forms.ts'
import type { Participant } from '#contract/participants.ts'
import type { CategoryName } from '#contract/questions.ts'
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
  /** How many of the last reminders in a row did not get through, by mail and by notification. */
  reminderMailsFailed: Generated<number>
  reminderPushesFailed: Generated<number>
  /** When the last of their browsers was found to take no notifications any more; null since another one does. */
  browserGoneAt: string | null
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
  /** The address that it went to, which may be a former one; null of a link that is older than this column. */
  email: string | null
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
  /** When it was asked for; null of the link that the change was told with. */
  askedAt: string | null
}

/** Links that confirm a new address. */
export type AddressLinksTable = Omit<FormerAddressesTable, 'askedAt'>

/** Codes that a server with `REGISTRATION=invite` takes; `npm run admin` makes them. */
export type RegistrationCodesTable = {
  /** The first letters of the code, by which whoever runs the server names it. */
  name: string
  /** SHA-256 of the rest, base64url. */
  secretHash: string
  /** How many couples registered with it, of how many that may. */
  used: Generated<number>
  most: number
  createdAt: string
  expiresAt: string
}

/** Who may register without a code. The address itself is not kept. */
export type AllowedAddressesTable = {
  /** SHA-256, base64url. */
  addressHash: string
  allowedAt: string
}

export type CatchupsTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  scheduledTime: string
  completed: Generated<number>
  createdAt: string
  /** How many presses led to where the couple are (R22). */
  placeVersion: Generated<number>
  /** JSON array of their choices at the suggestion prompt, one a question. */
  placeChoices: Generated<string>
  /** How far each has come on their own login; null for nothing yet. */
  primaryReached: 'in' | 'end' | null
  partnerReached: 'in' | 'end' | null
}

/** What the guide wrote, sealed, so that both devices read the same words (R13). */
export type GuideTextsTable = {
  coupleId: string
  weekId: string
  kind: 'insight' | 'suggestion' | 'summary'
  /** The question it is about, or the catch-up it sums up: ids that never come again. */
  aboutId: number
  text: string
  source: 'built-in' | 'model'
}

export type ChallengesTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  bankId: string
  /** Counts from 1 the threes that one weekly session was given; the last one is what the couple sees. */
  offer: number
  position: number
  title: string
  description: string
  type: string
  difficulty: string
  /** JSON array of the steps. */
  instructions: string
  minutes: number
  chosen: number
  /** Both people have completed it. */
  completed: Generated<number>
  completedAt: string | null
  /** Both had completed it, so that their notes are open, for good. */
  opened: Generated<number>
  createdAt: string
  /** JSON: one person's own progress, their notes sealed in it. */
  primaryUserProgress: string | null
  partnerProgress: string | null
}

export type CouplesTable = {
  id: Generated<number>
  coupleId: string
  user1Id: number | null
  user2Id: number | null
  relationshipStatus: Generated<string>
  createdAt: string
  /** The last day one of the two used it, `YYYY-MM-DD` in UTC: no more precise than that. */
  lastUsedOn: string | null
  /** Since when whoever runs the server lets nobody sign in; null for almost all. */
  closedAt: string | null
  confirmedAt: string | null
  /** The couple's data key, wrapped by the server's key (R2). */
  wrappedKey: string
  /** The weekly session both devices are on (R4); null until the first one. */
  activeWeekId: string | null
  /** What they told about themselves (R19): `yes` or `no`, `together` or `apart`, `welcome` or `rather-not`. */
  aboutChildren: string | null
  aboutLiving: string | null
  aboutIntimacy: string | null
  /** How many sets of questions were ever made for the couple. */
  setsMade: Generated<number>
  /** Until when an export of theirs is being written; null while none is (R18). */
  exportingUntil: string | null
  /** Grows with every turn; taking a turn locks the couple's row. */
  turn: Generated<number>
}

export type SubmissionsTable = {
  id: Generated<number>
  /** Null for what came without a login. */
  coupleId: string | null
  /** Who of the couple sent it; null where that is not known. */
  userId: number | null
  kind: SubmissionKind
  /** JSON of the form's fields. */
  payload: string
  /** Of sender, content and day: what arrives twice is kept once. */
  digest: string
  createdAt: string
}

/** The partner's sealed answer to one question (R5). */
export type PartnerResponsesTable = {
  id: Generated<number>
  coupleId: string
  questionId: number
  weekId: string
  userId: number
  content: string
  response: string
  /** The hash of the login that wrote it, and when: only it may ask again (R17). */
  writtenBy: string | null
  writtenAt: string | null
  /** Whose login wrote it, and what its device calls it: so they know their own answer again (R28). */
  deliveredAs: string | null
  /** JSON: which writing of each device's was the last one here, so that none comes back (R28). */
  editions: string | null
  createdAt: string
  private: Generated<number>
}

/** One row a couple and weekly session; `user…` is the primary, whose id `userId` holds. */
export type WeeklyProgressTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  userCompleted: Generated<number>
  partnerCompleted: Generated<number>
  userCompletedAt: string | null
  partnerCompletedAt: string | null
  /** That person has answered here from a login of their own, so that only theirs may (R17). */
  userOwnDevice: Generated<number>
  partnerOwnDevice: Generated<number>
  /** The session's catch-up is completed, so that the session is no longer open (R18). */
  catchupCompleted: Generated<number>
  /** How many of its questions were swapped (R26). */
  swaps: Generated<number>
  createdAt: string
  updatedAt: string
}

/** One row a question and couple; the primary's sealed answer lives here (R5). */
export type QuestionsTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  userId: number
  bankId: string
  position: number
  content: string
  category: CategoryName
  answered: Generated<number>
  response: string | null
  /** The hash of the login that wrote the response, and when: only it may ask again (R17). */
  writtenBy: string | null
  writtenAt: string | null
  /** Whose login wrote it, and what its device calls it: so they know their own answer again (R28). */
  deliveredAs: string | null
  /** JSON: which writing of each device's was the last one here, so that none comes back (R28). */
  editions: string | null
  createdAt: string
  private: Generated<number>
  isPartnerResponse: Generated<number>
  /** The question that was swapped for this one, whose id never comes again; null for most (R26). */
  replaces: number | null
}

/** Every card a couple was ever shown, and how often (R15: cleared and swapped ones count too). */
export type ShownQuestionsTable = {
  coupleId: string
  bankId: string
  timesShown: number
  /** In which of the couple's sets, counted from 0, it was shown the last time. */
  lastSet: number
  /** 1 where it was swapped for another one then, and never answered (R26). */
  swappedAway: Generated<number>
}

/** How the questions of a session felt to one person, for the next ones to go by (R27). */
export type SetFeelingsTable = {
  coupleId: string
  weekId: string
  userId: number
  /** Sealed, and of the same length whatever was said. */
  feeling: string
  saidAt: string
}

/** A browser that shows a person's reminders. The endpoint is one browser's, whoever signs in there. */
export type PushSubscriptionsTable = {
  endpoint: string
  coupleId: string
  userId: number
  /** The login that saved it, with which it ends; null on those older than that rule. */
  loginHash: string | null
  p256dh: string
  auth: string
  createdAt: string
}

/** What somebody said to their answers going to a model elsewhere (R12). */
export type GuideConsentsTable = {
  userId: number
  coupleId: string
  /** Whom they were asked about; it counts for nobody else. */
  provider: string
  /** 0 or 1. */
  agreed: number
  /** Whose login it came from. */
  saidBy: number
  saidAt: string
}

/** What stays of a catch-up once its session is thrown away. */
export type TimelineTable = {
  id: Generated<number>
  coupleId: string
  weekId: string
  /** The catch-up it is about: ids that never come again. */
  catchupId: number
  happenedAt: string
  /** JSON array of the categories chosen for the week after. */
  focus: Generated<string>
  /** 0 or 1; null where the couple did not say. */
  helpful: number | null
  /** Sealed. */
  summary: string | null
  /** Sealed JSON of the whole conversation; null unless it was kept, or somebody has yet to read it. */
  conversation: string | null
  /**
   * Sealed JSON of lines of both from that conversation, so that a list opens none; null where there is none, and of those
   * kept before there was this column.
   */
  lines: string | null
  /** 0 or 1: the couple chose to keep the conversation. */
  kept: Generated<number>
  /** Who has not read it yet (R22), and until when it stays for them. */
  unreadBy: Participant | null
  unreadUntil: string | null
}

export type Tables = {
  users: UsersTable
  logins: LoginsTable
  ended_logins: EndedLoginsTable
  former_addresses: FormerAddressesTable
  address_links: AddressLinksTable
  password_resets: PasswordResetsTable
  registration_codes: RegistrationCodesTable
  allowed_addresses: AllowedAddressesTable
  couples: CouplesTable
  questions: QuestionsTable
  shown_questions: ShownQuestionsTable
  set_feelings: SetFeelingsTable
  partner_responses: PartnerResponsesTable
  weekly_progress: WeeklyProgressTable
  catchups: CatchupsTable
  guide_texts: GuideTextsTable
  guide_consents: GuideConsentsTable
  challenges: ChallengesTable
  /** What limits of use count (R14); rate-limiter-flexible reads and writes it. */
  rate_limits: { key: string; points: number; expire: string | number | null }
  push_subscriptions: PushSubscriptionsTable
  submissions: SubmissionsTable
  timeline: TimelineTable
  /** Facts about this database itself, such as the check of its key. */
  facts: { name: string; value: string }
}

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>
