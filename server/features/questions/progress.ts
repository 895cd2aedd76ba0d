import type { Selectable } from 'kysely'
import { otherOf, type Participant } from '#contract/participants.ts'
import { answerFirst, onOwnDevice, type Progress, questionsPerWeek } from '#contract/questions.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction, WeeklyProgressTable } from '#server/tables.ts'
import type { Questions } from './questions.ts'

/** Who of the two has completed a session (R3), and who answers there on a device of their own (R17). */
export type Standing = {
  completed: Record<Participant, boolean>
  ownDevice: Record<Participant, boolean>
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
  questions: Questions
  now: () => Date
}

export type WeeklyProgress = ReturnType<typeof createProgress>

/** Who has completed which weekly session (R3). */
export function createProgress({ database, couples, people, questions, now }: Parts) {
  const findRow = prepared(['coupleId', 'weekId'], (stand: { coupleId: string; weekId: string }) =>
    database
      .selectFrom('weekly_progress')
      .select(['userCompleted', 'partnerCompleted', 'userOwnDevice', 'partnerOwnDevice'])
      .where('coupleId', '=', stand.coupleId)
      .where('weekId', '=', stand.weekId),
  )

  const standing = async (
    { coupleId }: Couple,
    weekId: string,
    within: Database = database,
  ): Promise<Standing> => {
    const [row] = await findRow(within, { coupleId, weekId })
    return {
      completed: { primary: row?.userCompleted === 1, partner: row?.partnerCompleted === 1 },
      ownDevice: { primary: row?.userOwnDevice === 1, partner: row?.partnerOwnDevice === 1 },
    }
  }

  const isElsewhere = (login: Login, participant: Participant, { ownDevice }: Standing) =>
    ownDevice[participant] && login.participant !== participant

  const seenBy = (
    login: Login,
    participant: Participant,
    stands: Standing,
    answered: number,
  ): Progress => ({
    userCompleted: stands.completed[participant],
    answered,
    partnerCompleted: stands.completed[otherOf(participant)],
    ...(isElsewhere(login, participant, stands) && { ownDevice: true as const }),
    activeSessionId: login.couple.activeWeekId,
  })

  const refuseElsewhere = async (
    login: Login,
    participant: Participant,
    stands: Standing,
    within: Database,
  ): Promise<void> => {
    if (!isElsewhere(login, participant, stands)) return
    const names = await people.names(login.couple, within)
    throw new Refusal(409, onOwnDevice(names[participant]))
  }

  return {
    standing,
    /** Refuses (409) a login that is not that person's, once they answer on a device of their own. */
    refuseElsewhere,

    async bothCompleted(couple: Couple, weekId: string, within?: Database): Promise<boolean> {
      const { completed } = await standing(couple, weekId, within)
      return completed.primary && completed.partner
    },

    async read(login: Login, weekId: string, participant: Participant): Promise<Progress> {
      const [stands, answered] = await Promise.all([
        standing(login.couple, weekId),
        questions.countAnswered(login.couple, weekId, participant),
      ])
      return seenBy(login, participant, stands, answered)
    },

    /**
     * Marks that person complete; 409 while one of the seven is unanswered, or where they answer on a
     * device of their own that this login is not of. Fine to repeat.
     */
    claim(login: Login, weekId: string, participant: Participant): Promise<Progress> {
      const { couple } = login
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        const stands = await standing(couple, weekId, transaction)
        await refuseElsewhere(login, participant, stands, transaction)
        if (!stands.completed[participant]) {
          const answered = await questions.countAnswered(couple, weekId, participant, transaction)
          const left = questionsPerWeek - answered
          if (left > 0) throw new Refusal(409, answerFirst(left, questionsPerWeek))
          const at = now().toISOString()
          const done =
            participant === 'primary'
              ? { userCompleted: 1, userCompletedAt: at }
              : { partnerCompleted: 1, partnerCompletedAt: at }
          await write(transaction, couple, weekId, done)
        }
        const completed = { ...stands.completed, [participant]: true }
        return seenBy(login, participant, { ...stands, completed }, questionsPerWeek)
      })
    },

    /** Notes that the login answered for its own person: from now on only theirs may (R17). */
    async noteOwnDevice(
      transaction: DatabaseTransaction,
      { couple, participant }: Login,
      weekId: string,
      { ownDevice }: Standing,
    ): Promise<void> {
      if (ownDevice[participant]) return
      const own = participant === 'primary' ? { userOwnDevice: 1 } : { partnerOwnDevice: 1 }
      await write(transaction, couple, weekId, own)
    },

    async discard(transaction: DatabaseTransaction, coupleId: string, weekId: string) {
      await transaction
        .deleteFrom('weekly_progress')
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .execute()
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
