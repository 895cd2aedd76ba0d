import { eachLikely, type Head, sumsOf } from '#server/meaning/head.ts'
import { stungFeatures, stungShape } from '#server/meaning/stung.ts'
import { type StungLine, stungLines } from './corpora.ts'
import { foldHeads, foldOf, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'

const settings: Partial<LearnSettings> = {
  ...{ oneOf: false, rounds: 15, leaveOutPlaces: 0, seed: 'stung' },
}

/** How far it is true of each kind of line, and how much one of them counts: there are few of the first two. */
const truthOf = { stung: 1, edge: 0.5, none: 0 } as const
const weightOf = { stung: 4, edge: 4, none: 1 } as const

/** Of answers in which nobody is stung so many may be taken for one, judged by heads that did not learn them: it costs a livelier question. */
const mostInVain = 0.1

const shareFrom = (scores: readonly number[], threshold: number): string =>
  (scores.filter((score) => score >= threshold).length / scores.length).toFixed(3)

/** Learns whether somebody is hurt or slighted by the other; prints how well it is told by heads that did not learn the line. */
export function trainStung(print: (line: string) => void): Head {
  const lines = stungLines()
  const features = stungFeatures(lines.map(({ text }) => text))
  const examples = lines.map(({ kind, text }, at) => ({
    features: features[at] ?? { numbers: new Float32Array(stungShape.numbers), places: [] },
    ...{ truth: [truthOf[kind]], weight: weightOf[kind], fold: foldOf(text) },
  }))
  const byFold = foldHeads(stungShape, examples, settings)
  const scores = examples.map(({ features: read, fold }) => {
    const judge = byFold[fold]
    return judge ? (eachLikely(sumsOf(judge, read).sums)[0] ?? 0) : 0
  })
  const of = (kind: StungLine['kind']) => scores.filter((_, at) => lines[at]?.kind === kind)
  const inVain = of('none').sort((one, other) => other - one)
  const stung = Math.ceil((inVain[Math.floor(inVain.length * mostInVain)] ?? 1) * 1e4) / 1e4
  print(`stung: ${lines.length} answers`)
  for (const threshold of [stung, 0.5, 0.6]) {
    const told = (['stung', 'edge', 'none'] as const).map(
      (kind) => `${kind} ${shareFrom(of(kind), threshold)}`,
    )
    print(`  from ${threshold.toFixed(3)}: ${told.join(', ')}`)
  }
  return { ...headOf(stungShape, examples, settings), thresholds: { stung } }
}
