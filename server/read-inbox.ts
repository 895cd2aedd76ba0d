import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import {
  csvOf,
  deleteSubmission,
  listOf,
  readSubmissions,
} from '#server/features/inbox/stored-submissions.ts'
import type { Database, Tables } from '#server/tables.ts'
import { readEnv } from './env.ts'

const help = `Shows what people sent by Suggest Feature, Report Issue and Early Access & Feedback,
the newest first. The server may run meanwhile.

  npm run inbox                        lists it
  npm run inbox -- --csv inbox.csv     writes it to a file that spreadsheets open
  npm run inbox -- --delete 12         deletes number 12 for good
  npm run inbox -- --help              says this

It reads the database that .env names (DATA_DIR or DATABASE_URL).`

async function main(): Promise<void> {
  process.umask(0o077)
  const { values } = readArguments()
  if (values.help) return console.log(help)
  const id = values.delete === undefined ? undefined : numberOf(values.delete)
  const database = openDatabaseBesideServer<Tables>(readEnv(process.env))
  try {
    await requireInbox(database)
    if (id !== undefined) return await remove(database, id)
    const submissions = await readSubmissions(database)
    if (values.csv === undefined) return console.log(listOf(submissions))
    writeFileSync(resolve(values.csv), csvOf(submissions), { mode: 0o600 })
    console.log(`${submissions.length} written to ${resolve(values.csv)}`)
  } finally {
    await database.destroy()
  }
}

function readArguments() {
  const options = {
    csv: { type: 'string' },
    delete: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ options })
  } catch {
    throw new Error(help)
  }
}

function numberOf(text: string): number {
  if (!/^#?\d{1,9}$/.test(text)) throw new Error(`"${text}" is no number of the list.`)
  return Number(text.replace('#', ''))
}

async function requireInbox(database: Database): Promise<void> {
  const tables = await database.introspection.getTables()
  if (tables.some(({ name }) => name === 'submissions')) return
  throw new Error('This database has no inbox yet. Start the server once.')
}

async function remove(database: Database, id: number): Promise<void> {
  if (!(await deleteSubmission(database, id))) throw new Error(`There is no number ${id}.`)
  console.log(`Number ${id} is deleted.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The inbox could not be read.')
  process.exitCode = 1
})
