import { pagePaths } from '#contract/pages.ts'
import { greetingOf, nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import type { RunLater } from '#server/later.ts'
import type { Database } from '#server/tables.ts'
import { claimDroppedMail } from './addresses/address-mails.ts'
import type { Dropped } from './addresses/address-owner.ts'

/** Somebody who gets a notice, at one of their addresses. */
export type Recipient = { to: string; name: string; isClaimed: boolean }

type Parts = {
  database: Database
  mailer: Mailer
  runLater: RunLater
  publicUrl: string
  now: () => Date
}

export type Notices = ReturnType<typeof createNotices>

/** Every address of both people, those that a change can still be undone to included (R16). */
export async function addressesOf(
  within: Database,
  coupleId: string,
  now: Date,
): Promise<Recipient[]> {
  const current = await within
    .selectFrom('users')
    .select(['email', 'username', 'emailUsedAt'])
    .where('coupleId', '=', coupleId)
    .orderBy('id')
    .execute()
  const former = await within
    .selectFrom('former_addresses')
    .innerJoin('users', 'users.id', 'former_addresses.userId')
    .select(['former_addresses.email', 'users.username'])
    .where('former_addresses.coupleId', '=', coupleId)
    .where('former_addresses.expiresAt', '>', now.toISOString())
    .execute()
  const all = new Map<string, Recipient>()
  for (const { email, username } of former) {
    all.set(email, { to: email, name: username, isClaimed: false })
  }
  for (const { email, username, emailUsedAt } of current) {
    if (email === null) continue
    all.set(email, { to: email, name: username, isClaimed: emailUsedAt === null })
  }
  return [...all.values()]
}

/** Notifies a couple by mail of what happened to their account, so that nobody is locked out in silence. */
export function createNotices(parts: Parts) {
  const { database, mailer, runLater, publicUrl, now } = parts

  const send = (mail: Mail): void =>
    runLater('a notice about an account could not be sent', () => mailer.send(mail))

  return {
    send,

    /**
     * Notifies a couple that an address of theirs is somebody's own now (R16): the primary of one claimed for
     * the partner, everybody of one that was not confirmed.
     */
    async addressDropped({ coupleId, username, isBack }: Dropped) {
      if (isBack) {
        for (const recipient of await addressesOf(database, coupleId, now())) {
          const mail = noticeMail(recipient, 'address given up', { publicUrl, coupleId })
          send({ ...mail, onDemand: true })
        }
        return
      }
      const primary = await database
        .selectFrom('couples')
        .innerJoin('users', 'users.id', 'couples.user1Id')
        .select(['users.email', 'users.username'])
        .where('couples.coupleId', '=', coupleId)
        .executeTakeFirst()
      if (!primary?.email) return
      const about = { to: primary.email, coupleId, name: primary.username, publicUrl }
      send({ ...claimDroppedMail(about, nameInMail(username)), onDemand: true })
    },

    addressesOf: (coupleId: string, within: Database = database) =>
      addressesOf(within, coupleId, now()),

    /** Notifies these; a couple that is no more has no id, so that nothing stored for it names it. */
    notify(recipients: readonly Recipient[], notice: Notice, coupleId?: string): void {
      for (const recipient of recipients) {
        send(noticeMail(recipient, notice, { publicUrl, coupleId }))
      }
    },
  }
}

/** What a couple is notified of by mail (R16). */
export type Notice =
  | 'password changed'
  | 'password reset'
  | 'address changed'
  | 'address undone'
  | 'address given up'
  | 'account deleted'
  | 'account deleted by the host'
  | 'account closed'
  | 'account opened'

type About = { publicUrl: string; coupleId?: string | undefined }

const notYou =
  'If that was neither of you two, choose a new password now, under “Forgot your password?” on the sign-in page.'
const signIn = 'Open the sign-in page'

const words: Record<Notice, { subject: string; what: string; link?: string; after: string }> = {
  'password changed': {
    subject: 'Your password was changed',
    what: 'The password that the two of you share was changed, from a device that was signed in. Every other device is signed out.',
    link: signIn,
    after: `If one of you did that, all is well: the one who changed it can tell the other the new password. ${notYou}`,
  },
  'password reset': {
    subject: 'Your password was changed',
    what: 'The password that the two of you share was changed through a link in an email. Every device is signed out.',
    link: signIn,
    after: `If one of you did that, all is well: the one who changed it can tell the other the new password. ${notYou}`,
  },
  'address changed': {
    subject: 'An email address was changed',
    what: 'One of you two signs in to Duologue with another email address from now on. We told the previous address as well, with a way to undo the change if its owner had used it.',
    link: signIn,
    after: `If one of you did that, all is well. ${notYou}`,
  },
  'address undone': {
    subject: 'An email address was changed back',
    what: 'A change of the email address that one of you two signs in with was taken back, by the link in the mail to the old one. Every device is signed out.',
    link: signIn,
    after: `Sign in again, each with your own address. ${notYou}`,
  },
  'address given up': {
    subject: 'An email address was changed back',
    what: 'One of you two had changed the email address to sign in with and not confirmed the new one. It belongs to an account of its own now, so the previous address counts again.',
    link: signIn,
    after: `Nothing you wrote is lost, and nobody was signed out. The address can be changed anew in Profile Settings. ${notYou}`,
  },
  'account deleted': {
    subject: 'Your account was deleted',
    what: 'Your Duologue account was deleted by one of you two, with everything that both of you wrote. None of it is kept, and it cannot be brought back.',
    after: 'We are glad that you were here.',
  },
  'account deleted by the host': {
    subject: 'Your account was deleted',
    what: 'Your Duologue account was deleted by whoever runs this server, with everything that both of you wrote. None of it is kept, and it cannot be brought back.',
    after: 'We are glad that you were here.',
  },
  'account closed': {
    subject: 'Your account was closed',
    what: 'Whoever runs this server has closed your Duologue account. Neither of you can sign in for now. Nothing in it was deleted.',
    after: 'Please write to them to have it opened again, or deleted.',
  },
  'account opened': {
    subject: 'Your account is open again',
    what: 'Your Duologue account was closed by whoever runs this server, and is open again. Everything in it is as it was.',
    link: signIn,
    after: 'We are glad to have you back.',
  },
}

/** One of the mails about a change to the account; it holds nothing that anybody wrote. */
export function noticeMail(
  { to, name, isClaimed }: Recipient,
  notice: Notice,
  { publicUrl, coupleId }: About,
): Mail {
  const { subject, what, link, after } = words[notice]
  const isOver = notice.startsWith('account deleted')
  const letter = writeLetter({
    greeting: isOver ? 'Hello,' : greetingOf(name),
    before: [what],
    ...(link && { link: { label: link, url: publicUrl + pagePaths.auth } }),
    after: [
      after,
      ...(isClaimed
        ? ['If you do not know what this is about, you can simply ignore this email.']
        : []),
    ],
  })
  return { to, subject, ...(coupleId !== undefined && { coupleId }), ...letter }
}
