import { nameInMail } from '#server/drivers/mail/letter.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import type { RunLater } from '#server/later.ts'
import type { Database } from '#server/tables.ts'
import { claimDroppedMail } from './addresses/address-mails.ts'
import { type Notice, noticeMail } from './notice-mail.ts'

/** Somebody who is to be told, at one of their addresses. */
export type Recipient = { to: string; name: string; isClaimed: boolean }

type Parts = {
  database: Database
  mailer: Mailer
  runLater: RunLater
  publicUrl: string
  now: () => Date
}

export type AccountNotices = ReturnType<typeof createAccountNotices>

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

/** Tells a couple by mail what happened to their account, so that nobody is locked out in silence. */
export function createAccountNotices(parts: Parts) {
  const { database, mailer, runLater, publicUrl, now } = parts

  const send = (mail: Mail): void =>
    runLater('a notice about an account could not be sent', () => mailer.send(mail))

  return {
    send,

    /** Tells the primary of a couple that their partner's claimed address is somebody's own now (R16). */
    async tellClaimDropped({ coupleId, username }: { coupleId: string; username: string }) {
      const primary = await database
        .selectFrom('couples')
        .innerJoin('users', 'users.id', 'couples.user1Id')
        .select(['users.email', 'users.username'])
        .where('couples.coupleId', '=', coupleId)
        .executeTakeFirst()
      if (!primary?.email) return
      const about = { to: primary.email, coupleId, name: primary.username, publicUrl }
      send(claimDroppedMail(about, nameInMail(username)))
    },

    addressesOf: (coupleId: string, within: Database = database) =>
      addressesOf(within, coupleId, now()),

    /** Tells these; a couple that is no more has no id, so that nothing kept for it names it. */
    tell(recipients: readonly Recipient[], notice: Notice, coupleId?: string): void {
      for (const recipient of recipients) {
        send(noticeMail(recipient, notice, { publicUrl, coupleId }))
      }
    },
  }
}
