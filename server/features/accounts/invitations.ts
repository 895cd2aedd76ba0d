import { clearingMoments, dayMs } from '#server/clearing.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'

/** How long an invitation works. */
export const inviteDays = 14

/** Invitations, on the row of the person each is for (R8): the hash of its token, until it is over. */
export function createInvitations({ database, now }: { database: Database; now: () => Date }) {
  const none = { inviteToken: null, inviteExpiresAt: null }

  return {
    /** Gives that person an invitation; one they had stops working. */
    async write(
      transaction: DatabaseTransaction,
      userId: number,
      { token, expiresAt }: { token: string; expiresAt: string },
    ): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ inviteToken: hashOf(token), inviteExpiresAt: expiresAt })
        .where('id', '=', userId)
        .execute()
    },

    /**
     * Whom that token invites, and who invites; undefined where it is wrong, used or over, and while whoever
     * runs the server has closed the account.
     */
    find: (token: string) =>
      database
        .selectFrom('users')
        .innerJoin('users as primary', 'primary.id', 'users.partnerId')
        .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
        .select(['users.id', 'users.coupleId', 'users.email'])
        .select(['users.emailUsedAt', 'users.emailPending'])
        .select([
          'users.partnerName as invitedBy',
          'primary.id as inviterId',
          'primary.email as inviterEmail',
        ])
        .where('users.inviteToken', '=', hashOf(token))
        .where('users.inviteExpiresAt', '>', now().toISOString())
        .where('couples.closedAt', 'is', null)
        .executeTakeFirst(),

    /** Uses the invitation up. Returns whom it was for; undefined where it is wrong, used or over. */
    use: (transaction: DatabaseTransaction, token: string) =>
      transaction
        .updateTable('users')
        .set(none)
        .where('inviteToken', '=', hashOf(token))
        .where('inviteExpiresAt', '>', now().toISOString())
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('couples')
              .select('couples.id')
              .whereRef('couples.coupleId', '=', 'users.coupleId')
              .where('couples.closedAt', 'is', null),
          ),
        )
        .returning(['id', 'partnerId', 'email', 'emailUsedAt', 'emailPending'])
        .executeTakeFirst(),

    /** One that a clock that was ahead made works as long from now as any, and not until then. */
    async clearOver(): Promise<void> {
      const { over, longest, tooLong } = clearingMoments(now(), inviteDays * dayMs)
      const change = (changed: typeof none | { inviteExpiresAt: string }) =>
        database.updateTable('users').set(changed)
      await change({ inviteExpiresAt: longest }).where('inviteExpiresAt', '>', tooLong).execute()
      await change(none).where('inviteExpiresAt', '<=', over).execute()
    },
  }
}
