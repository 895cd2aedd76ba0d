import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'

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

    /** Whom that token invites, and who invites; undefined where it is wrong, used or over. */
    find: (token: string) =>
      database
        .selectFrom('users')
        .innerJoin('users as primary', 'primary.id', 'users.partnerId')
        .select(['users.id', 'users.coupleId', 'users.email'])
        .select(['users.partnerName as invitedBy', 'primary.email as inviterEmail'])
        .where('users.inviteToken', '=', hashOf(token))
        .where('users.inviteExpiresAt', '>', now().toISOString())
        .executeTakeFirst(),

    /** Uses the invitation up. Returns whom it was for; undefined where it is wrong, used or over. */
    use: (transaction: DatabaseTransaction, token: string) =>
      transaction
        .updateTable('users')
        .set(none)
        .where('inviteToken', '=', hashOf(token))
        .where('inviteExpiresAt', '>', now().toISOString())
        .returning(['id', 'partnerId', 'email', 'emailUsedAt'])
        .executeTakeFirst(),

    clearOver: () =>
      database
        .updateTable('users')
        .set(none)
        .where('inviteExpiresAt', '<=', now().toISOString())
        .execute(),
  }
}
