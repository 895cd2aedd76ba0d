import { clearDeleted } from '#server/drivers/database/clear-deleted.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import { passwordOf } from '#server/features/accounts/couple-password.ts'
import { endLogins } from '#server/features/accounts/ended-logins.ts'
import type { AccountNotices, Recipient } from '#server/features/accounts/notices.ts'
import type { PasswordChange } from '#server/features/accounts/passwords/password-change.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { RunLater } from '#server/later.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

type Parts = {
  database: Database
  couples: Couples
  passwordChange: PasswordChange
  mailer: Mailer
  notices: AccountNotices
  runLater: RunLater
  now: () => Date
}

const wrongPassword = () => new Refusal('wrong-password', { at: 'password' })

/**
 * Deletes the couple with every row of theirs, its key among them; `check` may refuse in the same
 * turn. Of their logins only the reason stays why they ended.
 */
export const removeCouple = (
  couples: Couples,
  coupleId: string,
  now: Date,
  check: (transaction: DatabaseTransaction) => Promise<void> = async () => undefined,
): Promise<void> =>
  couples.takeTurn(coupleId, async ({ transaction }) => {
    await check(transaction)
    await endLogins(transaction, coupleId, { reason: 'account deleted', now })
    await couples.remove(transaction, coupleId)
  })

export type AccountDeletion = ReturnType<typeof createAccountDeletion>

/** The end of an account: nothing of either person stays (T21). */
export function createAccountDeletion(parts: Parts) {
  const { database, couples, passwordChange, mailer, notices, runLater, now } = parts
  return {
    /**
     * Deletes the couple with every row of theirs, its key among them, and the mails kept for them.
     * Both are told by mail (R16), without anything that names the couple. 403 where the password is
     * not theirs.
     */
    async remove({ coupleId }: Couple, password: string): Promise<void> {
      const known = await passwordChange.confirm(coupleId, password, wrongPassword)
      let told: Recipient[] = []
      await removeCouple(couples, coupleId, now(), async (transaction) => {
        told = await notices.addressesOf(coupleId, transaction)
        if ((await passwordOf(transaction, coupleId)) !== known) throw wrongPassword()
      })
      runLater('what a deleted account left behind is still there', async () => {
        await mailer.forget(coupleId)
        await clearDeleted(database)
      })
      notices.tell(told, 'account deleted')
    },
  }
}
