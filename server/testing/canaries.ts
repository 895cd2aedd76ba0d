import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Tables } from '#server/tables.ts'
import type { TestServer } from './test-server.ts'

/** Every marked answer of a test begins so; what comes after tells whose it is. */
const mark = 'canary'

export const canary = (whose: string, number: number) => `${mark}-${whose}-${number}-end`

/** All canaries that a text holds. */
export const canariesIn = (text: string): string[] => [
  ...new Set(text.match(new RegExp(`${mark}-[\\w-]+?-end`, 'g')) ?? []),
]

/** Names of the files below a folder that hold the text. */
export const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))

/** Every row of every table there is, as one text: to search it, or to see that nothing changed. */
export async function everyRow({ database }: Pick<TestServer, 'database'>): Promise<string> {
  const tables = (await database.introspection.getTables()).map(({ name }) => name as keyof Tables)
  const texts = await Promise.all(
    tables.toSorted().map(async (table) => {
      const rows = await database.selectFrom(table).selectAll().execute()
      return [table, ...rows.map((row) => JSON.stringify(row)).sort()].join('\n')
    }),
  )
  return texts.join('\n')
}

/** The same of a server that runs as a process of its own. */
export async function everyRowIn(where: {
  dataDir: string
  databaseUrl?: string | undefined
}): Promise<string> {
  const { dataDir, databaseUrl } = where
  const database = await openDatabaseBesideServer<Tables>({ dataDir, databaseUrl })
  try {
    return await everyRow({ database })
  } finally {
    await database.destroy()
  }
}
