import * as z from 'zod/mini'
import {
  type CatchupPlace,
  isUnread,
  type moveCatchupPlace,
  type Press,
  placeAfter,
  pressesInAll,
} from '#contract/catchup-place.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'

const Choices = z.array(z.enum(['yes', 'no']))

const reachedColumn = { primary: 'primaryReached', partner: 'partnerReached' } as const

/** Where a couple are in their catch-up, the same for every device that is in it (R22). */
export function createCatchupPlaces({ database }: { database: Database }) {
  const find = async ({ coupleId }: Couple, id: number) => {
    const row = await database
      .selectFrom('catchups')
      .select(['placeVersion', 'placeChoices', 'completed', 'primaryReached', 'partnerReached'])
      .where('id', '=', id)
      .where('coupleId', '=', coupleId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not-found')
    const choices = z.parse(Choices, JSON.parse(row.placeChoices))
    return { ...row, choices }
  }

  const reachedOf = (
    row: Record<(typeof reachedColumn)[Participant], 'in' | 'end' | null>,
    participant: Participant,
  ): CatchupPlace['reached'] => ({
    own: row[reachedColumn[participant]] ?? 'nothing',
    other: row[reachedColumn[otherOf(participant)]] ?? 'nothing',
  })

  const read = async (
    couple: Couple,
    id: number,
    participant: Participant,
  ): Promise<CatchupPlace> => {
    const row = await find(couple, id)
    return {
      version: row.placeVersion,
      ...placeAfter(row.placeVersion),
      choices: row.choices,
      completed: row.completed === 1,
      reached: reachedOf(row, participant),
    }
  }

  /** One step on, for whoever comes first: of two presses at one place the second finds it gone. */
  const step = async (couple: Couple, id: number, version: number, press: Press) => {
    const row = await find(couple, id)
    const isChoice = press !== 'next'
    const fits = version < pressesInAll && isChoice === (version % 2 === 0)
    if (row.placeVersion !== version || !fits) return
    const choices = isChoice ? [...row.choices, press] : row.choices
    await database
      .updateTable('catchups')
      .set({ placeVersion: version + 1, placeChoices: JSON.stringify(choices) })
      .where('id', '=', id)
      .where('coupleId', '=', couple.coupleId)
      .where('placeVersion', '=', version)
      .execute()
  }

  /**
   * Notes how far somebody has come. Nobody comes to an end that is not there yet, and a
   * note that comes late takes nobody back from it.
   */
  const note = async (
    couple: Couple,
    id: number,
    participant: Participant,
    reached: 'in' | 'end',
  ) => {
    const { placeVersion, completed, ...row } = await find(couple, id)
    const isOver = completed === 1 || placeVersion >= pressesInAll
    const column = reachedColumn[participant]
    const now = reached === 'end' && isOver ? 'end' : 'in'
    if (row[column] === now || row[column] === 'end') return
    await database
      .updateTable('catchups')
      .set({ [column]: now })
      .where('id', '=', id)
      .where('coupleId', '=', couple.coupleId)
      .$if(now === 'in', (update) => update.where(column, 'is', null))
      .execute()
  }

  return {
    /** How the catch-up of a session stands, as that person sees it; null before somebody has begun it. */
    async ofWeek(
      { coupleId }: Couple,
      weekId: string,
      participant: Participant,
    ): Promise<WeeklySessionState['catchup']> {
      const row = await database
        .selectFrom('catchups')
        .select(['userId', 'completed', 'placeVersion', 'primaryReached', 'partnerReached'])
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .executeTakeFirst()
      if (!row) return null
      const reached = reachedOf(row, participant)
      return {
        userId: row.userId,
        completed: row.completed === 1,
        unread: isUnread(reached),
        ...(reached.own !== 'nothing' && { at: placeAfter(row.placeVersion).index }),
        ...(reached.own === 'in' && { left: true }),
      }
    },

    /** The place as the person of that login sees it; 404 for a catch-up that is not the couple's. */
    read,

    /** Presses a button, notes how far that person has come, or both; returns the place after it. */
    async move(
      couple: Couple,
      id: number,
      participant: Participant,
      { version, press, reached }: BodyOf<typeof moveCatchupPlace>,
    ): Promise<CatchupPlace> {
      if (press) await step(couple, id, version, press)
      const been = reached ?? (press && 'in')
      if (been) await note(couple, id, participant, been)
      return read(couple, id, participant)
    },
  }
}
