import type { Mailer, MailStatus } from '#server/drivers/mail/mail.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import type { Notices } from '#server/features/accounts/notices.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'
import { type Passwords, refuseCommon, setPassword } from './passwords.ts'
import { createResetMails } from './reset-mails.ts'

type Parts = {
  database: Database
  couples: Couples
  mailer: Mailer
  passwords: Passwords
  logins: Logins
  notices: Notices
  runLater: RunLater
  publicUrl: string
  now: () => Date
}

/** New passwords by mail: a token for one use within one hour, of which the hash is stored (R7). */
export function createPasswordResets(parts: Parts) {
  const { database, couples, passwords, logins, mailer, notices, runLater, now } = parts
  const mailLink = createResetMails(parts)

  const find = (token: string) =>
    database
      .selectFrom('password_resets')
      .select(['coupleId', 'email'])
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now().toISOString())
      .executeTakeFirst()

  const over = () => new Refusal('reset-link-over')

  return {
    /** Mails the link after the reply, and tells how mail stands here, never whose address it is (R6). */
    async ask(email: string): Promise<MailStatus> {
      runLater('a reset mail could not be sent', () => mailLink(email))
      return (await mailer.status?.()) ?? 'sends'
    },

    /**
     * Sets the couple's password, ends all their logins and every other link; returns the e-mail the
     * mail went to, null where that is not known. 400 for a token that is wrong, used or over, and for a common password.
     */
    async reset({ token, newPassword }: { token: string; newPassword: string }) {
      const found = await find(token)
      if (!found) throw over()
      await refuseCommon(newPassword, 'newPassword')
      const password = await passwords.hashOf(newPassword)
      await couples.takeTurn(found.coupleId, async ({ transaction }) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('password_resets')
          .where('tokenHash', '=', hashOf(token))
          .where('expiresAt', '>', now().toISOString())
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw over()
        await setPassword(transaction, found.coupleId, password)
        await logins.endAll(transaction, found.coupleId, { reason: 'password reset' })
      })
      const { coupleId } = found
      notices.notify(await notices.addressesOf(coupleId), 'password reset', coupleId)
      return found.email
    },
  }
}
