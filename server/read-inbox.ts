import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import {
  csvOf,
  deleteSubmission,
  listOf,
  readSubmissions,
} from '#server/features/inbox/stored-submissions.ts'
import type { Database, Tables } from '#server/tables.ts'
import { readEnv } from './env.ts'
import { readOptions, runHostCommand, say, writeOwnFile } from './host-command.ts'

const help = `Shows what people sent by Suggest Feature, Report Issue and Early Access & Feedback,
the newest first. The server may run meanwhile.

  npm run inbox                        lists it
  npm run inbox -- --csv inbox.csv     writes it to a file that spreadsheets open
  npm run inbox -- --delete 12         deletes number 12 for good
  npm run inbox -- --help              says this

It reads the database that the server's settings name (DATA_DIR or DATABASE_URL).`

const options = {
  csv: { type: 'string' },
  delete: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

async function readInbox(): Promise<void> {
  const values = readOptions(options, help)
  if (values.help) return say(help)
  if (values.delete !== undefined && values.csv !== undefined) {
    throw new NotDone('--csv and --delete: one at a time.', 2)
  }
  const id = values.delete === undefined ? undefined : numberOf(values.delete)
  const database = await openDatabaseBesideServer<Tables>(readEnv(process.env))
  try {
    if (id !== undefined) return await remove(database, id)
    const submissions = await readSubmissions(database)
    if (values.csv === undefined) return console.log(listOf(submissions))
    const file = writeOwnFile(values.csv, csvOf(submissions))
    say(`${submissions.length} written to ${file}`)
  } finally {
    await database.destroy()
  }
}

function numberOf(text: string): number {
  if (!/^#?\d{1,9}$/.test(text)) throw new NotDone(`"${text}" is no number of the list.`, 2)
  return Number(text.replace('#', ''))
}

async function remove(database: Database, id: number): Promise<void> {
  if (!(await deleteSubmission(database, id))) throw new Error(`There is no number ${id}.`)
  say(`Number ${id} is deleted.`)
}

runHostCommand('The inbox could not be read.', readInbox)
