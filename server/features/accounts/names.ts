import type { Participant } from '#contract/participants.ts'
import type { DatabaseTransaction } from '#server/tables.ts'

/** Names both people, each on their own row and on the other's (R1). */
export async function writeNames(
  transaction: DatabaseTransaction,
  ids: Record<Participant, number>,
  names: Record<Participant, string>,
): Promise<void> {
  const write = (id: number, username: string, partnerName: string) =>
    transaction.updateTable('users').set({ username, partnerName }).where('id', '=', id).execute()
  await write(ids.primary, names.primary, names.partner)
  await write(ids.partner, names.partner, names.primary)
}
