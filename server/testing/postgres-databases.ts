import pg from 'pg'

/** The database with every table and no row that `postgres.setup.ts` makes. */
export const emptyPostgresDatabase = 'empty'

let databases = 0

/**
 * Makes a database of its own beside the one that `base` names, without a table unless it is to be
 * the copy of another one; gives its address.
 */
export async function newPostgresDatabase(
  base: string,
  { name, copyOf }: { name?: string; copyOf?: string } = {},
): Promise<string> {
  databases += 1
  const own = name ?? `test_${process.pid}_${databases}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${own}${copyOf ? ` template ${copyOf}` : ''}`)
  await client.end()
  return Object.assign(new URL(base), { pathname: `/${own}` }).href
}
