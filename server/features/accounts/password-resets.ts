import { passwordSentences } from '#contract/passwords.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { setPassword } from './couple-password.ts'
import { ownerOf } from './emails.ts'
import { endLogins } from './ended-logins.ts'
import { hashPassword, refuseCommon } from './passwords.ts'
import { resetMail } from './reset-mail.ts'
import { hashOf, newToken } from './secret-token.ts'

const hour = 60 * 60 * 1000

type Parts = {
  database: Database
  couples: Couples
  mailer: Mailer
  publicUrl: string
  now: () => Date
}

export type PasswordResets = ReturnType<typeof createPasswordResets>

/** New passwords by mail: a token for one use within one hour, of which the hash is kept (R7). */
export function createPasswordResets({ database, couples, mailer, publicUrl, now }: Parts) {
  const find = (token: string) =>
    database
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.userId')
      .select(['password_resets.coupleId', 'users.email'])
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now().toISOString())
      .executeTakeFirst()

  const over = () => new Refusal(400, passwordSentences.resetOver)

  return {
    /** Mails a link to the owner of that e-mail; nothing happens when there is none. */
    async mailLink(email: string): Promise<void> {
      const owner = await ownerOf(database, email)
      if (!owner) return
      const { id: userId, coupleId, username: name } = owner
      const token = newToken()
      await database
        .deleteFrom('password_resets')
        .where('coupleId', '=', coupleId)
        .where('expiresAt', '<=', now().toISOString())
        .execute()
      await database
        .insertInto('password_resets')
        .values({
          tokenHash: hashOf(token),
          coupleId,
          userId,
          expiresAt: new Date(now().getTime() + hour).toISOString(),
        })
        .execute()
      await mailer.send(resetMail({ to: email, coupleId, name, publicUrl, token }))
    },

    /**
     * Sets the couple's password, ends all their logins and every other link; gives the e-mail the
     * mail went to. 400 for a token that is wrong, used or over, and for a common password.
     */
    async reset({ token, newPassword }: { token: string; newPassword: string }) {
      const found = await find(token)
      if (!found) throw over()
      await refuseCommon(newPassword, 'newPassword')
      const password = await hashPassword(newPassword)
      await couples.takeTurn(found.coupleId, async ({ transaction }) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('password_resets')
          .where('tokenHash', '=', hashOf(token))
          .where('expiresAt', '>', now().toISOString())
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw over()
        await setPassword(transaction, found.coupleId, password)
        await endLogins(transaction, found.coupleId, { reason: 'password reset', now: now() })
      })
      return found.email
    },
  }
}
