import type { Database, Statement } from 'better-sqlite3'

const mostKept = 500

export type KeptStatements = { prepare: (sql: string) => Statement }

/** Statements of one connection, prepared once and kept by their SQL; those go that were used longest ago. */
export function keptStatements(sqlite: Database, most = mostKept): KeptStatements {
  const statements = new Map<string, Statement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) {
        statements.delete(sql)
        statements.set(sql, known)
        return known
      }
      const statement = sqlite.prepare(sql)
      statements.set(sql, statement)
      for (const oldest of statements.keys()) {
        if (statements.size <= most) break
        statements.delete(oldest)
      }
      return statement
    },
  }
}
