import { encoder } from './encoder.ts'
import { hashedWords, placeOf, wordsOf } from './hashed-words.ts'
import { type Features, type Head, oneLikely, openHead, sumsOf } from './head.ts'
import { readText } from './read-text.ts'
import { joined, scaled, textNumbers } from './text-features.ts'
import stored from './weights/topic.json' with { type: 'json' }
import { numbersOfWords, wordNumbers } from './words/word-numbers.ts'

/** Words and pairs of them fall on the first places, runs of letters within words on the others. */
const [ofWords, ofRuns] = [2048, 4096]
export const topicPlaces = ofWords + ofRuns
export const topicNumbers = textNumbers + wordNumbers

export type TopicReading = {
  /** The likeliest topics by their ids, likeliest first; none where a question about none of them is likelier. */
  nearest: readonly { topic: string; likelihood: number }[]
  /** The topic a question is about, where that is likely enough to answer; else it is not known. */
  topic: string | undefined
  /** Where that is not known, but nearly certain that it is one of the nearest two. */
  isOneOfTwo: boolean
}

/** What people leave out of a word as they type, and the many names of a partner, whose gender tells of no topic. */
const plainer: readonly [RegExp, string][] = [
  [/[’`]/gu, "'"],
  [/\b(don|doesn|didn|isn|wasn|won|can|wouldn|couldn|hasn|haven|aren)t\b/giu, "$1't"],
  [/\bim\b/giu, "i'm"],
  [/\bive\b/giu, "i've"],
  [/\bs?hes\b/giu, "he's"],
  [/\bu\b/giu, 'you'],
  [
    /\b(?:husband|hubby|wife|wifey|missus|boyfriend|girlfriend|[bg]f|fianc[eé]e?|spouse|other half)\b/giu,
    'partner',
  ],
  [/\bshe\b/giu, 'he'],
  [/\b(?:hers?|him)\b/giu, 'his'],
  [/\bherself\b/giu, 'himself'],
  [/\bi\b/gu, 'I'],
]

const plain = (question: string): string =>
  plainer.reduce((text, [written, read]) => text.replace(written, read), readText(question))

const endings = /(?<=\p{L}{3})(?:ing|ies|ed|es|s|ly|e)(?!\p{L})/gu

const [runLength, longestWord] = [4, 24]

/** The places of runs of letters, by which a word that is misspelt or new is still near those that are known. */
function placesOfRuns(text: string): number[] {
  const runs = wordsOf(text).flatMap((word) => {
    const whole = `<${word.slice(0, longestWord)}>`
    const count = Math.max(0, whole.length - runLength + 1)
    return Array.from({ length: count }, (_, at) => whole.slice(at, at + runLength))
  })
  return [...new Set(runs.map((run) => ofWords + placeOf(run, ofRuns)))]
}

/** What the head reads of questions. */
export function topicFeatures(questions: readonly string[]): Features[] {
  const texts = questions.map(plain)
  return encoder()
    .encode(texts)
    .map((vector, at) => {
      const text = texts[at] ?? ''
      return {
        numbers: joined(scaled(vector), numbersOfWords(text)),
        places: [...hashedWords(text.replace(endings, ''), ofWords), ...placesOfRuns(text)],
      }
    })
}

/** All outputs of a head with how likely each is, likeliest first. */
export function readTopics(features: Features, by: Head): { topic: string; likelihood: number }[] {
  const likely = oneLikely(sumsOf(by, features).sums)
  return by.outputs
    .map((topic, at) => ({ topic, likelihood: likely[at] ?? 0 }))
    .sort((one, other) => other.likelihood - one.likelihood)
}

const noTopic = 'none'

/**
 * How certain it is that a question is about one of the likeliest topics, so many of them: how likely they are
 * together, less twice how likely the next one is. 0 where one of them is none.
 */
export function certaintyOf(
  read: readonly { topic: string; likelihood: number }[],
  among: 1 | 2,
): number {
  const first = read.slice(0, among)
  if (first.some(({ topic }) => topic === noTopic)) return 0
  const together = first.reduce((sum, { likelihood }) => sum + likelihood, 0)
  return together - 2 * (read[among]?.likelihood ?? 0)
}

const head = openHead(stored)

/** What a question to the guide is about, by the ids of the topics it was trained on. */
export function topicOf(question: string): TopicReading {
  const [features = { numbers: new Float32Array(), places: [] }] = topicFeatures([question])
  const all = readTopics(features, head)
  const [first] = all
  const { isWhole } = encoder()
  const isCertain = (among: 1 | 2, least = 2) => isWhole && certaintyOf(all, among) >= least
  const isKnown = isCertain(1, head.thresholds.known)
  return {
    nearest:
      first?.topic === noTopic ? [] : all.filter(({ topic }) => topic !== noTopic).slice(0, 3),
    topic: isKnown ? first?.topic : undefined,
    isOneOfTwo: !isKnown && isCertain(2, head.thresholds.two),
  }
}
