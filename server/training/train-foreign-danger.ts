import {
  foreignDangerShape,
  foreignFeatures,
  readForeignDanger,
} from '#server/meaning/foreign-danger.ts'
import type { Head } from '#server/meaning/head.ts'
import { dangerLines, type ForeignLine, foreignDangerLines, labelledPairs } from './corpora.ts'
import { foldHeads, foldOf, headOf } from './folds.ts'
import type { Example, LearnSettings } from './learn.ts'

const settings: Partial<LearnSettings> = {
  ...{ oneOf: false, rounds: 12, pace: 0.05, placeDecay: 1e-3 },
  ...{ leaveOut: 0, leaveOutPlaces: 0.5, seed: 'foreign-danger' },
}

/** English is the ear's own business: harmless lines of it are learned, so that they are not heard by chance. */
const [weightOfEnglish, everyEnglish] = [0.3, 4] as const

/** What people write who write of nothing dangerous, as against lines made to sound like it. */
const natural: readonly string[] = ['warm', 'plain', 'sad', 'quarrel', 'answer']
const isNatural = ({ how }: ForeignLine): boolean => natural.includes(how)
/** Of those in other languages, and of all in English, so few may be heard, judged by heads that did not learn them. */
const mostHeard = { natural: 0.03, english: 0.001 } as const

type Line = ForeignLine & { weight: number }

const harmlessEnglish = (): string[] => [
  ...dangerLines(false).flatMap(({ kind, text }) => (kind === 'none' ? [text] : [])),
  ...labelledPairs(false).flatMap(({ answers }) => answers.map(({ answer }) => answer)),
]

const exampleOf = ({ text, isDanger, weight }: Line): Example & { fold: number } => ({
  ...{ features: foreignFeatures(text), truth: [isDanger ? 1 : 0], weight, fold: foldOf(text) },
})

const shareFrom = (scores: readonly number[], threshold: number): number =>
  scores.length === 0 ? 0 : scores.filter((score) => score >= threshold).length / scores.length

/** The lowest threshold at which no more than such a share of scores reaches it. */
function thresholdOver(scores: readonly number[], most: number): number {
  const sorted = [...scores].sort((one, other) => other - one)
  return Math.ceil(((sorted[Math.floor(sorted.length * most)] ?? 0) + 1e-4) * 1e4) / 1e4
}

/** Learns what danger looks like in languages that the encoder does not know; prints how well it is told there. */
export function trainForeignDanger(print: (line: string) => void): Head {
  const foreign = foreignDangerLines(false)
  const english = harmlessEnglish()
  const lines: Line[] = [
    ...foreign.map((line) => ({ ...line, weight: 1 })),
    ...english
      .filter((_, at) => at % everyEnglish === 0)
      .map((text) => ({
        ...{ isDanger: false, how: 'english', text, language: 'en', weight: weightOfEnglish },
      })),
  ]
  const examples = lines.map(exampleOf)
  const byFold = foldHeads(foreignDangerShape, examples, settings)
  const judged = foreign.map((line) => {
    const judge = byFold[foldOf(line.text)]
    return { ...line, score: judge ? readForeignDanger(line.text, judge) : 0 }
  })
  const head = headOf(foreignDangerShape, examples, settings)
  const scoreOf = (text: string) => readForeignDanger(text, head)
  const ofEnglish = english.filter((_, at) => at % everyEnglish !== 0).map(scoreOf)
  const scores = (wanted: (line: ForeignLine) => boolean, some = judged) =>
    some.filter(wanted).map(({ score }) => score)
  const danger = Math.max(
    thresholdOver(scores(isNatural), mostHeard.natural),
    thresholdOver(ofEnglish, mostHeard.english),
  )
  const held = foreignDangerLines(true).map((line) => ({ ...line, score: scoreOf(line.text) }))
  print(`foreign-danger: ${foreign.length} lines in other languages`)
  for (const threshold of [danger, 0.5, 0.7, 0.9]) {
    const percent = (some: readonly number[]) => shareFrom(some, threshold).toFixed(3)
    const told = [
      ...[`danger ${percent(scores(({ isDanger }) => isDanger))}`],
      ...[`natural ${percent(scores(isNatural))}`],
      `made to sound like it ${percent(scores((line) => !line.isDanger && !isNatural(line)))}`,
      ...[`English ${percent(ofEnglish)}`],
      `held out: danger ${percent(scores(({ isDanger }) => isDanger, held))}`,
      `harmless ${percent(scores(({ isDanger }) => !isDanger, held))}`,
    ]
    print(`  from ${threshold.toFixed(3)}: ${told.join(', ')}`)
  }
  return { ...head, thresholds: { danger } }
}
