import { isTimeZone, zoneInWords } from '#contract/zone-clock.ts'
import type { DataExport, ExportedRow } from '#server/features/your-data/data-export.ts'
import { challengesInProse } from './export-challenges.ts'
import { sessionsInProse, timelineInProse } from './export-conversations.ts'
import { exportTimes, fieldsOf } from './export-fields.ts'
import { exportLabels, submissionKinds, exportWords as words } from './export-labels.ts'
import { exportStyle, hold, say } from './html.ts'

/** Who is going to read it: their account id and, where their browser said it, their IANA zone. */
export type Reader = { userId: number; timeZone: string | undefined }

export type ExportOrder = { everything: DataExport; format: 'json' | 'html'; reader: Reader }

/** The export as the file that was asked for: a page to read, or JSON. */
export function exportFile({ everything, format, reader }: ExportOrder): string {
  if (format === 'html') return exportPage(everything, reader)
  const { rows, ...about } = everything
  return JSON.stringify({ ...about, ...rows }, null, 2)
}

/** The export to read: one HTML page that loads nothing and runs nothing. */
export function exportPage(everything: DataExport, reader: Reader): string {
  const { rows, exportedAt, note } = everything
  const people = rows.people ?? []
  const timeZone = zoneFor(reader, people)
  const nameOf = (userId: unknown) => String(people.find(({ id }) => id === userId)?.username ?? '')
  const wording = { times: exportTimes(timeZone), nameOf }
  const { times } = wording
  const fields = (row: ExportedRow, of: keyof typeof exportLabels) =>
    fieldsOf(row, exportLabels[of], wording)
  const group = (of: 'pushSubscriptions' | 'logins' | 'passwordResets') => {
    const all = rows[of] ?? []
    return all.length === 0 ? [] : [say('h2', words[of]), ...all.map((row) => fields(row, of))]
  }
  const { couple = [], timeline = [], challenges = [], submissions = [] } = rows
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><style>${exportStyle}</style></head>
<body>${hold(
    'main',
    say('h1', words.title),
    say('p', words.written(times.moment(exportedAt), zoneInWords(timeZone))),
    say('p', note),
    say('p', words.rest),
    say('h2', words.people),
    ...people.map((person) => say('h3', person.username) + fields(person, 'people')),
    say('h3', words.account),
    ...couple.map((row) => fields(row, 'couple')),
    say('h2', words.timeline),
    timelineInProse(timeline, wording),
    say('h2', words.sessions),
    sessionsInProse(everything, wording),
    ...challengesInProse(
      challenges,
      people.map(({ username }) => String(username)),
      wording,
    ),
    ...(submissions.length === 0 ? [] : [say('h2', words.submissions)]),
    ...submissions.flatMap((row) => [
      say('h3', submissionKinds[String(row.kind)] ?? row.kind),
      fields({ ...(row.payload as ExportedRow), createdAt: row.createdAt }, 'submissions'),
    ]),
    ...group('pushSubscriptions'),
    ...group('logins'),
    ...group('passwordResets'),
  )}</body>
</html>
`
}

/** The browser's zone, else the one of the person's reminders, else UTC. */
function zoneFor({ userId, timeZone }: Reader, people: readonly ExportedRow[]): string {
  const saved = people.find(({ id }) => id === userId)?.reminderTimeZone
  return [timeZone, saved].find(isZone) ?? 'UTC'
}

const isZone = (zone: unknown): zone is string => typeof zone === 'string' && isTimeZone(zone)
