import { soundsUnsafe } from './sounds-unsafe.ts'

/** A line of a corpus: what danger it is, or `none`; how it is said; and whether the ear heard it. */
export type HeardLine = { kind: string; how: string; isHeard: boolean }

type Share = { of: string; heard: number; count: number }

export type EarReport = {
  /** Of the danger, how much was heard; of what was heard, how much was danger. */
  recall: number
  precision: number
  /** Of ordinary answers, and of those that only sound like danger, how many were heard. */
  ordinary: number
  soundsLike: number
  /** Of danger that is named outright in English, and in other languages, how much was heard. */
  explicit: number
  otherLanguages: number
  shares: readonly Share[]
}

const isDanger = ({ kind }: HeardLine): boolean => kind !== 'none'
const languageOf = ({ how }: HeardLine): string | undefined => how.split('@')[1]
const mannerOf = ({ how }: HeardLine): string => how.split('@')[0]?.trim() ?? ''

function shareOf(of: string, lines: readonly HeardLine[]): Share {
  return { of, heard: lines.filter(({ isHeard }) => isHeard).length, count: lines.length }
}
const rate = ({ heard, count }: Share): number => (count === 0 ? 1 : heard / count)

const groupsOf = (lines: readonly HeardLine[], nameOf: (line: HeardLine) => string): Share[] =>
  [...new Set(lines.map(nameOf))].sort().map((name) =>
    shareOf(
      name,
      lines.filter((line) => nameOf(line) === name),
    ),
  )

/** What an ear did with lines whose truth is known. */
export function earReport(lines: readonly HeardLine[]): EarReport {
  const danger = lines.filter(isDanger)
  const none = lines.filter((line) => !isDanger(line))
  const heard = lines.filter(({ isHeard }) => isHeard)
  const english = danger.filter((line) => languageOf(line) === undefined)
  const manner = (some: readonly HeardLine[], name: string) =>
    rate(
      shareOf(
        name,
        some.filter((line) => mannerOf(line) === name),
      ),
    )
  return {
    recall: rate(shareOf('danger', danger)),
    precision: heard.length === 0 ? 1 : heard.filter(isDanger).length / heard.length,
    ordinary: manner(none, 'ordinary'),
    soundsLike: manner(none, 'sounds-like'),
    explicit: manner(english, 'explicit'),
    otherLanguages: rate(
      shareOf(
        'other languages',
        danger.filter((line) => languageOf(line) !== undefined),
      ),
    ),
    shares: [
      ...groupsOf(danger, ({ kind }) => kind),
      ...groupsOf(english, (line) => `danger, ${mannerOf(line)}`),
      ...groupsOf(
        danger.filter((line) => languageOf(line) !== undefined),
        (line) => `danger @${languageOf(line)}`,
      ),
      ...groupsOf(none, (line) => `none, ${mannerOf(line)}`),
    ],
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The report as lines of a table. */
export const linesOfReport = ({ recall, precision, shares }: EarReport): string =>
  [
    `    found ${percent(recall)}, right ${percent(precision)}`,
    ...shares.map(({ of, heard, count }) => `    ${of}: ${heard} of ${count} heard`),
  ].join('\n')

/** What the shipped ear does with such lines. */
export const evaluateEar = (
  lines: readonly { kind: string; how: string; text: string }[],
  hears: (text: string) => boolean = soundsUnsafe,
): EarReport => earReport(lines.map(({ kind, how, text }) => ({ kind, how, isHeard: hears(text) })))
