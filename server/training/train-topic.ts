import type { Head, HeadShape } from '#server/meaning/head.ts'
import { readTopics, topicFeatures, topicNumbers, topicPlaces } from '#server/meaning/topic.ts'
import type { AskedLine } from './corpora.ts'
import { at, type Said, thresholdFor } from './curves.ts'
import { foldHeads, foldOf, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'

const settings: Partial<LearnSettings> = { rounds: 25, seed: 'topic' }
const wanted = 0.9

/** Learns which topic a question is about. */
export function trainTopic(
  lines: readonly AskedLine[],
  held: readonly AskedLine[],
  print: (line: string) => void,
): Head {
  const topics = [...new Set(['none', ...lines.map(({ topic }) => topic)])].sort()
  const shape: HeadShape = {
    outputs: topics,
    ...{ numbers: topicNumbers, places: topicPlaces, hidden: 0 },
  }
  const features = topicFeatures(lines.map(({ question }) => question))
  const examples = lines.flatMap(({ topic, question }, place) => {
    const seen = features[place]
    const truth = topics.map((one) => (one === topic ? 1 : 0))
    return seen ? [{ features: seen, truth, fold: foldOf(question), topic }] : []
  })
  const byFold = foldHeads(shape, examples, settings)
  const judge = (those: readonly { topic: string; said: ReturnType<typeof readTopics> }[]) => ({
    spoken: those.flatMap(({ topic, said: [first] }): Said[] =>
      !first || first.topic === 'none'
        ? []
        : [{ score: first.likelihood, isRight: first.topic === topic }],
    ),
    known: those.filter(({ topic }) => topic !== 'none').length,
    nearTwo: those.filter(
      ({ topic, said }) =>
        topic !== 'none' &&
        said
          .filter((one) => one.topic !== 'none')
          .slice(0, 2)
          .some((one) => one.topic === topic),
    ).length,
  })
  const before = judge(
    examples.flatMap(({ features: seen, fold, topic }) => {
      const head = byFold[fold]
      return head ? [{ topic, said: readTopics(seen, head) }] : []
    }),
  )
  const thresholds = { known: thresholdFor(before.spoken, wanted) }
  const head = { ...headOf(shape, examples, settings), thresholds }
  const heldFeatures = topicFeatures(held.map(({ question }) => question))
  const after = judge(
    held.flatMap(({ topic }, place) => {
      const seen = heldFeatures[place]
      return seen ? [{ topic, said: readTopics(seen, head) }] : []
    }),
  )
  print(`topic: ${examples.length} questions on ${topics.length} topics`)
  for (const [name, { spoken, known, nearTwo }] of Object.entries({
    'other folds': before,
    'held out': after,
  })) {
    print(`  ${name}: among the nearest two ${nearTwo} of ${known}`)
    for (const threshold of [thresholds.known, 0, 0.3, 0.5, 0.7]) {
      print(`  ${name}, ${at(threshold, spoken, known)}`)
    }
  }
  return head
}
