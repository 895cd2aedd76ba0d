import { stringify } from 'csv-stringify/sync'
import type { Database } from '#server/tables.ts'
import { fieldNames, kindNames, namedFields } from './submission.ts'

/** A submission as whoever runs the server reads it. */
export type StoredSubmission = {
  id: number
  createdAt: string
  kind: string
  /** Whether it came from an account. */
  signedIn: boolean
  fields: { name: string; text: string }[]
}

/** Everything people sent, the newest first. */
export async function readSubmissions(database: Database): Promise<StoredSubmission[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'coupleId', 'kind', 'payload', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, coupleId, kind, payload, createdAt }) => ({
    id,
    createdAt,
    kind: kindNames[kind],
    signedIn: coupleId !== null,
    fields: namedFields(JSON.parse(payload)),
  }))
}

/** Deletes one for good; false where there is none of that number. */
export async function deleteSubmission(database: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('submissions')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A stranger's text without what could steer a terminal or turn its words around; lines stay. */
export const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

const entry = ({ id, createdAt, kind, signedIn, fields }: StoredSubmission): string => {
  const when = createdAt.slice(0, 16).replace('T', ' ')
  const head = `#${id}  ${when} UTC  ${kind}, ${signedIn ? 'from an account' : 'not signed in'}`
  const lines = fields.map(({ name, text }) => {
    const [first = '', ...more] = printable(text).split('\n')
    return [`  ${name}: ${first}`, ...more.map((line) => `    ${line}`)].join('\n')
  })
  return [head, ...lines].join('\n')
}

/** The inbox as a terminal shows it. */
export const listOf = (submissions: readonly StoredSubmission[]): string =>
  submissions.length === 0 ? 'Nobody has sent anything yet.' : submissions.map(entry).join('\n\n')

/**
 * Wherever a spreadsheet could see the beginning of a cell, whichever separator it goes by, what
 * would make a formula of it gets an apostrophe.
 */
const withoutFormulas = (text: string): string =>
  text.replace(/(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\n"'])\s*)/gu, "'")

/** The inbox as CSV (RFC 4180, UTF-8 with a mark that spreadsheets know it by). */
export function csvOf(submissions: readonly StoredSubmission[]): string {
  const names = Object.values(fieldNames)
  const head = ['Number', 'Sent', 'Kind', 'From an account', ...names]
  const rows = submissions.map(({ id, createdAt, kind, signedIn, fields }) => [
    ...[String(id), createdAt, kind, signedIn ? 'yes' : 'no'],
    ...names.map((name) => fields.find((field) => field.name === name)?.text ?? ''),
  ])
  return stringify(
    [head, ...rows].map((row) => row.map((text) => withoutFormulas(printable(text)))),
    { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )
}
