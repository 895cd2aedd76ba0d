import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Participant } from '#contract/participants.ts'
import { Category, categoryNames } from '#contract/questions.ts'
import { prepared, sameNumber } from '#server/drivers/database/prepared.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

export type People = ReturnType<typeof createPeople>

/** The two people of a couple: who they are, and what they chose as one, which stands on both rows. */
export function createPeople({ database, couples }: { database: Database; couples: Couples }) {
  const findRow = prepared(['id'], (values: { id: number }) =>
    database
      .selectFrom('users')
      .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
      .leftJoin('users as other', 'other.id', 'users.partnerId')
      .select([
        'users.id',
        'users.username',
        'users.partnerName',
        'users.partnerId',
        'users.email',
        'users.relationshipConfirmed',
        'users.emailPending',
        'other.email as partnerEmail',
        'other.emailUsedAt as partnerEmailUsedAt',
        'users.signedInAt',
        'other.signedInAt as otherSignedInAt',
        'couples.user1Id',
      ])
      .where('users.id', '=', sameNumber(values.id)),
  )

  return {
    /** The account seen from that person's side. */
    async currentUser(id: number, within: Database = database): Promise<CurrentUser> {
      const [row] = await findRow(within, { id })
      if (!row || row.partnerId === null) throw new Refusal('sign-in-first')
      const { user1Id, partnerId, signedInAt, otherSignedInAt, ...more } = row
      const { relationshipConfirmed, emailPending, partnerEmailUsedAt, ...person } = more
      const participant = id === user1Id ? 'primary' : 'partner'
      const partnersSignIn = participant === 'primary' ? otherSignedInAt : signedInAt
      return {
        ...person,
        partnerId,
        participant,
        bothSignIn: signedInAt !== null && otherSignedInAt !== null,
        emailPending: emailPending === 1,
        partnerEmailUsed: partnerEmailUsedAt !== null,
        partnerJoined: relationshipConfirmed === 1 || partnersSignIn !== null,
      }
    },

    /** The first names of the two people. */
    async names(
      { ids, coupleId }: Pick<Couple, 'ids' | 'coupleId'>,
      within: Database = database,
    ): Promise<Record<Participant, string>> {
      const rows = await within
        .selectFrom('users')
        .select(['id', 'username'])
        .where('coupleId', '=', coupleId)
        .execute()
      const nameOf = (id: number) => rows.find((row) => row.id === id)?.username ?? ''
      return { primary: nameOf(ids.primary), partner: nameOf(ids.partner) }
    },

    /** Names both people, each on their own row and on the other's (R1). */
    async rename(
      transaction: DatabaseTransaction,
      ids: Record<Participant, number>,
      { primary, partner }: Record<Participant, string>,
    ): Promise<void> {
      const write = (id: number, username: string, partnerName: string) =>
        transaction
          .updateTable('users')
          .set({ username, partnerName })
          .where('id', '=', id)
          .execute()
      await write(ids.primary, primary, partner)
      await write(ids.partner, partner, primary)
    },

    /** Whether both people have signed in as themselves before (R22, R23). */
    async bothSignIn({ coupleId }: Pick<Couple, 'coupleId'>, within: Database = database) {
      const rows = await within
        .selectFrom('users')
        .select('signedInAt')
        .where('coupleId', '=', coupleId)
        .execute()
      return rows.length === 2 && rows.every(({ signedInAt }) => signedInAt !== null)
    },

    /** Both people have said that they belong together (R8). */
    async confirm(transaction: DatabaseTransaction, coupleId: string, at: string): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ relationshipConfirmed: 1 })
        .where('coupleId', '=', coupleId)
        .execute()
      await couples.confirm(transaction, coupleId, at)
    },

    /** The categories the couple chose to give more room (R9); read from the primary's row. */
    async focus({ ids }: Couple, within: Database = database): Promise<Category[]> {
      const row = await within
        .selectFrom('users')
        .select('categoryPreferences')
        .where('id', '=', ids.primary)
        .executeTakeFirst()
      return z.decode(z.array(Category), JSON.parse(row?.categoryPreferences ?? '[]'))
    },

    /** Sets that choice, on both people's rows. */
    async setFocus(
      transaction: DatabaseTransaction,
      coupleId: string,
      focus: readonly Category[],
    ): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ categoryPreferences: JSON.stringify(focus.map((id) => categoryNames[id])) })
        .where('coupleId', '=', coupleId)
        .execute()
    },
  }
}
