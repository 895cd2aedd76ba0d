import type { Head, HeadShape } from '#server/meaning/head.ts'
import { readTopics, topicFeatures, topicNumbers, topicPlaces } from '#server/meaning/topic.ts'
import type { AskedLine } from './corpora.ts'
import { at, type Said } from './curves.ts'
import { foldOf } from './folds.ts'
import { learnInBatches, type OneOfExample } from './learn-in-batches.ts'

/** A wrong answer is worse than none: at most so many of all questions may get one. */
const mostWrong = 0.02

/** So many folds are enough to set a threshold by; each costs a minute or more. */
const triedFolds = 2

/** Where a question may be about one of several topics, they stand side by side. */
const topicsOf = (line: AskedLine): string[] => line.topic.split(',').map((one) => one.trim())

/** The score from which on fewer than so many are wrong. */
function thresholdOf(said: readonly Said[], most: number): number {
  const wrong = said.filter(({ isRight }) => !isRight).map(({ score }) => score)
  return Math.ceil((wrong.sort((one, other) => other - one)[Math.floor(most)] ?? 0) * 1e4) / 1e4
}

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
    return seen
      ? [{ features: seen, truth: topics.indexOf(topic), fold: foldOf(question), topic }]
      : []
  })
  const headFrom = (some: readonly OneOfExample[]): Head => ({
    ...shape,
    ...{ tables: learnInBatches(shape, some, 'topic'), thresholds: {} },
  })
  const byFold = Array.from({ length: triedFolds }, (_, fold) =>
    headFrom(examples.filter((example) => example.fold !== fold)),
  )
  const judge = (
    those: readonly { fits: readonly string[]; said: ReturnType<typeof readTopics> }[],
  ) => ({
    spoken: those.flatMap(({ fits, said: [first] }): Said[] =>
      !first || first.topic === 'none'
        ? []
        : [{ score: first.likelihood, isRight: fits.includes(first.topic) }],
    ),
    known: those.filter(({ fits }) => !fits.includes('none')).length,
    nearTwo: those.filter(
      ({ fits, said }) =>
        !fits.includes('none') &&
        said
          .filter((one) => one.topic !== 'none')
          .slice(0, 2)
          .some((one) => fits.includes(one.topic)),
    ).length,
  })
  const before = judge(
    examples.flatMap(({ features: seen, fold, topic }) => {
      const head = byFold[fold]
      return head ? [{ fits: [topic], said: readTopics(seen, head) }] : []
    }),
  )
  const asked = examples.filter(({ fold }) => fold < triedFolds).length
  const thresholds = { known: thresholdOf(before.spoken, mostWrong * asked) }
  const head = { ...headFrom(examples), thresholds }
  const heldFeatures = topicFeatures(held.map(({ question }) => question))
  const after = judge(
    held.flatMap((line, place) => {
      const seen = heldFeatures[place]
      return seen ? [{ fits: topicsOf(line), said: readTopics(seen, head) }] : []
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
