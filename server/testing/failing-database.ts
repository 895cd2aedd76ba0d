import type { KyselyPlugin, QueryExecutor } from 'kysely'
import type { Database } from '#server/tables.ts'

type When = 'before it runs' | 'after it ran'

/** A plugin that changes nothing: asking for it is how a database gets another executor. */
const nothing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => result,
}

/**
 * A database that fails one call, counted from when a test asks for it. It counts where queries are handed over to be
 * run, so also those that were compiled once and no plugin sees.
 */
export function failingDatabase() {
  let when: When = 'before it runs'
  let callsToGo = Number.POSITIVE_INFINITY
  let failure = new Error()
  const count = (now: When) => {
    if (now !== when) return
    callsToGo -= 1
    if (callsToGo === 0) throw failure
  }

  const counting = (executor: QueryExecutor): QueryExecutor =>
    new Proxy(executor, {
      get(target, key) {
        if (key === 'executeQuery') {
          return async (...asked: Parameters<QueryExecutor['executeQuery']>) => {
            count('before it runs')
            const result = await target.executeQuery(...asked)
            count('after it ran')
            return result
          }
        }
        const value = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        // The same for a transaction, a schema and whatever else has an executor made from this one.
        const isMaking = String(key).startsWith('with')
        return (...given: unknown[]) => {
          const made = value.apply(target, given)
          return isMaking ? counting(made) : made
        }
      },
    })

  return {
    wrap(database: Database): Database {
      const executor = database.getExecutor()
      const { withPlugin } = executor
      executor.withPlugin = () => counting(executor)
      try {
        return database.withPlugin(nothing)
      } finally {
        executor.withPlugin = withPlugin
      }
    },
    /** The `number`th call from now on fails, by that error. */
    failAt(number: number, at: When, error = new Error('This call was made to fail')): void {
      when = at
      failure = error
      callsToGo = number
    },
    /** No call fails any more. Tells whether one did. */
    mend(): boolean {
      const failed = callsToGo <= 0
      callsToGo = Number.POSITIVE_INFINITY
      return failed
    },
  }
}
