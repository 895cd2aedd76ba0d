import { sql } from 'kysely'
import { codeOf } from '#server/drivers/database/failure.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import { createFairShare } from '#server/fair-share.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

export type Turn = {
  transaction: DatabaseTransaction
  /** The couple's row as it is in this turn. */
  couple: { activeWeekId: string | null; setsMade: number }
}

/**
 * Runs `work` in one transaction, after every earlier turn of the same couple has ended: whoever
 * of two devices comes second sees what the first one did. Refuses (401, or as `gone` says) when
 * the couple is gone.
 */
export type TakeTurn = <Result>(
  coupleId: string,
  work: (turn: Turn) => Promise<Result>,
  gone?: () => Refusal,
) => Promise<Result>

/** So many turns of one couple wait on one server; a login may make no more calls a minute than that. */
const mostWaiting = 600
/** Who has waited as long as for a connection is told that the database is away, as if each had waited for one. */
const longestWaitMs = 4_000
/** Longer than any request may take: who waits here is told what this says, and not that they ask too often. */
const wholeWaitMs = 60_000
/** When to ask again, in seconds. */
const retryAfter = 5

const signInFirst = () => new Refusal('sign-in-first')

export function createTurns(database: Database): TakeTurn {
  const countUp = prepared(['coupleId'], (values: { coupleId: string }) =>
    database
      .updateTable('couples')
      .set((row) => ({ turn: row('turn', '+', sql.lit(1)) }))
      .where('coupleId', '=', values.coupleId)
      .returning(['activeWeekId', 'setsMade']),
  )
  // Whoever waits for a turn holds none of the few connections that everybody shares.
  const inTurn = createFairShare({ atOnce: 1, mostWaiting, longestWaitMs: wholeWaitMs })
  /** When the database was last found away in a turn of a couple that had none since. */
  const awayAt = new Map<string, number>()
  return (coupleId, work, gone = signInFirst) => {
    const asked = performance.now()
    return inTurn(coupleId, async () => {
      const isLate = performance.now() - asked > longestWaitMs
      // Who waited behind one that found it away would only wait as long once more.
      if (isLate || asked < (awayAt.get(coupleId) ?? asked)) {
        throw new Refusal('database-away', { retryAfter })
      }
      try {
        const result = await database.transaction().execute(async (transaction) => {
          const [couple] = await countUp(transaction, { coupleId })
          if (!couple) throw gone()
          return work({ transaction, couple })
        })
        awayAt.delete(coupleId)
        return result
      } catch (error) {
        if (codeOf(error) === 'DATABASE_AWAY') awayAt.set(coupleId, performance.now())
        else awayAt.delete(coupleId)
        throw error
      }
    })
  }
}
