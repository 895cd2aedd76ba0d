import { stringify } from 'csv-stringify/sync'
import type { Database } from '#server/tables.ts'

/** A couple as whoever runs the server sees it: nothing in it tells who they are or what they write. */
export type ListedCouple = {
  id: string
  created: string
  lastUsed: string
  status: 'one so far' | 'both' | 'closed'
  /** Sets of questions they were given, and catch-ups that stand on their timeline. */
  sets: number
  catchups: number
}

/** Every couple, or the one of that id, the last used first. Days are in UTC. */
export async function listCouples(database: Database, id?: string): Promise<ListedCouple[]> {
  const rows = await database
    .selectFrom('couples')
    .leftJoin('users as partner', 'partner.id', 'couples.user2Id')
    .select(['couples.coupleId', 'couples.createdAt', 'couples.lastUsedOn', 'couples.closedAt'])
    .select(['couples.setsMade', 'partner.signedInAt', 'partner.relationshipConfirmed'])
    .select((row) =>
      row
        .selectFrom('timeline')
        .whereRef('timeline.coupleId', '=', 'couples.coupleId')
        .select((count) => count.fn.countAll().as('all'))
        .as('catchups'),
    )
    .$if(id !== undefined, (query) => query.where('couples.coupleId', '=', id ?? ''))
    .orderBy('couples.lastUsedOn', 'desc')
    .orderBy('couples.createdAt', 'desc')
    .execute()
  return rows.map((row) => {
    const hasJoined = row.signedInAt !== null || row.relationshipConfirmed === 1
    const created = row.createdAt.slice(0, 10)
    return {
      ...{ id: row.coupleId, created, lastUsed: row.lastUsedOn ?? created },
      status: row.closedAt !== null ? 'closed' : hasJoined ? 'both' : 'one so far',
      ...{ sets: row.setsMade, catchups: Number(row.catchups) },
    }
  })
}

const heads: Record<keyof ListedCouple, string> = {
  id: 'Id',
  created: 'Created',
  lastUsed: 'Last used',
  status: 'Status',
  sets: 'Sets',
  catchups: 'Catch-ups',
}
const columns = Object.keys(heads) as (keyof ListedCouple)[]

/** The couples as a terminal shows them. */
export function tableOf(couples: readonly ListedCouple[]): string {
  if (couples.length === 0) return 'Nobody has registered yet.'
  const lines = [heads, ...couples].map((line) => columns.map((column) => String(line[column])))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const table = lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const count = `${couples.length} couple${couples.length === 1 ? '' : 's'}`
  return [...table, '', `${count}. Days are in UTC.`].join('\n')
}

/** The couples as CSV (RFC 4180). */
export const coupleCsv = (couples: readonly ListedCouple[]): string =>
  stringify(
    [
      columns.map((column) => heads[column]),
      ...couples.map((couple) => columns.map((column) => couple[column])),
    ],
    {
      ...{ bom: true, quoted: true, record_delimiter: 'windows' },
    },
  )
