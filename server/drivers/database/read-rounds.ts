import { setImmediate as afterThisRound } from 'node:timers'
import type { Database } from 'better-sqlite3'

export type ReadRounds = ReturnType<typeof createReadRounds>

/**
 * Has all that is read in one round of the event loop see one snapshot: SQLite locks the file once for
 * them, in place of twice for each statement. Whoever commits ends it first, so that nobody reads what was
 * before.
 */
export function createReadRounds(reader: Database) {
  const [begin, commit] = [reader.prepare('begin'), reader.prepare('commit')]
  const end = (): void => {
    if (reader.open && reader.inTransaction) commit.run()
  }
  return {
    /** To be called before anything is read. */
    begin(): void {
      if (reader.inTransaction) return
      begin.run()
      afterThisRound(end)
    },
    end,
  }
}
