import type { Mailer } from '#server/drivers/mail/mail.ts'
import { addLink, linkTimes } from '#server/features/accounts/addresses/address-change.ts'
import {
  claimedMail,
  confirmMail,
  undoMail,
} from '#server/features/accounts/addresses/address-mails.ts'
import { formerOwnerOf, ownerOf } from '#server/features/accounts/addresses/address-owner.ts'
import { setPassword } from '#server/features/accounts/couple-password.ts'
import { endLogins } from '#server/features/accounts/ended-logins.ts'
import type { AccountNotices } from '#server/features/accounts/notices.ts'
import { resetMail } from '#server/features/accounts/reset-mail.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'
import { hashPassword, refuseCommon } from './passwords.ts'

const hour = 60 * 60 * 1000

type Owner = { id: number; coupleId: string; username: string }

type Parts = {
  database: Database
  couples: Couples
  mailer: Mailer
  notices: AccountNotices
  publicUrl: string
  now: () => Date
}

export type PasswordResets = ReturnType<typeof createPasswordResets>

/** New passwords by mail: a token for one use within one hour, of which the hash is kept (R7). */
export function createPasswordResets(parts: Parts) {
  const { database, couples, mailer, notices, publicUrl, now } = parts

  const find = (token: string) =>
    database
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.userId')
      .select(['password_resets.coupleId', 'users.email'])
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now().toISOString())
      .executeTakeFirst()

  const over = () => new Refusal('reset-link-over')

  const inOneHour = () => new Date(now().getTime() + hour).toISOString()

  const mailReset = async ({ id: userId, coupleId, username: name }: Owner, to: string) => {
    const token = newToken()
    await database
      .deleteFrom('password_resets')
      .where('coupleId', '=', coupleId)
      .where('expiresAt', '<=', now().toISOString())
      .execute()
    await database
      .insertInto('password_resets')
      .values({ tokenHash: hashOf(token), coupleId, userId, expiresAt: inOneHour() })
      .execute()
    await mailer.send(resetMail({ to, coupleId, name, publicUrl, token }))
  }

  /** They sign in with another address, so they get a new link to undo that as well. */
  const mailFormerOwner = async (email: string) => {
    const owner = await formerOwnerOf(database, email, now())
    if (!owner) return
    const token = newToken()
    await database
      .updateTable('former_addresses')
      .set({ tokenHash: hashOf(token) })
      .where('tokenHash', '=', owner.tokenHash)
      .execute()
    const { coupleId, username: name } = owner
    await mailer.send(undoMail({ to: email, coupleId, name, publicUrl, token }))
    await mailReset(owner, email)
  }

  const addConfirmLink = (owner: Owner, email: string): Promise<string> =>
    database.transaction().execute((transaction) => {
      const link = { coupleId: owner.coupleId, userId: owner.id, email }
      return addLink(transaction, { ...link, ...linkTimes(now()) })
    })

  return {
    /**
     * Mails whoever has that e-mail, or had it until a change that can still be undone, the way to a
     * new password; nothing happens when there is nobody. An address that its owner has not used yet
     * (R16) gets no link, one that is not confirmed yet the link to confirm it.
     */
    async mailLink(email: string): Promise<void> {
      const owner = await ownerOf(database, email)
      if (!owner) return mailFormerOwner(email)
      const { coupleId, username: name } = owner
      const about = { to: email, coupleId, name, publicUrl }
      if (owner.emailUsedAt === null) return mailer.send(claimedMail(about))
      if (owner.emailPending === 0) return mailReset(owner, email)
      await mailer.send(confirmMail({ ...about, token: await addConfirmLink(owner, email) }))
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
      const { coupleId } = found
      notices.tell(await notices.addressesOf(coupleId), 'password reset', coupleId)
      return found.email
    },
  }
}
