import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

const marker = (name: string) => `\u0001${name}`

type Value = string | number

/**
 * A value to compare with in a query of several tables. SQLite plans such a query anew at each run, which
 * takes three times as long, where it may look at the value; into this it does not look. For the same
 * reason what is always the same number belongs into a query as a literal (`sql.lit`).
 */
export const sameText = (text: string): RawBuilder<string> => sql`cast(${text} as text)`
export const sameNumber = (number: number): RawBuilder<number> => sql`cast(${number} as integer)`

/** Reads at once, past what Kysely does around a query; throws what the engine throws. */
type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[]

/** The databases that can read what was committed at once. */
// biome-ignore lint/suspicious/noExplicitAny: whatever their schema
export const readsAtOnce = new WeakMap<Kysely<any>, ReadAtOnce>()

/**
 * Compiles a query once, for those that run at every request: building a query costs more than
 * running it. `build` gets, for each name in `Values`, a stand-in to put where the value belongs.
 */
export function prepared<Row, Values extends Record<string, Value>>(
  names: readonly (keyof Values & string)[],
  build: (stand: Values) => Compilable<Row>,
) {
  const stand = Object.fromEntries(names.map((name) => [name, marker(name)])) as Values
  const compiled = build(stand).compile()
  const nameAt = compiled.parameters.map((parameter) =>
    names.find((name) => parameter === marker(name)),
  )
  const isReading = compiled.query.kind === 'SelectQueryNode'

  // biome-ignore lint/suspicious/noExplicitAny: any schema runs a compiled query
  return async (database: Kysely<any>, values: Values): Promise<Row[]> => {
    const parameters = compiled.parameters.map((fixed, at) => {
      const name = nameAt[at]
      return name === undefined ? fixed : values[name]
    })
    const readAtOnce = isReading ? readsAtOnce.get(database) : undefined
    if (readAtOnce) {
      try {
        return readAtOnce(compiled.sql, parameters) as Row[]
      } catch {
        // As any other query it waits for who holds the file, and fails in our classes.
      }
    }
    const query: CompiledQuery<Row> = { ...compiled, parameters }
    return (await database.executeQuery(query)).rows
  }
}
