import { clearDeleted } from '#server/drivers/database/clear-deleted.ts'
import type { KeepingMailer, Mailer } from '#server/drivers/mail/mail.ts'
import type { Accounts } from '#server/features/accounts/accounts.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import type { Recipient } from '#server/features/accounts/notices.ts'
import { passwordOf } from '#server/features/accounts/passwords/passwords.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

type Parts = {
  database: Database
  couples: Couples
  accounts: Accounts
  mailer: Mailer
  runLater: RunLater
}

const wrongPassword = () => new Refusal('wrong-password', { at: 'password' })

/**
 * Deletes the couple with every row of theirs, its key among them; `check` may refuse in the same
 * turn. Of their logins only the reason stays why they ended.
 */
export const removeCouple = (
  { couples, logins }: { couples: Couples; logins: Logins },
  coupleId: string,
  check: (transaction: DatabaseTransaction) => Promise<void> = async () => undefined,
): Promise<void> =>
  couples.takeTurn(coupleId, async ({ transaction }) => {
    await check(transaction)
    await logins.endAll(transaction, coupleId, { reason: 'account deleted' })
    await couples.remove(transaction, coupleId)
  })

/** The end of an account: nothing of either person stays (T21). */
export function createAccountDeletion(parts: Parts) {
  const { database, couples, accounts, mailer, runLater } = parts
  const { logins, notices, passwordChange } = accounts

  return {
    /**
     * Deletes the couple with every row of theirs, its key among them, and the mails stored for them.
     * Both are notified by mail (R16), without anything that names the couple. 403 where the password
     * is not theirs.
     */
    async deleteAccount(login: Login, password: string): Promise<void> {
      const { coupleId } = login.couple
      const known = await passwordChange.confirm(login, password, wrongPassword)
      let recipients: Recipient[] = []
      await removeCouple({ couples, logins }, coupleId, async (transaction) => {
        recipients = await notices.addressesOf(coupleId, transaction)
        if ((await passwordOf(transaction, coupleId)) !== known) throw wrongPassword()
      })
      runLater('what a deleted account left behind is still there', async () => {
        await mailer.forget(coupleId)
        await clearDeleted(database)
      })
      notices.notify(recipients, 'account deleted')
    },
  }
}

type Left = {
  database: Database
  couples: Couples
  mailer: Pick<KeepingMailer, 'keptFor' | 'forget'>
}

/** As many ids as one query takes in any case. */
const atOnce = 500

/**
 * Clears away what a server leaves behind that ends between a deletion and its clearing up (T21): the
 * mails stored for couples that are no more, and the pages of the database as they were. For the
 * start, before anybody calls.
 */
export async function clearAfterDeletions({ database, couples, mailer }: Left): Promise<void> {
  const coupleIds = await mailer.keptFor()
  for (let from = 0; from < coupleIds.length; from += atOnce) {
    const some = coupleIds.slice(from, from + atOnce)
    const known = await couples.known(some)
    for (const coupleId of some) if (!known.has(coupleId)) await mailer.forget(coupleId)
  }
  await clearDeleted(database)
}
