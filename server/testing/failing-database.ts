import type { KyselyPlugin } from 'kysely'
import type { Database } from '#server/tables.ts'

type When = 'before it runs' | 'after it ran'

/** A database that fails one call, counted from when a test asks for it. */
export function failingDatabase() {
  let when: When = 'before it runs'
  let callsToGo = Number.POSITIVE_INFINITY
  const count = () => {
    callsToGo -= 1
    if (callsToGo === 0) throw new Error('This call was made to fail')
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (when === 'before it runs') count()
      return node
    },
    async transformResult({ result }) {
      if (when === 'after it ran') count()
      return result
    },
  }
  return {
    wrap: (database: Database): Database => database.withPlugin(plugin),
    /** The `number`th call from now on fails. */
    failAt(number: number, at: When): void {
      when = at
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
