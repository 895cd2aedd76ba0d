import { pagePaths } from '#contract/pages.ts'
import { greetingOf, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail, Mailer, MailStatus } from '#server/drivers/mail/mail.ts'
import { addLink, linkTimes } from '#server/features/accounts/addresses/address-change.ts'
import {
  claimedMail,
  confirmMail,
  undoMail,
} from '#server/features/accounts/addresses/address-mails.ts'
import { formerOwnerOf, ownerOf } from '#server/features/accounts/addresses/address-owner.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import type { Notices } from '#server/features/accounts/notices.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'
import { type Passwords, refuseCommon, setPassword } from './passwords.ts'

const hour = 60 * 60 * 1000

type Owner = { id: number; coupleId: string; username: string }

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
  const { database, couples, passwords, logins, mailer, notices, runLater, publicUrl, now } = parts

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

  /**
   * Mails whoever has that e-mail, or had it until a change that can still be undone, the way to a
   * new password; nothing happens when there is nobody. An address that its owner has not used yet
   * (R16) gets no link, one that is not confirmed yet the link to confirm it.
   */
  const mailLink = async (email: string): Promise<void> => {
    const owner = await ownerOf(database, email)
    if (!owner) return mailFormerOwner(email)
    const { coupleId, username: name } = owner
    const about = { to: email, coupleId, name, publicUrl }
    if (owner.emailUsedAt === null) return mailer.send(claimedMail(about))
    if (owner.emailPending === 0) return mailReset(owner, email)
    await mailer.send(confirmMail({ ...about, token: await addConfirmLink(owner, email) }))
  }

  return {
    /** Mails the link after the reply, and tells how mail stands here, never whose address it is (R6). */
    async ask(email: string): Promise<MailStatus> {
      runLater('a reset mail could not be sent', () => mailLink(email))
      return (await mailer.status?.()) ?? 'sends'
    },

    /**
     * Sets the couple's password, ends all their logins and every other link; returns the e-mail the
     * mail went to. 400 for a token that is wrong, used or over, and for a common password.
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

type About = { to: string; coupleId: string; name: string; publicUrl: string; token: string }

/** The mail that lets somebody choose a new password (R7). */
function resetMail({ to, coupleId, name, publicUrl, token }: About): Mail {
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      'Somebody asked for a new password for your Duologue account. If that was one of you two, here is the way to it:',
    ],
    link: {
      label: 'Choose a new password',
      url: `${publicUrl}${pagePaths.auth}?reset=${token}`,
    },
    after: [
      'It works once, for one hour. Since the two of you share one password, all your devices are signed out when it changes, so let your partner know.',
      'If neither of you asked, there is nothing to do: your password stays as it is.',
    ],
  })
  return { to, coupleId, subject: 'Choose a new password', ...letter }
}
