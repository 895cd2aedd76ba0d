import type { Figure } from './figure.ts'
import type { ToldPair } from './tell-pairs.ts'

const mark = ({ isMet }: Figure): string =>
  isMet === undefined ? '' : isMet ? 'met' : '**missed**'

/** The figures as a table in Markdown, its columns in line. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['set', 'what', 'figure', 'goal', ''],
    ...figures.map((one) => [one.set, one.what, one.figure, one.goal ?? '', mark(one)]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const step = 30

/** The pairs whose insights are shown, chosen by nobody: every 30th, ten at most. */
export const unchosen = <Pair extends { line: number }>(pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ line }) => line % step === 0).slice(0, 10)

const quoted = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/[<>*_`|#[\]]/gu, '\\$&')

/** What the guide says of such pairs, question and answers beside it. */
export const insightsOf = (
  pairs: readonly Pick<ToldPair, 'line' | 'question' | 'input' | 'told'>[],
): string =>
  pairs
    .map(({ question, input: { people }, told }) =>
      [
        `**${quoted(question.content)}**`,
        ...people.map(({ name, answer }) => `${name}: ${quoted(answer ?? '')}`),
        `> ${quoted(told.text)}`,
      ].join('\n\n'),
    )
    .join('\n\n---\n\n')

const begin = (name: string): string => `<!-- ${name}: written by \`npm run eval -- --write\` -->`
const end = (name: string): string => `<!-- end of ${name} -->`

/** The part of a document between the marks of that name; undefined where it has none. */
export function markedPart(document: string, name: string): string | undefined {
  const [, after] = document.split(begin(name))
  const [part, rest] = after?.split(end(name)) ?? []
  return rest === undefined ? undefined : part?.trim()
}

/** The document with that part between its marks. */
export function withMarkedPart(document: string, name: string, part: string): string {
  const now = markedPart(document, name)
  if (now === undefined)
    throw new Error(`There is no place for “${name}”: its two marks are missing.`)
  const [before = ''] = document.split(begin(name))
  const [, after = ''] = document.split(end(name))
  return `${before}${begin(name)}\n\n${part}\n\n${end(name)}${after}`
}
