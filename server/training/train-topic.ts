import type { Head, HeadShape } from '#server/meaning/head.ts'
import {
  certaintyOf,
  readTopics,
  topicFeatures,
  topicNumbers,
  topicPlaces,
} from '#server/meaning/topic.ts'
import type { AskedLine } from './corpora.ts'
import { at, type Said } from './curves.ts'
import { learnInBatches, type OneOfExample } from './learn-in-batches.ts'

/** A wrong answer is worse than none: at most so many of all questions may get one, or two of which neither is right. */
const mostWrong = { known: 0.013, two: 0.005 } as const

/** Hands whose questions are judged by a head that learned from all others': enough to set thresholds by. */
const judgedHands: readonly (readonly string[])[] = [
  ['c', 'd'],
  ['g', 'h'],
]

const noTopic = 'none'

/** Where a question may be about one of several topics, they stand side by side. */
const topicsOf = (line: AskedLine): string[] => line.topic.split(',').map((one) => one.trim())

/** The score from which on fewer than so many are wrong. */
function thresholdOf(said: readonly Said[], most: number): number {
  const wrong = said.filter(({ isRight }) => !isRight).map(({ score }) => score)
  return Math.ceil((wrong.sort((one, other) => other - one)[Math.floor(most)] ?? 0) * 1e4) / 1e4
}

type Read = { fits: readonly string[]; said: ReturnType<typeof readTopics> }

/** What is said where the likeliest topics are answered, so many of them, and whether one of them fits. */
const saidOf =
  (among: 1 | 2) =>
  ({ fits, said }: Read): Said => ({
    score: certaintyOf(said, among),
    isRight: said.slice(0, among).some(({ topic }) => topic !== noTopic && fits.includes(topic)),
  })
const [ofFirst, ofTwo] = [saidOf(1), saidOf(2)]

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
  const examples = lines.flatMap(({ topic, hand }, place) => {
    const seen = features[place]
    return seen ? [{ features: seen, truth: topics.indexOf(topic), topic, hand }] : []
  })
  const headFrom = (some: readonly OneOfExample[]): Head => ({
    ...shape,
    ...{ tables: learnInBatches(shape, some, 'topic'), thresholds: {} },
  })
  const before = judgedHands.flatMap((hands) => {
    const others = headFrom(examples.filter(({ hand }) => !hands.includes(hand)))
    return examples
      .filter(({ hand }) => hands.includes(hand))
      .map(({ features: seen, topic }) => ({ fits: [topic], said: readTopics(seen, others) }))
  })
  const known = thresholdOf(before.map(ofFirst), mostWrong.known * before.length)
  const unknown = before.filter((line) => ofFirst(line).score < known)
  const two = thresholdOf(unknown.map(ofTwo), mostWrong.two * before.length)
  const head = { ...headFrom(examples), thresholds: { known, two } }
  const heldFeatures = topicFeatures(held.map(({ question }) => question))
  const after = held.flatMap((line, place) => {
    const seen = heldFeatures[place]
    return seen ? [{ fits: topicsOf(line), said: readTopics(seen, head) }] : []
  })
  print(`topic: ${examples.length} questions on ${topics.length} topics`)
  for (const [name, those] of Object.entries({ 'hands left out': before, 'held out': after })) {
    const ours = those.filter(({ fits }) => !fits.includes(noTopic)).length
    for (const threshold of [known, 0, 0.3, 0.5, 0.7]) {
      print(`  ${name}, ${at(threshold, those.map(ofFirst), ours)}`)
    }
    const open = those.filter((line) => ofFirst(line).score < known)
    for (const threshold of [two, 0, 0.7, 0.8, 0.9]) {
      print(`  ${name}, one of two ${at(threshold, open.map(ofTwo), ours)}`)
    }
  }
  return head
}
