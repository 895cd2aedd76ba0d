import { sql } from 'kysely'
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
  const inTurn = createFairShare({ atOnce: 1, mostWaiting })
  return (coupleId, work, gone = signInFirst) =>
    inTurn(coupleId, () =>
      database.transaction().execute(async (transaction) => {
        const [couple] = await countUp(transaction, { coupleId })
        if (!couple) throw gone()
        return work({ transaction, couple })
      }),
    )
}
