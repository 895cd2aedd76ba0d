import type { DataExport } from './data-export.ts'
import { sessionsInProse, timelineInProse } from './export-talks.ts'
import { detailsOf, hold, say } from './html-text.ts'

const look = `body{margin:0 auto;max-width:42rem;padding:2rem 1.25rem;font:1rem/1.6 sans-serif;color:#1f2a2a;background:#fffdf9}
h1,h2,h3,h4{line-height:1.3}h2{margin-top:3rem;border-bottom:1px solid #d8d2c6}
p,dd,blockquote{white-space:pre-wrap;overflow-wrap:anywhere}b{display:block}
blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid #009688}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;margin:1rem 0}dt{color:#55605f}dd{margin:0}
@media(max-width:30rem){dl{grid-template-columns:1fr}}`

/** The names of the row groups that are told field by field, in their order. */
const headings: Record<string, string> = {
  challenges: 'Challenges',
  submissions: 'What you sent to whoever runs this server',
  catchups: 'Catch-ups that are not cleared yet',
  progress: 'Who has completed what',
  pushSubscriptions: 'Browsers that get your reminders',
  logins: 'Browsers that are signed in',
  passwordResets: 'Links to choose a new password',
}

/** The export to read: one HTML page that loads nothing and runs nothing. */
export function exportPage(everything: DataExport): string {
  const { rows, exportedAt, note } = everything
  const [couple] = rows.couple ?? []
  const told = Object.entries(headings).flatMap(([name, heading]) => {
    const group = rows[name] ?? []
    return group.length === 0 ? [] : [say('h2', heading), ...group.map(detailsOf)]
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your Duologue</title><style>${look}</style></head>
${hold(
  'body',
  say('h1', 'Your Duologue'),
  say('p', `Written on ${exportedAt.slice(0, 10)}. ${note}`),
  say('h2', 'The two of you'),
  ...(rows.people ?? []).map((person) => say('h3', person.username) + detailsOf(person)),
  say('h3', 'Your account'),
  detailsOf(couple ?? {}),
  say('h2', 'Timeline'),
  timelineInProse(rows.timeline ?? []),
  say('h2', 'Questions and answers'),
  sessionsInProse(everything),
  ...told,
)}
</html>
`
}
