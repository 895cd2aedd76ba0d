import type { Compilable, CompiledQuery, Kysely } from 'kysely'

const marker = (name: string) => `\u0001${name}`

/**
 * Compiles a query once, for those that run at every request: building a query costs more than
 * running it. `build` gets, for each name in `Values`, a stand-in to put where the value belongs.
 */
export function prepared<Row, Values extends Record<string, string>>(
  names: readonly (keyof Values & string)[],
  build: (stand: Values) => Compilable<Row>,
) {
  const stand = Object.fromEntries(names.map((name) => [name, marker(name)])) as Values
  const compiled = build(stand).compile()
  const nameAt = compiled.parameters.map((parameter) =>
    names.find((name) => parameter === marker(name)),
  )
  // biome-ignore lint/suspicious/noExplicitAny: any schema runs a compiled query
  return async (database: Kysely<any>, values: Values): Promise<Row[]> => {
    const parameters = compiled.parameters.map((fixed, at) => {
      const name = nameAt[at]
      return name === undefined ? fixed : values[name]
    })
    const query: CompiledQuery<Row> = { ...compiled, parameters }
    return (await database.executeQuery(query)).rows
  }
}
