import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardOf } from '#server/cards/cards.ts'
import { type Head, storedHead } from '#server/meaning/head.ts'
import { askedLines, labelledPairs } from './corpora.ts'
import { foldOf } from './folds.ts'
import { trainClause } from './train-clause.ts'
import { trainDanger } from './train-danger.ts'
import { trainFittingAsk } from './train-fitting-ask.ts'
import { type AskedPair, trainLabels } from './train-labels.ts'
import { trainRelation } from './train-relation.ts'
import { trainTopic } from './train-topic.ts'

const folder = join(import.meta.dirname, '..', 'meaning', 'weights')
const print = (line: string) => console.log(line)

const write = (name: string, weights: unknown) =>
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(weights)}\n`)

const store = (name: string, head: Head) => write(name, storedHead(head))

const askedPairs = (isHeldOut: boolean): AskedPair[] =>
  labelledPairs(isHeldOut).map((pair) => ({
    ...pair,
    question: (cardOf(pair.card)?.content ?? '').replaceAll('{partner}', 'your partner'),
    fold: foldOf(pair.answers[0].answer),
  }))

/** Learns all heads anew from the corpora, or those that are named; prints how well each does. */
function train(named: readonly string[]): void {
  const isWanted = (...names: string[]) =>
    named.length === 0 || names.some((name) => named.includes(name))
  if (isWanted('danger')) write('danger', trainDanger(print))
  if (isWanted('labels', 'relation', 'clause')) {
    const [pairs, held] = [askedPairs(false), askedPairs(true)]
    const labelling = trainLabels(pairs, held, print)
    store('labels', labelling.head)
    if (isWanted('relation')) store('relation', trainRelation(pairs, held, labelling, print))
    if (isWanted('clause')) store('clause', trainClause(pairs, held, labelling, print))
  }
  if (isWanted('fitting-ask')) store('fitting-ask', trainFittingAsk(print))
  if (isWanted('topic')) {
    const lines = askedLines(false)
    const held = askedLines(true)
    store('topic', trainTopic(lines, held, print))
  }
}

if (import.meta.main) train(process.argv.slice(2))
