import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import type { Database, Tables } from '#server/tables.ts'

type QueryId = Parameters<KyselyPlugin['transformQuery']>[0]['queryId']

/** A database that keeps back what is read from one table, for as long as a test wants. */
export function heldDatabase(table: keyof Tables) {
  const readings = new WeakSet<QueryId>()
  let gate: Promise<void> = Promise.resolve()
  let onReading: () => void = () => undefined
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) && JSON.stringify(node.from).includes(`"${table}"`)) {
        readings.add(queryId)
      }
      return node
    },
    async transformResult({ result, queryId }) {
      if (readings.has(queryId)) {
        onReading()
        await gate
      }
      return result
    },
  }
  return {
    wrap: (database: Database): Database => database.withPlugin(plugin),
    /**
     * Keeps back every reading from now on; `reached` resolves when there are so many. They end by
     * `letGo`, or fail by `die`, after which the database is as it was.
     */
    hold(count: number) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const reached = Promise.withResolvers<void>()
      promise.catch(() => undefined)
      gate = promise
      let toGo = count
      onReading = () => {
        toGo -= 1
        if (toGo === 0) reached.resolve()
      }
      return {
        reached: reached.promise,
        letGo: resolve,
        die: () => {
          reject(new Error('The server died here'))
          gate = Promise.resolve()
        },
      }
    },
  }
}
