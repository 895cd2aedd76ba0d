import type { Mail } from '#server/drivers/mail/mail.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import { addressesOf, type Notices } from '#server/features/accounts/notices.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'
import { type AddressChange, takeBack } from './address-change.ts'
import { confirmMail, replacedMail, undoMail } from './address-mails.ts'
import { ownerOf } from './address-owner.ts'

type Parts = {
  database: Database
  couples: Couples
  logins: Logins
  notices: Notices
  publicUrl: string
  now: () => Date
}

type Announced = {
  coupleId: string
  /** Whose address it is. */
  name: string
  /** In place of the mail to an address that gets no undoing. */
  toReplaced?: Mail
  /** Have mails of their own already. */
  known?: readonly (string | null)[]
}

export type Addresses = ReturnType<typeof createAddresses>

/** What becomes of a changed address by mail: who is notified, what undoes it, what confirms it (R16). */
export function createAddresses({ database, couples, logins, notices, publicUrl, now }: Parts) {
  const find = (table: 'former_addresses' | 'address_links', token: string, within = database) =>
    within
      .selectFrom(table)
      .selectAll()
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now().toISOString())
      .executeTakeFirst()

  return {
    /** Notifies the old address, the new one and everybody else's of a change that was made. */
    async announce(change: AddressChange, { coupleId, name, toReplaced, known = [] }: Announced) {
      const { former, email, undoToken, confirmToken } = change
      const about = { coupleId, name, publicUrl }
      const notified = new Set(known)
      if (confirmToken !== undefined) {
        notices.send(confirmMail({ ...about, to: email, token: confirmToken }))
        notified.add(email)
      }
      if (former === null) return
      notified.add(former)
      if (undoToken !== undefined) {
        notices.send(undoMail({ ...about, to: former, token: undoToken }))
      } else {
        notices.send(toReplaced ?? replacedMail({ ...about, to: former }))
      }
      const others = (await notices.addressesOf(coupleId)).filter(({ to }) => !notified.has(to))
      notices.notify(others, 'address changed', coupleId)
    },

    /** Takes a change back, signs everybody out, and tells whether the account is closed; 400 for a link that is wrong, used or over. */
    async undo(token: string): Promise<{ email: string; isClosed: boolean }> {
      const over = () => new Refusal('undo-link-over')
      const found = await find('former_addresses', token)
      if (!found) throw over()
      const { coupleId } = found
      const recipients = await couples.takeTurn(
        coupleId,
        async ({ transaction }) => {
          const former = await find('former_addresses', token, transaction)
          if (!former) throw over()
          const owner = await ownerOf(transaction, former.email)
          if (owner && owner.id !== former.userId) {
            throw new Refusal('email-taken')
          }
          const before = await addressesOf(transaction, coupleId, now())
          await takeBack(transaction, former)
          await logins.endAll(transaction, coupleId, { reason: 'address undone' })
          return before
        },
        over,
      )
      notices.notify(recipients, 'address undone', coupleId)
      const { closedAt } = await database
        .selectFrom('couples')
        .select('closedAt')
        .where('coupleId', '=', coupleId)
        .executeTakeFirstOrThrow(over)
      return { email: found.email, isClosed: closedAt !== null }
    },

    /** Makes the address that the link was mailed to good for resets; 400 where it is over. */
    async confirm(token: string): Promise<{ email: string }> {
      const over = () => new Refusal('confirm-link-over')
      const link = await find('address_links', token)
      if (!link) throw over()
      const { numUpdatedRows } = await database
        .updateTable('users')
        .set({ emailPending: 0 })
        .where('id', '=', link.userId)
        .where('email', '=', link.email)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw over()
      return { email: link.email }
    },
  }
}
