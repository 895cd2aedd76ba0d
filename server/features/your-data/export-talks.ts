import type { OpenedEntry } from '#contract/timeline.ts'
import type { DataExport, ExportedRow } from './data-export.ts'
import { hold, say } from './html-text.ts'

type Names = { primary: string; partner: string }
type Asked = {
  question: unknown
  answers: { primary: unknown; partner: unknown }
  insight: unknown
  suggestion: unknown
}

const askedAs = (
  { question, answers, insight, suggestion }: Asked,
  names: Names,
  missing: string,
) =>
  [
    say('h4', question),
    ...(['primary', 'partner'] as const).map((who) =>
      hold('p', say('b', names[who]), say('span', answers[who] ?? missing)),
    ),
    ...(insight ? [say('blockquote', insight)] : []),
    ...(suggestion ? [say('blockquote', suggestion)] : []),
  ].join('\n')

const dayOf = (at: unknown): string => String(at).slice(0, 10)

/** The kept catch-ups, one after the other. */
export function timelineInProse(entries: readonly ExportedRow[]): string {
  if (entries.length === 0) return say('p', 'There is no catch-up on your timeline.')
  return entries
    .map((row) => {
      const { happenedAt, summary, focus, helpful, conversation } = row as OpenedEntry
      return [
        say('h3', dayOf(happenedAt)),
        ...(summary ? [say('p', summary)] : []),
        ...(focus.length > 0 ? [say('p', `Chosen for the week after: ${focus.join(', ')}`)] : []),
        ...(helpful === null
          ? []
          : [say('p', helpful ? 'It was helpful.' : 'Not really helpful.')]),
        ...(conversation?.items ?? []).map((item) =>
          askedAs(item, conversation?.names ?? { primary: '', partner: '' }, 'no answer'),
        ),
      ].join('\n')
    })
    .join('\n')
}

/** The questions of every session that is still there, with the answers that are open. */
export function sessionsInProse({ rows }: DataExport): string {
  const { questions = [], partnerResponses = [], guideTexts = [], progress = [] } = rows
  const [first, second] = rows.people ?? []
  const names = { primary: String(first?.username), partner: String(second?.username) }
  const weeks = [...new Set(questions.map(({ weekId }) => weekId))]
  if (weeks.length === 0) return say('p', 'There is no session right now.')
  return weeks
    .map((week) => {
      const done = progress.find(({ weekId }) => weekId === week)
      const isOpen = done?.userCompleted === true && done.partnerCompleted === true
      const textOf = (kind: string, id: unknown) =>
        guideTexts.find((text) => text.kind === kind && text.aboutId === id)?.text
      const asked = questions
        .filter(({ weekId }) => weekId === week)
        .map(({ id, content, response }) => {
          const partner = partnerResponses.find(({ questionId }) => questionId === id)?.response
          return askedAs(
            {
              question: content,
              answers: { primary: response, partner },
              insight: textOf('insight', id),
              suggestion: textOf('suggestion', id),
            },
            names,
            isOpen ? 'no answer' : 'sealed until you have both completed your questions',
          )
        })
      return [say('h3', week), ...asked].join('\n')
    })
    .join('\n')
}
