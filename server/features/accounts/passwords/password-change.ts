import type { BodyOf } from '#contract/endpoint.ts'
import type { changePassword } from '#contract/passwords.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import type { Notices } from '#server/features/accounts/notices.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { type Passwords, passwordOf, refuseCommon, setPassword } from './passwords.ts'

type OldAndNew = Pick<BodyOf<typeof changePassword>, 'currentPassword' | 'newPassword'>

const wrongCurrent = () => new Refusal('wrong-current-password', { at: 'currentPassword' })

/** What the signed-in do with the password they share. */
export function createPasswordChange(parts: {
  database: Database
  couples: Couples
  passwords: Passwords
  limits: Limits
  logins: Logins
  notices: Notices
}) {
  const { database, couples, passwords, limits, logins, notices } = parts

  /**
   * Refuses a password that is not the couple's as `wrong` says, and (429) guessing it, which counts for the
   * person alone: neither of the two uses up what the other may try. Returns its hash.
   */
  const confirm = async (
    { userId, couple: { coupleId } }: Login,
    password: string,
    wrong: () => Refusal = wrongCurrent,
  ): Promise<string> => {
    const person = String(userId)
    await limits.take('currentPassword', person)
    const known = await passwordOf(database, coupleId)
    if (!(await passwords.fits(known, password)) || known === null) throw wrong()
    await limits.forget('currentPassword', person)
    return known
  }

  return {
    confirm,

    /** Ends every other login of the couple and every link to reset the password (R7); both are notified (R16). */
    async change(login: Login, { currentPassword, newPassword }: OldAndNew): Promise<void> {
      const { tokenHash } = login
      const { coupleId } = login.couple
      await refuseCommon(newPassword, 'newPassword')
      const known = await confirm(login, currentPassword)
      const password = await passwords.hashOf(newPassword)
      await couples.takeTurn(coupleId, async ({ transaction }) => {
        if ((await passwordOf(transaction, coupleId)) !== known) throw wrongCurrent()
        await setPassword(transaction, coupleId, password)
        await logins.endAll(transaction, coupleId, {
          reason: 'password changed',
          except: tokenHash,
        })
      })
      notices.notify(await notices.addressesOf(coupleId), 'password changed', coupleId)
    },
  }
}
