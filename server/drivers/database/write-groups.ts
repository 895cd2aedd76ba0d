import { setImmediate as afterThisRound } from 'node:timers'
import type { Turns } from './turns.ts'

type Parts = {
  /** Who may use the connection just now. */
  turns: Turns
  run: (sql: string) => void
  /** Whether a transaction is open on the connection. */
  isOpen: () => boolean
  failureOf: (error: unknown) => unknown
}

/** One transaction's part in a group. It has the turn until it commits or rolls back. */
export type Membership = {
  /** Gives what `work` gives. Throws where the group is lost, so that nothing is written outside of it. */
  write: <Result>(work: () => Result) => Result
  /** Ends the part; resolves when it is on the disk, and rejects where that failed. */
  commit: () => Promise<void>
  /** Takes back this part alone. Rejects where what it may have read of the others' is lost. */
  rollback: () => Promise<void>
}

type Group = {
  members: number
  lost: { failure: unknown } | undefined
  ended: PromiseWithResolvers<void>
}

const part = 'part'

/**
 * Commits together what is ready together (decision 16): one SQLite transaction, each member's part of
 * it behind a savepoint of its own, one after the other. The group is committed, with one sync, once
 * everything that had arrived has been worked on; nobody is told before that. Where the commit fails,
 * all are refused, whoever was turned down for what another member wrote included.
 */
export function createWriteGroups({ turns, run, isOpen, failureOf }: Parts) {
  let group: Group | undefined

  const begin = (): Group => {
    run('begin immediate')
    const begun: Group = { members: 0, lost: undefined, ended: Promise.withResolvers() }
    begun.ended.promise.catch(() => undefined)
    group = begun
    afterThisRound(async () => {
      await turns.take()
      if (group === begun) end()
      turns.letGo()
    })
    return begun
  }

  const lose = (losing: Group, error: unknown): void => {
    if (group === losing) group = undefined
    losing.lost ??= { failure: failureOf(error) }
    losing.ended.reject(losing.lost.failure)
    try {
      if (isOpen()) run('rollback')
    } catch {
      // The next one begins, or fails by itself.
    }
  }

  /** Commits what there is. Whoever calls has the turn. */
  const end = (): void => {
    if (group === undefined) return
    const ending = group
    try {
      run('commit')
    } catch (error) {
      lose(ending, error)
      return
    }
    group = undefined
    ending.ended.resolve()
  }

  return {
    end,

    /** A part in the group that is open, or in a new one. Whoever calls has the turn; throws where somebody else holds the file. */
    join(): Membership {
      const mine = group ?? begin()
      mine.members += 1
      const isFirst = mine.members === 1
      run(`savepoint ${part}`)
      let isOver = false

      const write = <Result>(work: () => Result): Result => {
        if (mine.lost) throw mine.lost.failure
        try {
          return work()
        } catch (error) {
          // Where the disk is full, SQLite has rolled back everything by itself.
          if (!isOpen()) lose(mine, error)
          throw failureOf(error)
        }
      }

      const finish = (steps: readonly string[]): void => {
        isOver = true
        try {
          for (const step of steps) write(() => run(step))
        } catch (error) {
          lose(mine, error)
        }
        turns.letGo()
      }

      return {
        write,
        async commit() {
          finish([`release ${part}`])
          await mine.ended.promise
        },
        async rollback() {
          if (isOver) return
          finish([`rollback to ${part}`, `release ${part}`])
          if (!isFirst) await mine.ended.promise
        },
      }
    },
  }
}
