import type * as z from 'zod/mini'
import type { OpenedEntry } from '#contract/timeline.ts'
import type { DataExport, ExportedRow } from '#server/features/your-data/data-export.ts'
import type { Wording } from './export-fields.ts'
import { exportWords as words } from './export-labels.ts'
import { details, emphasised, escaped, hold, say, voice } from './html.ts'

/** One person's side: a text, or why there is none. */
type Side = { name: string; text: unknown; missing: string }

const askedAs = (
  question: unknown,
  sides: readonly Side[],
  insight: unknown,
  suggestion: unknown,
) =>
  [
    say('h4', question),
    ...sides.map(({ name, text, missing }) =>
      voice('p', name, text ? escaped(text) : say('em', missing)),
    ),
    ...(insight ? [voice('blockquote', words.insight, emphasised(insight))] : []),
    ...(suggestion ? [voice('blockquote', words.suggestion, emphasised(suggestion))] : []),
  ].join('\n')

/** The catch-ups that stay, one after the other. */
export function timelineInProse(entries: readonly ExportedRow[], { times }: Wording): string {
  if (entries.length === 0) return say('p', words.noTimeline)
  return entries
    .map((row) => {
      const { happenedAt, summary, focus, helpful, conversation } = row as z.input<
        typeof OpenedEntry
      >
      const names = conversation?.names ?? { primary: '', partner: '' }
      return [
        say('h3', times.day(happenedAt)),
        summary ? hold('p', emphasised(summary)) : hold('p', say('em', words.noSummary)),
        ...(focus.length > 0 ? [voice('p', words.focus, escaped(focus.join(', ')))] : []),
        ...(helpful === null ? [] : [say('p', words.helpful[`${helpful}`])]),
        ...(conversation?.items ?? []).map(({ question, answers, insight, suggestion }) => {
          const sides = (['primary', 'partner'] as const).map((who) => ({
            ...{ name: names[who], text: answers[who], missing: words.keptPrivate },
          }))
          return askedAs(question, sides, insight, suggestion)
        }),
      ].join('\n')
    })
    .join('\n')
}

/** The questions of every session that is still there, with the answers that are open. */
export function sessionsInProse({ rows }: DataExport, wording: Wording): string {
  const { questions = [], partnerResponses = [], guideTexts = [] } = rows
  const [first, second] = (rows.people ?? []).map(({ username }) => String(username))
  const weeks = [...new Set(questions.map(({ weekId }) => weekId))]
  if (weeks.length === 0) return say('p', words.noSession)
  return weeks
    .map((week) => {
      const textOf = (kind: string, id: unknown) =>
        guideTexts.find((text) => text.kind === kind && text.aboutId === id)?.text
      const ofWeek = questions.filter(({ weekId }) => weekId === week)
      const isOpen = rows.progress?.some(
        ({ weekId, userCompleted, partnerCompleted }) =>
          weekId === week && userCompleted === true && partnerCompleted === true,
      )
      const asked = ofWeek.map(({ id, content, answered, response }) => {
        const partners = partnerResponses.find(({ questionId }) => questionId === id)
        const whyMissing = isOpen ? words.keptPrivate : words.sealedAnswer
        const side = (name: string | undefined, text: unknown, hasAnswered: boolean) => ({
          ...{ name: name ?? '', text },
          missing: hasAnswered ? whyMissing : words.notAnswered,
        })
        const sides = [
          side(first, response, answered === true),
          side(second, partners?.response, partners !== undefined),
        ]
        return askedAs(content, sides, textOf('insight', id), textOf('suggestion', id))
      })
      const summary = guideTexts.find((text) => text.kind === 'summary' && text.weekId === week)
      return [
        say('h3', words.session(wording.times.day(ofWeek[0]?.createdAt))),
        progressOf(rows, week, wording),
        ...asked,
        ...(summary?.text ? [voice('blockquote', words.summary, emphasised(summary.text))] : []),
      ].join('\n')
    })
    .join('\n')
}

/** How far the couple are with that session. */
function progressOf(rows: DataExport['rows'], week: unknown, { times }: Wording): string {
  const [first, second] = (rows.people ?? []).map(({ username }) => String(username))
  const done = rows.progress?.find(({ weekId }) => weekId === week)
  const finished = (has: unknown, at: unknown) =>
    has === true ? words.finished(times.moment(at)) : words.notFinished
  const catchups = (rows.catchups ?? []).filter(({ weekId }) => weekId === week)
  return details([
    [first ?? '', finished(done?.userCompleted, done?.userCompletedAt)],
    [second ?? '', finished(done?.partnerCompleted, done?.partnerCompletedAt)],
    ...catchups.map(({ createdAt, completed }): [string, string] => [
      words.catchup,
      words.catchupBegun(times.moment(createdAt), completed === true),
    ]),
  ])
}
