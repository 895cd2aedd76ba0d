import { createHash } from 'node:crypto'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import type { Login } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import { type Submission, submissionMail } from './submission.ts'

type Parts = {
  database: Database
  couples: Couples
  mailer: Mailer
  /** Who gets a mail of everything that comes; undefined for nobody. */
  supportEmail: string | undefined
  runLater: RunLater
  now: () => Date
}

export type Inbox = ReturnType<typeof createInbox>

/** What people send to whoever runs the server. */
export function createInbox({ database, couples, mailer, supportEmail, runLater, now }: Parts) {
  return {
    /**
     * Stores the submission and mails it after the reply; `login` is null for one that came without.
     * The same one again on the same day, as after a lost reply, changes nothing.
     */
    async take(submission: Submission, login: Login | null): Promise<void> {
      const coupleId = login?.couple.coupleId ?? null
      const userId = login?.userId ?? null
      const { kind, ...fields } = submission
      const payload = JSON.stringify(fields)
      const createdAt = now().toISOString()
      const row = {
        ...{ coupleId, userId },
        kind,
        payload,
        createdAt,
        digest: digestOf(createdAt, coupleId, userId, kind, payload),
      }
      const store = (within: Database) =>
        within
          .insertInto('submissions')
          .values(row)
          .onConflict((conflict) => conflict.column('digest').doNothing())
          .returning('id')
          .executeTakeFirst()
      const stored =
        coupleId === null
          ? await store(database)
          : await couples.takeTurn(coupleId, ({ transaction }) => store(transaction))
      if (!stored || supportEmail === undefined) return
      const mail = submissionMail({ to: supportEmail, coupleId, submission })
      runLater('a submission could not be mailed', () => mailer.send(mail))
    },
  }
}

const digestOf = (createdAt: string, ...parts: (string | number | null)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([createdAt.slice(0, 10), ...parts]))
    .digest('base64url')
