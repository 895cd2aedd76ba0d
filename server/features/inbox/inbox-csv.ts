import type { KeptSubmission } from './kept-submissions.ts'
import { printable } from './printable.ts'
import { fieldNames } from './submission.ts'

/**
 * Wherever a spreadsheet could see the beginning of a cell, whichever separator it goes by, what
 * would make a formula of it gets an apostrophe.
 */
const withoutFormulas = (text: string): string =>
  text.replace(/(?=[=+\-@＝＋－＠])(?<=(?:^|[,;\t\n"'])\s*)/gu, "'")

const cell = (text: string): string => `"${withoutFormulas(printable(text)).replaceAll('"', '""')}"`

/** The inbox as CSV (RFC 4180, UTF-8 with a mark that spreadsheets know it by). */
export function csvOf(submissions: readonly KeptSubmission[]): string {
  const names = Object.values(fieldNames)
  const head = ['Number', 'Sent', 'Kind', 'From an account', ...names]
  const rows = submissions.map(({ id, createdAt, kind, signedIn, fields }) => [
    ...[String(id), createdAt, kind, signedIn ? 'yes' : 'no'],
    ...names.map((name) => fields.find((field) => field.name === name)?.text ?? ''),
  ])
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
