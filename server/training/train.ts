import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOf } from '#server/cards/cards.ts'
import { type Head, storedHead } from '#server/meaning/head.ts'
import { askedLines, digestOfCorpora, type HeadName, headNames, labelledPairs } from './corpora.ts'
import { foldOf } from './folds.ts'
import { trainClause } from './train-clause.ts'
import { trainDanger } from './train-danger.ts'
import { trainFittingAsk } from './train-fitting-ask.ts'
import { trainForeignDanger } from './train-foreign-danger.ts'
import { type AskedPair, trainLabels } from './train-labels.ts'
import { trainRelation } from './train-relation.ts'
import { trainStung } from './train-stung.ts'
import { trainTopic } from './train-topic.ts'
import { trainTunedEars } from './train-tuned-ear.ts'

const folder = join(import.meta.dirname, '..', 'meaning', 'weights')
const print = (line: string) => console.log(line)

/** What each head's weights have learned, so that a test can tell when it is no longer what there is. */
const learned = join(folder, 'learned.json')

function write(name: HeadName, weights: unknown): void {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(weights)}\n`)
  noteLearned(name)
}

function noteLearned(name: HeadName): void {
  const before: Partial<Record<HeadName, string>> = JSON.parse(readFileSync(learned, 'utf8'))
  const now = { ...before, [name]: digestOfCorpora(name) }
  const inOrder = Object.fromEntries(headNames.map((head) => [head, now[head]]))
  writeFileSync(learned, `${JSON.stringify(inOrder, null, 2)}\n`)
}

const store = (name: HeadName, head: Head) => write(name, storedHead(head))

const askedPairs = (isHeldOut: boolean): AskedPair[] =>
  labelledPairs(isHeldOut).map((pair) => ({
    ...pair,
    question: (cardOf(pair.card)?.content ?? '').replaceAll('{partner}', 'your partner'),
    fold: foldOf(pair.answers[0].answer),
  }))

/** Those that are learned together, in this order: each reads the weights of those before it. */
const steps = [
  ['topic'],
  ['labels', 'relation', 'clause'],
  ['fitting-ask'],
  ['tuned-ear'],
  ['danger'],
  ['foreign-danger'],
  ['stung'],
] as const

/** Each step in a process of its own, since weights are read from their files when one begins. */
function trainAll(): void {
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, ...step], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error(`${step.join(', ')} could not be learned.`)
  }
}

/** Learns the heads that are named anew from the corpora; prints how well each does. */
function train(named: readonly string[]): void {
  const isWanted = (...names: string[]) => names.some((name) => named.includes(name))
  if (isWanted('topic')) store('topic', trainTopic(askedLines(false), askedLines(true), print))
  if (isWanted('labels', 'relation', 'clause')) {
    const [pairs, held] = [askedPairs(false), askedPairs(true)]
    const labelling = trainLabels(pairs, held, print)
    store('labels', labelling.head)
    if (isWanted('relation')) store('relation', trainRelation(pairs, held, labelling, print))
    if (isWanted('clause')) store('clause', trainClause(pairs, held, labelling, print))
  }
  if (isWanted('fitting-ask')) store('fitting-ask', trainFittingAsk(print))
  if (isWanted('tuned-ear')) {
    trainTunedEars()
    noteLearned('tuned-ear')
  }
  if (isWanted('danger')) write('danger', trainDanger(print))
  if (isWanted('foreign-danger')) store('foreign-danger', trainForeignDanger(print))
  if (isWanted('stung')) store('stung', trainStung(print))
}

if (import.meta.main) {
  const named = process.argv.slice(2)
  if (named.length === 0) trainAll()
  else train(named)
}
