import { setImmediate as othersGoFirst } from 'node:timers/promises'
import * as z from 'zod/mini'
import { StoredConversation } from '#contract/timeline.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { Catchups } from '#server/features/catchup/catchup.ts'
import type { Challenges } from '#server/features/challenges/challenges.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import {
  type ExportedTable,
  exportedTables,
  type Form,
  type Treatment,
} from './exported-columns.ts'
import { createOneExport } from './one-export.ts'

export type ExportedRow = Record<string, unknown>
/** The rows by their names in the export. */
export type DataExport = { exportedAt: string; note: string; rows: Record<string, ExportedRow[]> }

type Parts = {
  database: Database
  couples: Couples
  questions: Questions
  catchups: Catchups
  challenges: Challenges
  timeline: Timeline
  now: () => Date
}

const note =
  'What Duologue keeps about the two of you, and about you alone. What is your partner’s alone, such as what they sent to whoever runs this server, is in their own copy. Answers of a session that you have not both completed stay sealed for each of you, so they are not in here.'

/** So long it works on rows before others are served. */
const atOnceMs = 1

const tableNames = Object.keys(exportedTables) as ExportedTable[]
const columnsOf = (table: ExportedTable) =>
  Object.entries(exportedTables[table].columns) as [string, Treatment][]

/** What is the couple's, opened as far as the seal allows (R2), and what is one person's own. */
export function createDataExport(parts: Parts) {
  const { database, now } = parts
  const oneAtATime = createOneExport(parts)

  const queryOf = (table: ExportedTable) =>
    prepared(['coupleId', 'userId'], (values: { coupleId: string; userId: number }) =>
      database
        .selectFrom(table as 'logins')
        .selectAll()
        .where('coupleId', '=', values.coupleId)
        .$if(exportedTables[table].of === 'one person', (all) =>
          all.where('userId', '=', values.userId),
        ),
    )
  const queries = new Map<ExportedTable, ReturnType<typeof queryOf>>()

  const rowsOf = async (table: ExportedTable, { couple, userId }: Login) => {
    const query = queries.get(table) ?? queryOf(table)
    queries.set(table, query)
    const rows: ExportedRow[] = await query(database, { coupleId: couple.coupleId, userId })
    return rows.sort((one, other) => placeOf(one) - placeOf(other))
  }

  return {
    /**
     * Everything for the person of that login, as `put` puts it into a file; 429 while other exports
     * of the couple are written, 401 where the account was deleted meanwhile. A challenge made
     * meanwhile is in the next one. What is read is read in one go; what is made of it lets others be
     * served in between.
     */
    writeExport: (
      login: Login,
      put: (everything: DataExport) => Promise<string>,
    ): Promise<string> =>
      oneAtATime(login.couple, async () => {
        const opened = await openSealed(parts, login)
        const isWhole = (table: ExportedTable, row: ExportedRow) =>
          table !== 'challenges' || opened(table, 'partnerProgress', row) !== null
        const found = new Map<ExportedTable, ExportedRow[]>()
        for (const table of tableNames) {
          found.set(
            table,
            (await rowsOf(table, login)).filter((row) => isWhole(table, row)),
          )
        }
        const rows: DataExport['rows'] = {}
        let since = Number.NEGATIVE_INFINITY
        for (const [table, whole] of found) {
          if (performance.now() - since > atOnceMs) {
            await othersGoFirst()
            since = performance.now()
          }
          rows[exportedTables[table].name] = whole.map((row) =>
            shown(table, row, login, (column) => opened(table, column, row)),
          )
        }
        if (rows[exportedTables.users.name]?.length === 0) {
          throw new Refusal('sign-in-first')
        }
        return put({ exportedAt: now().toISOString(), note, rows })
      }),
  }
}

/** Answers go by their questions: the order they were written in would tell what nobody is to know yet (R2). */
const placeOf = ({ id, questionId }: ExportedRow): number => Number(questionId ?? id ?? 0)

/** One stored row as the export shows it to that person. */
function shown(
  table: ExportedTable,
  row: ExportedRow,
  { userId }: Login,
  opened: (column: string) => unknown,
): ExportedRow {
  const written = (column: string, form: Form): unknown => {
    const value = row[column] ?? null
    if (form === 'opened') return opened(column)
    if (form === 'yes or no') return value === null ? null : value === 1
    return form === 'json' && value !== null ? JSON.parse(String(value)) : value
  }
  const isOwn = table !== 'users' || row.id === userId
  const cells = columnsOf(table).flatMap(([column, treatment]): [string, unknown][] => {
    if (typeof treatment === 'string') return [[column, written(column, treatment)]]
    return 'own' in treatment && isOwn ? [[column, written(column, treatment.own)]] : []
  })
  return Object.fromEntries(cells)
}

/** Opens beforehand all that may be opened. Returns what a sealed column holds, else null. */
async function openSealed(parts: Parts, { couple, participant }: Login) {
  const { questions, catchups, challenges, timeline } = parts
  const opened = new Map<string, unknown>()
  const cellOf = (table: ExportedTable, column: string, key: unknown) => `${table} ${column} ${key}`

  for (const { id, primary, partner } of await questions.answers.open(couple, undefined)) {
    opened.set(cellOf('questions', 'response', id), primary)
    opened.set(cellOf('partner_responses', 'response', id), partner)
  }
  for (const { kind, aboutId, text } of await catchups.storedTexts.all(couple, undefined)) {
    opened.set(cellOf('guide_texts', 'text', `${kind} ${aboutId}`), text)
  }
  for (const { id, primaryUserProgress, partnerProgress } of await challenges.all(couple)) {
    opened.set(cellOf('challenges', 'primaryUserProgress', id), primaryUserProgress)
    opened.set(cellOf('challenges', 'partnerProgress', id), partnerProgress)
  }
  for (const { id, summary, conversation } of await timeline.openAll(couple, participant)) {
    opened.set(cellOf('timeline', 'summary', id), summary)
    opened.set(
      cellOf('timeline', 'conversation', id),
      conversation && z.encode(StoredConversation, conversation),
    )
  }

  const keyOf = (table: ExportedTable, { id, kind, aboutId, questionId }: ExportedRow) => {
    if (table === 'guide_texts') return `${kind} ${aboutId}`
    return table === 'partner_responses' ? questionId : id
  }
  return (table: ExportedTable, column: string, row: ExportedRow): unknown =>
    opened.get(cellOf(table, column, keyOf(table, row))) ?? null
}
