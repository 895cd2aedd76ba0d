import { pagePaths } from '#contract/pages.ts'
import { greetingOf, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import { addLink, linkTimes } from '#server/features/accounts/addresses/address-change.ts'
import {
  claimedMail,
  confirmMail,
  undoMail,
} from '#server/features/accounts/addresses/address-mails.ts'
import { formerOwnerOf, ownerOf } from '#server/features/accounts/addresses/address-owner.ts'
import {
  addUndoLink,
  dropUndoLink,
  endOldUndoLinks,
} from '#server/features/accounts/addresses/undo-links.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Database } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'

/** How long a link for a new password works. */
export const resetLastsMs = 60 * 60 * 1000

type Owner = { id: number; coupleId: string; username: string }

type Parts = {
  database: Database
  couples: Couples
  mailer: Mailer
  publicUrl: string
  now: () => Date
}

/** What whoever asked for a new password was mailed, by how their address stands. */
export type ResetMail = 'link' | 'not used yet' | 'not confirmed yet' | 'address before' | 'nobody'

/**
 * Mails whoever has that e-mail, or had it until a change that can still be undone, the way to a
 * new password; nothing happens when there is nobody. An address that its owner has not used yet
 * (R16) gets no link, one that is not confirmed yet the link to confirm it.
 */
export function createResetMails({ database, couples, mailer, publicUrl, now }: Parts) {
  const send = (mail: Mail) => mailer.send({ ...mail, onDemand: true })
  const inOneHour = () => new Date(now().getTime() + resetLastsMs).toISOString()

  const mailReset = async ({ id: userId, coupleId, username: name }: Owner, to: string) => {
    const token = newToken()
    await database
      .deleteFrom('password_resets')
      .where('coupleId', '=', coupleId)
      .where('expiresAt', '<=', now().toISOString())
      .execute()
    await database
      .insertInto('password_resets')
      .values({ tokenHash: hashOf(token), coupleId, userId, email: to, expiresAt: inOneHour() })
      .execute()
    await send(resetMail({ to, coupleId, name, publicUrl, token }))
  }

  /** They sign in with another address, so they get one more link to undo that as well. */
  const mailFormerOwner = async (email: string): Promise<ResetMail> => {
    const owner = await formerOwnerOf(database, email, now())
    if (!owner) return 'nobody'
    const { id: userId, coupleId, username: name } = owner
    const whose = { coupleId, userId, email, now: now() }
    const token = await couples.takeTurn(coupleId, ({ transaction }) =>
      addUndoLink(transaction, whose),
    )
    if (token === undefined) return 'nobody'
    try {
      await send(undoMail({ to: email, coupleId, name, publicUrl, token }))
    } catch (error) {
      await dropUndoLink(database, whose, token)
      throw error
    }
    await endOldUndoLinks(database, whose, token)
    await mailReset(owner, email)
    return 'address before'
  }

  const addConfirmLink = (owner: Owner, email: string): Promise<string> =>
    database.transaction().execute((transaction) => {
      const link = { coupleId: owner.coupleId, userId: owner.id, email }
      return addLink(transaction, { ...link, ...linkTimes(now()) })
    })

  return async (email: string): Promise<ResetMail> => {
    const owner = await ownerOf(database, email)
    if (!owner) return mailFormerOwner(email)
    const { coupleId, username: name } = owner
    const about = { to: email, coupleId, name, publicUrl }
    if (owner.emailUsedAt === null) {
      await send(claimedMail(about))
      return 'not used yet'
    }
    if (owner.emailPending === 0) {
      await mailReset(owner, email)
      return 'link'
    }
    await send(confirmMail({ ...about, token: await addConfirmLink(owner, email) }))
    return 'not confirmed yet'
  }
}

type About = { to: string; coupleId: string; name: string; publicUrl: string; token: string }

/** The mail that lets somebody choose a new password (R7). */
function resetMail({ to, coupleId, name, publicUrl, token }: About): Mail {
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      'Somebody asked for a new password for your Duologue account. If it was one of you, you can choose one here:',
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
