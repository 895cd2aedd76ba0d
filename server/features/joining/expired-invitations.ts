import type { Database } from '#server/tables.ts'

/** Clears the tokens of invitations that are over. */
export async function clearInvitations(database: Database, now: () => Date): Promise<void> {
  await database
    .updateTable('users')
    .set({ inviteToken: null, inviteExpiresAt: null })
    .where('inviteExpiresAt', '<=', now().toISOString())
    .execute()
}
