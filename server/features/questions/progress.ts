import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { otherOf, type Participant } from '#contract/participants.ts'
import { type Progress, questionsPerWeek } from '#contract/questions.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction, WeeklyProgressTable } from '#server/tables.ts'
import { isElsewhere, type OwnDevice, refuseElsewhere } from './own-device.ts'
import type { Sets } from './sets.ts'

/** Who of the two has completed a session (R3), and who answers there on a device of their own (R17). */
export type Status = {
  completed: Record<Participant, boolean>
  ownDevice: OwnDevice
  /** How many of its questions were swapped. */
  swaps: number
}

type Change = Partial<
  Omit<
    Selectable<WeeklyProgressTable>,
    'id' | 'coupleId' | 'weekId' | 'userId' | 'createdAt' | 'updatedAt'
  >
>

type Parts = {
  database: Database
  couples: Couples
  people: People
  sets: Sets
  now: () => Date
}

export type WeeklyProgress = ReturnType<typeof createProgress>

/**
 * True for a row of a session that both people have completed. As a part of the statement that reads
 * the row, so that nothing another server changes meanwhile comes in between (R2).
 */
export const bothHaveCompleted = (table: 'questions' | 'guide_texts'): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from ${sql.table('weekly_progress')} as done
    where done.${sql.ref('coupleId')} = ${sql.ref(`${table}.coupleId`)}
      and done.${sql.ref('weekId')} = ${sql.ref(`${table}.weekId`)}
      and done.${sql.ref('userCompleted')} = 1 and done.${sql.ref('partnerCompleted')} = 1)`

/** Who has completed which weekly session (R3). */
export function createProgress({ database, couples, people, sets, now }: Parts) {
  const findRow = prepared(
    ['coupleId', 'weekId'],
    (session: { coupleId: string; weekId: string }) =>
      database
        .selectFrom('weekly_progress')
        .select(['userCompleted', 'partnerCompleted', 'userOwnDevice', 'partnerOwnDevice', 'swaps'])
        .where('coupleId', '=', session.coupleId)
        .where('weekId', '=', session.weekId),
  )

  const statusOf = async (
    { coupleId }: Couple,
    weekId: string,
    within: Database = database,
  ): Promise<Status> => {
    const [row] = await findRow(within, { coupleId, weekId })
    return {
      completed: { primary: row?.userCompleted === 1, partner: row?.partnerCompleted === 1 },
      ownDevice: { primary: row?.userOwnDevice === 1, partner: row?.partnerOwnDevice === 1 },
      swaps: row?.swaps ?? 0,
    }
  }

  const seenBy = (
    login: Login,
    participant: Participant,
    status: Status,
    answered: number,
  ): Progress => ({
    userCompleted: status.completed[participant],
    answered,
    partnerCompleted: status.completed[otherOf(participant)],
    ...(isElsewhere(status.ownDevice, participant, login.participant) && {
      ownDevice: true as const,
    }),
    ...(status.swaps > 0 && { swaps: status.swaps }),
    ...(login.hasJoined && { joined: true as const }),
    ...(login.bothSignIn && { bothSignIn: true as const }),
    activeSessionId: login.couple.activeWeekId,
  })

  return {
    statusOf,

    async bothCompleted(couple: Couple, weekId: string, within?: Database): Promise<boolean> {
      const { completed } = await statusOf(couple, weekId, within)
      return completed.primary && completed.partner
    },

    async read(login: Login, weekId: string, participant: Participant): Promise<Progress> {
      const [status, answered] = await Promise.all([
        statusOf(login.couple, weekId),
        sets.countAnswered(login.couple, weekId, participant),
      ])
      return seenBy(login, participant, status, answered)
    },

    /**
     * Marks that person complete; 409 while one of the seven is unanswered, or where they answer on a
     * device of their own that this login is not of. Fine to repeat.
     */
    claim(login: Login, weekId: string, participant: Participant): Promise<Progress> {
      const { couple } = login
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        const status = await statusOf(couple, weekId, transaction)
        await refuseElsewhere(people, login, participant, {
          ownDevice: status.ownDevice,
          within: transaction,
        })
        if (!status.completed[participant]) {
          const answered = await sets.countAnswered(couple, weekId, participant, transaction)
          const left = questionsPerWeek - answered
          if (left > 0) {
            throw new Refusal('answers-missing', { facts: { left, total: questionsPerWeek } })
          }
          const at = now().toISOString()
          const done =
            participant === 'primary'
              ? { userCompleted: 1, userCompletedAt: at }
              : { partnerCompleted: 1, partnerCompletedAt: at }
          await write(transaction, couple, weekId, done)
        }
        const completed = { ...status.completed, [participant]: true }
        return seenBy(login, participant, { ...status, completed }, questionsPerWeek)
      })
    },

    /** Notes that the session's catch-up is completed, so that the session is no longer open (R18). */
    async noteCatchupCompleted(
      transaction: DatabaseTransaction,
      coupleId: string,
      weekId: string,
    ): Promise<void> {
      await transaction
        .updateTable('weekly_progress')
        .set({ catchupCompleted: 1 })
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .execute()
    },

    /** Notes that one more question of the session was swapped (R26). */
    async noteSwap(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
    ): Promise<void> {
      const { swaps } = await statusOf(couple, weekId, transaction)
      await write(transaction, couple, weekId, { swaps: swaps + 1 })
    },

    /** Notes that the login answered for its own person: from now on only theirs may (R17). */
    async noteOwnDevice(
      transaction: DatabaseTransaction,
      { couple, participant }: Login,
      weekId: string,
      { ownDevice }: Status,
    ): Promise<void> {
      if (ownDevice[participant]) return
      const own = participant === 'primary' ? { userOwnDevice: 1 } : { partnerOwnDevice: 1 }
      await write(transaction, couple, weekId, own)
    },
  }

  async function write(
    transaction: DatabaseTransaction,
    { coupleId, ids }: Couple,
    weekId: string,
    change: Change,
  ) {
    const at = now().toISOString()
    await transaction
      .insertInto('weekly_progress')
      .values({ coupleId, weekId, userId: ids.primary, createdAt: at, updatedAt: at, ...change })
      .onConflict((conflict) =>
        conflict.columns(['coupleId', 'weekId']).doUpdateSet({ ...change, updatedAt: at }),
      )
      .execute()
  }
}
