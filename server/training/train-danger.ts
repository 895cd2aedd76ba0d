import { readDanger } from '#server/meaning/danger.ts'
import {
  openDangerWeights,
  type StoredDanger,
  storedDanger,
  weighDanger,
} from '#server/meaning/danger-head.ts'
import { featuresOfTexts } from '#server/meaning/text-features.ts'
import { dangerWordsIn } from '#server/safety/danger-words.ts'
import { type EarReport, earReport, linesOfReport } from '#server/safety/ear-report.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { type DangerLine, dangerLines, labelledPairs } from './corpora.ts'
import { type DangerExample, learnDanger } from './learn-danger.ts'

/** Questions to the guide are not answers, and answers written about something else are mostly easy. */
const weights = { written: 1, asked: 0.4, answered: 0.3 } as const
type Line = DangerLine & { weight: number }

/** The lines about danger, and answers that were written for something else: none of those is any. */
const allLines = (): Line[] => [
  ...dangerLines(false).map((line) => ({
    ...line,
    weight: line.how === 'asked' ? weights.asked : weights.written,
  })),
  ...labelledPairs(false)
    .flatMap(({ answers }) => answers)
    .map(
      ({ answer: text }) =>
        ({ kind: 'none', how: 'answered', text, weight: weights.answered }) as const,
    ),
]

function examplesOf(lines: readonly Line[]): DangerExample[] {
  const features = featuresOfTexts(lines.map(({ text }) => text))
  return lines.map(({ kind, weight }, line) => ({
    features: features[line] ?? { numbers: new Float32Array(), places: [] },
    ...{ isDanger: kind !== 'none', weight },
  }))
}

const foldCount = 3
/** Which fold a line belongs to, by its text: the same in whatever order the lines stand. */
const foldOf = ({ text }: DangerLine): number => numberFrom(text) % foldCount

type Judged = DangerLine & { likelihood: number; words: ReturnType<typeof dangerWordsIn> }
type Thresholds = StoredDanger['thresholds']

const isHeard = ({ likelihood, words }: Judged, { alone, withWords }: Thresholds): boolean =>
  words === 'certain' || likelihood >= (words === 'likely' ? withWords : alone)

/** Of all that is heard so much must be danger, and of answers about something else so few may be heard. */
const wanted = { precision: 0.85, answered: 0.04 }
/** A network that learned from two thirds of the lines is sure of less than the one that learned from all. */
const easing = 0.9
const steps = Array.from({ length: 39 }, (_, step) => (step + 1) / 40)

/** The two thresholds that hear the most and keep to what is wanted, on lines that were not learned from. */
function thresholdsFor(judged: readonly Judged[]): Thresholds {
  const written = judged.filter(({ how }) => how !== 'asked' && how !== 'answered')
  const answered = judged.filter(({ how }) => how === 'answered')
  let best = { alone: 1, withWords: 1, found: -1 }
  for (const alone of steps) {
    for (const withWords of steps.filter((step) => step <= alone)) {
      const heard = written.filter((line) => isHeard(line, { alone, withWords }))
      const found = heard.filter(({ kind }) => kind !== 'none').length
      const alarms = answered.filter((line) => isHeard(line, { alone, withWords })).length
      if (found <= best.found || found < wanted.precision * heard.length) continue
      if (alarms > wanted.answered * answered.length) continue
      best = { alone, withWords, found }
    }
  }
  return { alone: best.alone * easing, withWords: best.withWords * easing }
}

/** Learns which texts tell of danger, and prints how well the whole ear does with lines it has not learned from. */
export function trainDanger(print: (line: string) => void): StoredDanger {
  const lines = allLines()
  const examples = examplesOf(lines)
  const inFold = (fold: number) => lines.map((line) => foldOf(line) === fold)
  const judged = Array.from({ length: foldCount }, (_, fold) => {
    const isJudged = inFold(fold)
    const net = learnDanger(examples.filter((_example, at) => !isJudged[at]))
    return lines.flatMap((line, at): Judged[] => {
      const example = examples[at]
      if (!isJudged[at] || !example) return []
      const likelihood = weighDanger(net, example.features)
      return [{ ...line, likelihood, words: dangerWordsIn(line.text) }]
    })
  }).flat()
  const thresholds = thresholdsFor(judged)
  print(`danger: ${lines.length} lines in ${foldCount} folds, from ${JSON.stringify(thresholds)}`)
  const heardOf = (some: readonly Judged[], at: Thresholds = thresholds): EarReport =>
    earReport(some.map((line) => ({ ...line, isHeard: isHeard(line, at) })))
  print(`  on other folds\n${linesOfReport(heardOf(judged))}`)
  const stored = storedDanger(learnDanger(examples), thresholds)
  const net = openDangerWeights(stored)
  const held = dangerLines(true).map((line) => ({
    ...line,
    likelihood: readDanger(line.text, net),
    words: dangerWordsIn(line.text),
  }))
  print(`  held out\n${linesOfReport(heardOf(held))}`)
  for (const alone of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const { recall, precision, ordinary } = heardOf(held, {
      alone,
      withWords: Math.min(alone, thresholds.withWords),
    })
    print(
      `  held out from ${alone}: found ${recall.toFixed(3)}, right ${precision.toFixed(3)}, ordinary ${ordinary.toFixed(3)}`,
    )
  }
  return stored
}
