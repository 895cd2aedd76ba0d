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

/** Writes a fact, whether there was one of that name or not. */
export async function writeFact(database: Database, name: string, value: string): Promise<void> {
  await database
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Removes a fact, where there is one of that name. */
export async function removeFact(database: Database, name: string): Promise<void> {
  await database.deleteFrom('facts').where('name', '=', name).execute()
}

/** Puts `value` in place of what was read, unless somebody else came first; tells whether it did. */
export async function swapFact(
  database: Database,
  name: string,
  read: string | undefined,
  value: string,
): Promise<boolean> {
  const swapped =
    read === undefined
      ? await database
          .insertInto('facts')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
      : await database
          .updateTable('facts')
          .set({ value })
          .where('name', '=', name)
          .where('value', '=', read)
          .returning('name')
          .executeTakeFirst()
  return swapped !== undefined
}

/** Puts what `change` makes of the fact in its place, where there is one. */
export async function changeFact(
  database: Database,
  name: string,
  change: (value: string) => string,
): Promise<void> {
  const value = await readFact(database, name)
  if (value === undefined) return
  await database
    .updateTable('facts')
    .set({ value: change(value) })
    .where('name', '=', name)
    .execute()
}
