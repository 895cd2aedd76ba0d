import type { Database } from '#server/tables.ts'

/** What this database holds about itself under that name; undefined where there is nothing yet. */
export async function readFact(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

/** Returns the fact of that name, made where there is none; of several servers the first one's counts. */
export async function readOrMakeFact(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const known = await readFact(database, name)
  if (known !== undefined) return known
  const value = make()
  await database
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readFact(database, name)) ?? value
}
