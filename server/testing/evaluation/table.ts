import type { Figure } from './figure.ts'
import type { ToldPair } from './tell-pairs.ts'

const mark = ({ isMet, isOff }: Figure): string => {
  if (isMet === undefined) return isOff ? '**off**' : ''
  return isMet ? 'met' : '**missed**'
}

/** A table in Markdown, its columns in line, as wide as their widest cell. */
export function tableOfCells(
  head: readonly string[],
  body: readonly (readonly string[])[],
): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** What a table says of a figure, cell by cell. */
export const cellsOf = (one: Figure): string[] => [
  ...[one.set, one.what, one.figure, one.goal ?? '', mark(one)],
]

/** The figures as a table in Markdown. */
export const tableOf = (figures: readonly Figure[]): string =>
  tableOfCells(['set', 'what', 'figure', 'goal', ''], figures.map(cellsOf))

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
