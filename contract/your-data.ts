import * as z from 'zod/mini'
import { givenPasswordOf } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { TimeZone } from './reminders.ts'
import { isTimeZone } from './zone-clock.ts'

export const yourDataSentences = {
  deleted: 'Your account and everything in it are deleted.',
} as const

/** JSON for programs, HTML for reading. */
const ExportFormat = z.enum(['json', 'html'])
export type ExportFormat = z.infer<typeof ExportFormat>

const exportFiles = {
  json: { name: 'duologue.json', type: 'application/json; charset=utf-8' },
  html: { name: 'duologue.html', type: 'text/html; charset=utf-8' },
} as const

/**
 * What the couple keeps here and what is the asking person's own, as a file; nothing that only the
 * other one sent or is told, and no answer of a session that is still sealed (R2). One is written at
 * a time, and one may wait: 429 for more (R18).
 * The page to read tells days and times by the clocks of `timeZone`, left out by those of the
 * person's reminders, else in UTC; JSON has them as ISO 8601 in UTC.
 */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  query: z.object({
    format: z._default(ExportFormat, 'json'),
    timeZone: z.optional(TimeZone),
  }),
  reply: z.string(),
  replyFile: (query) => exportFiles[query.format === 'html' ? 'html' : 'json'],
  refuses: ['export-running'],
})

/** The address of that file, for a link with `download`; a zone that is none is left out. */
export function exportAddress(format: ExportFormat, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? `&timeZone=${encodeURIComponent(timeZone)}` : ''
  return `${exportAccount.path}?format=${format}${zone}`
}

/** The name that file is saved under. */
export const exportFileName = (format: ExportFormat): string => exportFiles[format].name

/** Deletes the couple, both people and all that is theirs; 403 where the password is not theirs. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  body: z.object({ password: givenPasswordOf('Password') }),
  reply: z.object({ message: z.string() }),
  refuses: ['wrong-password'],
})
