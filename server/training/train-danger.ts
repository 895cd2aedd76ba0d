import { type DangerKind, dangerKinds, dangerOutputs, readDanger } from '#server/meaning/danger.ts'
import { type Head, type HeadShape, oneLikely, sumsOf } from '#server/meaning/head.ts'
import { featuresOfTexts, textNumbers, wordPlaces } from '#server/meaning/text-features.ts'
import { allLines } from '#server/safety/corpus/corpus.ts'
import { developmentLines } from '#server/safety/corpus/development-lines.ts'
import { freshLines } from '#server/safety/corpus/fresh-lines.ts'
import { heldOutLines } from '#server/safety/corpus/held-out-lines.ts'
import type { UnsafeKind } from '#server/safety/corpus/labelled-lines.ts'
import { moreDevelopmentLines } from '#server/safety/corpus/more-development-lines.ts'
import { type DangerLine, dangerLines } from './corpora.ts'
import { at, type Said, thresholdFor } from './curves.ts'
import { foldHeads, foldOf, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'

const shape: HeadShape = {
  outputs: dangerOutputs,
  ...{ numbers: textNumbers, places: wordPlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = { rounds: 20, seed: 'danger' }

const kindOf: Readonly<Record<UnsafeKind, DangerKind>> = {
  'self-harm': 'self-harm',
  'fear of the partner': 'partner-fear',
  'physical violence': 'partner-fear',
  'coercive control': 'partner-fear',
  'sexual coercion': 'partner-fear',
  'harm to a child': 'child-harm',
  threats: 'threat',
  'threat by the author': 'threat',
}

type Line = { kind: DangerKind | 'none' | undefined; text: string }

/** The lines that the lexicon was made beside; some have no kind. */
function olderLines(): Line[] {
  const sets = [developmentLines, moreDevelopmentLines, heldOutLines, freshLines]
  const kinds = new Map(
    sets.flatMap((set) =>
      Object.entries(kindOf).flatMap(([name, kind]) =>
        set[name as UnsafeKind].map((text) => [text, kind] as const),
      ),
    ),
  )
  return [
    ...allLines.unsafe.map((text) => ({ kind: kinds.get(text), text })),
    ...allLines.calm.map((text) => ({ kind: 'none' as const, text })),
  ]
}

const isAny = (kind: Line['kind']): boolean => kind !== 'none'

function examplesOf(lines: readonly Line[]) {
  const features = featuresOfTexts(lines.map(({ text }) => text))
  const example = ({ kind, text }: Line, line: number, truth: readonly number[]) => ({
    features: features[line] ?? { numbers: new Float32Array(), places: [] },
    ...{ truth, fold: foldOf(text), kind },
  })
  const certain = lines.flatMap((line, place) =>
    line.kind === undefined
      ? []
      : [
          example(
            line,
            place,
            dangerOutputs.map((output) => (output === line.kind ? 1 : 0)),
          ),
        ],
  )
  const first = headOf(shape, certain, settings)
  const guessed = lines.flatMap((line, place) => {
    if (line.kind !== undefined) return []
    const [none = 0, ...kinds] = oneLikely(
      sumsOf(first, features[place] ?? { numbers: new Float32Array(), places: [] }).sums,
    )
    return [example(line, place, [0, ...kinds.map((share) => share / (1 - none))])]
  })
  return [...certain, ...guessed]
}

const wanted = { likely: 0.85, sure: 0.95 }

/** Learns which danger a text sounds like, and prints how well it does with lines it has not learned from. */
export function trainDanger(print: (line: string) => void): Head {
  const written = dangerLines(false)
  const lines: Line[] = [...written, ...olderLines()]
  const examples = examplesOf(lines)
  const heads = foldHeads(shape, examples, settings)
  const judged = written.map((line) => {
    const head = heads[foldOf(line.text)]
    return { ...line, read: head ? readDanger(line.text, head) : undefined }
  })
  const said: Said[] = judged.map(({ kind, read }) => ({
    ...{ score: read?.likelihood ?? 0, isRight: isAny(kind) },
  }))
  const thresholds = Object.fromEntries(
    Object.entries(wanted).map(([use, precision]) => [use, thresholdFor(said, precision)]),
  )
  const inAll = written.filter(({ kind }) => isAny(kind)).length
  print(`danger: ${written.length} lines and ${lines.length - written.length} older ones`)
  for (const [use, threshold] of Object.entries(thresholds)) {
    print(`  ${use}, on other folds, ${at(threshold, said, inAll)}`)
  }
  const head = { ...headOf(shape, examples, settings), thresholds }
  report(dangerLines(true), (text) => readDanger(text, head), thresholds, print)
  return head
}

function report(
  held: readonly DangerLine[],
  read: (text: string) => { kind: DangerKind; likelihood: number },
  thresholds: Readonly<Record<string, number>>,
  print: (line: string) => void,
): void {
  const said = held.map((line) => ({ ...line, ...{ read: read(line.text) } }))
  const unsafe = said.filter(({ kind }) => isAny(kind))
  const asSaid = said.map(({ kind, read: { likelihood } }) => ({
    ...{ score: likelihood, isRight: isAny(kind) },
  }))
  for (const threshold of [...Object.values(thresholds), 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    print(`  held out, ${at(threshold, asSaid, unsafe.length)}`)
  }
  const { likely = 2 } = thresholds
  const share = (lines: typeof said) => {
    const heard = lines.filter(({ read: { likelihood } }) => likelihood >= likely).length
    return `${heard} of ${lines.length}`
  }
  const groups = [
    ...dangerKinds.map((kind) => [kind, unsafe.filter((line) => line.kind === kind)] as const),
    ...['explicit', 'clear', 'implied'].map(
      (how) => [how, unsafe.filter((line) => line.how === how)] as const,
    ),
    ['other languages', unsafe.filter(({ how }) => how.includes('@'))] as const,
    ...['sounds-like', 'ordinary'].map(
      (how) =>
        [`${how}, none`, said.filter((line) => line.kind === 'none' && line.how === how)] as const,
    ),
  ]
  print(
    `  held out, heard: ${groups.map(([name, lines]) => `${name} ${share(lines)}`).join(' · ')}`,
  )
  const named = unsafe.filter(({ kind, read: { kind: heard } }) => kind === heard).length
  print(`  held out, its kind right: ${named} of ${unsafe.length}`)
}
