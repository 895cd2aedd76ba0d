import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** One step of the schema. `name` sorts after every earlier one and never changes once released. */
export type Migration = {
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
  readonly up: (database: Kysely<any>, engine: Engine) => Promise<void>
}

/** A numeric primary key that the database counts up and never gives twice. */
export const countedId =
  (engine: Engine) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.generatedByDefaultAsIdentity().primaryKey()
