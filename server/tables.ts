import type { Kysely, Transaction } from 'kysely'
import type {
  AddressLinksTable,
  EndedLoginsTable,
  FormerAddressesTable,
  LoginsTable,
  PasswordResetsTable,
  UsersTable,
} from '#server/features/accounts/accounts.table.ts'
import type { PartnerResponsesTable } from '#server/features/answers/answers.table.ts'
import type { CatchupsTable, GuideTextsTable } from '#server/features/catchup/catchup.table.ts'
import type { ChallengesTable } from '#server/features/challenges/challenges.table.ts'
import type { CouplesTable } from '#server/features/couples/couples.table.ts'
import type { SubmissionsTable } from '#server/features/inbox/inbox.table.ts'
import type { WeeklyProgressTable } from '#server/features/progress/progress.table.ts'
import type {
  QuestionsTable,
  ShownQuestionsTable,
} from '#server/features/questions/questions.table.ts'
import type { PushSubscriptionsTable } from '#server/features/reminders/reminders.table.ts'
import type { TimelineTable } from '#server/features/timeline/timeline.table.ts'

export type Tables = {
  users: UsersTable
  logins: LoginsTable
  ended_logins: EndedLoginsTable
  former_addresses: FormerAddressesTable
  address_links: AddressLinksTable
  password_resets: PasswordResetsTable
  couples: CouplesTable
  questions: QuestionsTable
  shown_questions: ShownQuestionsTable
  partner_responses: PartnerResponsesTable
  weekly_progress: WeeklyProgressTable
  catchups: CatchupsTable
  guide_texts: GuideTextsTable
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
