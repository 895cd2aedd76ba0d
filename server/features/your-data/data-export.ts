import type { Answers } from '#server/features/answers/answers.ts'
import type { KeptTexts } from '#server/features/catchup/kept-texts.ts'
import type { Challenges } from '#server/features/challenges/challenges.ts'
import type { WeeklyProgress } from '#server/features/progress/progress.ts'
import type { Timeline } from '#server/features/timeline/timeline.ts'
import type { Couple } from '#server/http/login.ts'
import type { Database } from '#server/tables.ts'
import { type ExportedTable, exportedTables, type Treatment } from './exported-columns.ts'

export type ExportedRow = Record<string, unknown>
/** The couple's rows by their names in the export. */
export type DataExport = { exportedAt: string; note: string; rows: Record<string, ExportedRow[]> }

type Parts = {
  database: Database
  answers: Answers
  progress: WeeklyProgress
  keptTexts: KeptTexts
  challenges: Challenges
  timeline: Timeline
  now: () => Date
}

const note =
  'Everything Duologue keeps about the two of you. Answers of a session that you have not both completed stay sealed for each of you, so they are not in here.'

const tableNames = Object.keys(exportedTables) as ExportedTable[]
const columnsOf = (table: ExportedTable) =>
  Object.entries(exportedTables[table].columns) as [string, Treatment][]

export type DataExports = ReturnType<typeof createDataExports>

/** All that is the couple's, opened as far as the seal allows (R2). */
export function createDataExports(parts: Parts) {
  const { database, now } = parts

  const rowsOf = (table: ExportedTable, { coupleId }: Couple): Promise<ExportedRow[]> =>
    database
      .selectFrom(table as 'users')
      .selectAll()
      .where('coupleId', '=', coupleId)
      .execute()

  return {
    async read(couple: Couple): Promise<DataExport> {
      const opened = await openSealed(parts, couple)
      const rows: DataExport['rows'] = {}
      for (const table of tableNames) {
        const stored = (await rowsOf(table, couple)).sort(
          (one, other) => Number(one.id ?? 0) - Number(other.id ?? 0),
        )
        rows[exportedTables[table].name] = stored.map((row) =>
          shown(table, row, (column) => opened(table, column, row)),
        )
      }
      return { exportedAt: now().toISOString(), note, rows }
    },
  }
}

/** One stored row as the export gives it. */
function shown(
  table: ExportedTable,
  row: ExportedRow,
  opened: (column: string) => unknown,
): ExportedRow {
  const given = columnsOf(table).flatMap(([column, treatment]): [string, unknown][] => {
    const value = row[column] ?? null
    if (typeof treatment === 'object') return []
    if (treatment === 'opened') return [[column, opened(column)]]
    if (treatment === 'yes or no') return [[column, value === null ? null : value === 1]]
    return [[column, treatment === 'json' && value !== null ? JSON.parse(String(value)) : value]]
  })
  return Object.fromEntries(given)
}

/** Opens beforehand all that may be opened; gives what stands in a sealed column, else null. */
async function openSealed(parts: Parts, couple: Couple) {
  const { database, answers, progress, keptTexts, challenges, timeline } = parts
  const byPlace = new Map<string, unknown>()
  const placeOf = (table: ExportedTable, column: string, key: unknown) =>
    `${table} ${column} ${key}`

  const weeks = await database
    .selectFrom('questions')
    .select('weekId')
    .distinct()
    .where('coupleId', '=', couple.coupleId)
    .execute()
  for (const { weekId } of weeks) {
    if (!(await progress.bothCompleted(couple, weekId))) continue
    for (const [id, { primary, partner }] of await answers.open(couple, weekId)) {
      byPlace.set(placeOf('questions', 'response', id), primary)
      byPlace.set(placeOf('partner_responses', 'response', id), partner)
    }
    for (const { kind, aboutId, text } of await keptTexts.ofWeek(couple, weekId)) {
      byPlace.set(placeOf('guide_texts', 'text', `${kind} ${aboutId}`), text)
    }
  }
  for (const { id, primaryUserProgress, partnerProgress } of await challenges.all(couple)) {
    byPlace.set(placeOf('challenges', 'primaryUserProgress', id), primaryUserProgress)
    byPlace.set(placeOf('challenges', 'partnerProgress', id), partnerProgress)
  }
  for (const { id } of await timeline.list(couple)) {
    const { summary, conversation } = await timeline.open(couple, id, 'both')
    byPlace.set(placeOf('timeline', 'summary', id), summary)
    byPlace.set(placeOf('timeline', 'conversation', id), conversation)
  }

  const keyOf = (table: ExportedTable, { id, kind, aboutId, questionId }: ExportedRow) => {
    if (table === 'guide_texts') return `${kind} ${aboutId}`
    return table === 'partner_responses' ? questionId : id
  }
  return (table: ExportedTable, column: string, row: ExportedRow): unknown =>
    byPlace.get(placeOf(table, column, keyOf(table, row))) ?? null
}
