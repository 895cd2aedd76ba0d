import * as z from 'zod/mini'
import about from '#package.json' with { type: 'json' }
import type { Cell, Snapshot } from '#server/drivers/database/snapshot.ts'
import { backedUpTables } from './backed-up-tables.ts'

/*
 * What a backup holds, a JSON value a line, alike for both engines: the head; for each table its name and
 * columns, and then each row as an array; and at the end how many rows there were.
 */

const Head = z.object({
  duologue: z.literal('backup'),
  format: z.number(),
  version: z.string(),
  madeAt: z.string(),
  engine: z.string(),
  migrations: z.array(z.string()),
  /** Which database it is, whatever its key is; those of early versions do not say. */
  database: z.optional(z.string()),
})
const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
const End = z.object({
  rows: z.record(z.string(), z.number()),
  lastIds: z.record(z.string(), z.number()),
})

const newestFormat = 1

export type BackupHead = z.infer<typeof Head>
export type BackupEnd = z.infer<typeof End>

/** Gives the lines of a backup, many at a time, and tells `onEnd` what it has counted. */
export async function* linesOf(
  snapshot: Snapshot,
  { madeAt, database }: { madeAt: Date; database: string },
  onEnd: (end: BackupEnd) => void,
): AsyncGenerator<string> {
  const migrations: Cell[] = []
  for await (const some of snapshot.rows('migrations', ['name'])) migrations.push(...some.flat())
  const made = { version: about.version, madeAt, engine: snapshot.engine, database }
  yield line({
    ...{ duologue: 'backup', format: newestFormat, ...made },
    migrations: migrations.sort(),
  })
  const end: BackupEnd = { rows: {}, lastIds: {} }
  for (const table of backedUpTables) {
    const columns = await snapshot.columnsOf(table)
    if (columns.length === 0) continue
    yield line({ table, columns })
    let rows = 0
    for await (const some of snapshot.rows(table, columns)) {
      rows += some.length
      yield some.map(line).join('')
    }
    end.rows[table] = rows
    const lastId = await snapshot.lastIdOf(table)
    if (lastId !== null) end.lastIds[table] = lastId
  }
  yield line(end)
  onEnd(end)
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

export type BackupReader = {
  head?: (head: BackupHead) => Promise<void>
  /** Some rows of a table, in the order of the backup. */
  rows?: (table: string, columns: readonly string[], rows: readonly Cell[][]) => Promise<void>
}

export const notWhole = (): Error =>
  new Error('This backup is damaged or was cut off, so it cannot be used.')

const atOnce = 500

/** Reads no further than the head. Throws a sentence for what has none. */
export async function headOfBackup(text: AsyncIterable<string>): Promise<BackupHead> {
  for await (const one of splitLines(text)) return readAs(Head, parse(one))
  throw notWhole()
}

/**
 * Reads a backup from its text to its end and gives what stands there, which is then known to be true of
 * what was read. Throws a sentence for one that is not whole, or of a version to come.
 */
export async function readBackup(
  text: AsyncIterable<string>,
  reader: BackupReader = {},
): Promise<BackupEnd> {
  const counts: Record<string, number> = {}
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  let table: z.infer<typeof TableLine> | undefined
  let waiting: Cell[][] = []

  const handOn = async () => {
    if (table && waiting.length > 0) await reader.rows?.(table.table, table.columns, waiting)
    waiting = []
  }

  for await (const one of splitLines(text)) {
    const value = parse(one)
    if (end) throw notWhole()
    if (Array.isArray(value)) {
      if (!table) throw notWhole()
      waiting.push(value)
      counts[table.table] = (counts[table.table] ?? 0) + 1
      if (waiting.length === atOnce) await handOn()
      continue
    }
    await handOn()
    if (!head) {
      head = readAs(Head, value)
      if (head.format > newestFormat) throw ofNewerVersion(head)
      await reader.head?.(head)
    } else if (z.safeParse(End, value).success) {
      end = readAs(End, value)
    } else {
      table = readAs(TableLine, value)
      counts[table.table] = 0
    }
  }
  if (!end || !sameCounts(counts, end.rows)) throw notWhole()
  return end
}

export const ofNewerVersion = ({ version }: BackupHead): Error =>
  new Error(
    `This backup was made by a newer version of Duologue (${version}). Install that one first.`,
  )

/** The parser's own complaint would quote the line. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notWhole()
  }
}

function readAs<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { success, data } = z.safeParse(schema, value)
  if (!success) throw notWhole()
  return data
}

export const sameCounts = (one: Record<string, number>, other: Record<string, number>): boolean => {
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return left.length === right.length && left.every(([table, rows]) => other[table] === rows)
}

/** Splits at line feeds alone: people may write signs that some readers of lines take for the end of one. */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of text) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw notWhole()
}
