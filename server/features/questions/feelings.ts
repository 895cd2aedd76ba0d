import type { Participant } from '#contract/participants.ts'
import { questionsPerWeek } from '#contract/questions.ts'
import type { SetFeeling } from '#contract/set-feeling.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { additionalData, marks, saidBy } from './lean.ts'
import { refuseElsewhere } from './own-device.ts'
import type { WeeklyProgress } from './progress.ts'
import type { Sets } from './sets.ts'

type Parts = {
  couples: Couples
  people: People
  sets: Sets
  progress: WeeklyProgress
  vault: Vault
  now: () => Date
}

/** For how many of the latest sessions it counts what somebody said of their questions. */
const sessionsThatCount = 6

/** How the questions felt to each of the two: said in confidence, never told, for the next sets (R27). */
export function createFeelings({ couples, people, sets, progress, vault, now }: Parts) {
  /** What was said before that is forgotten. */
  const forgetOldest = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    participant: Participant,
  ) => {
    const oldest = (await saidBy(transaction, couple, participant)).slice(sessionsThatCount)
    if (oldest.length === 0) return
    await transaction
      .deleteFrom('set_feelings')
      .where('coupleId', '=', couple.coupleId)
      .where('userId', '=', couple.ids[participant])
      .where(
        'weekId',
        'in',
        oldest.map(({ weekId }) => weekId),
      )
      .execute()
  }

  return {
    /**
     * Notes what that person says of a session's questions, in place of what they said of it before. 409
     * until they have completed it, and for a login that may not speak for them (R17).
     */
    say(
      login: Login,
      weekId: string,
      { participant, feeling }: { participant: Participant; feeling: SetFeeling },
    ): Promise<void> {
      const { couple } = login
      const { coupleId, ids } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        const { completed, ownDevice } = await progress.statusOf(couple, weekId, transaction)
        await refuseElsewhere(people, login, participant, { ownDevice, within: transaction })
        if (!completed[participant]) {
          const answered = await sets.countAnswered(couple, weekId, participant, transaction)
          const facts = { left: questionsPerWeek - answered, total: questionsPerWeek }
          throw new Refusal('answers-missing', { facts })
        }
        const seal = vault.couple(coupleId, couple.wrappedKey)
        const said = {
          feeling: seal.seal(marks[feeling], additionalData(weekId, participant)),
          saidAt: now().toISOString(),
        }
        await transaction
          .insertInto('set_feelings')
          .values({ coupleId, weekId, userId: ids[participant], ...said })
          .onConflict((conflict) =>
            conflict.columns(['coupleId', 'weekId', 'userId']).doUpdateSet(said),
          )
          .execute()
        await forgetOldest(transaction, couple, participant)
      })
    },
  }
}
