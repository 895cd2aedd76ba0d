import { bareWord, inPlainSigns, searchWords, stemOf } from './search-words.ts'
import { topics } from './topics/topics.ts'
import { elsewhere } from './typed/elsewhere.ts'
import { typedQuestions } from './typed/typed-questions.ts'

/** How often a word of a topic counts as if it came from anywhere; how much each word may say. */
const [smoothing, trust] = [15, 0.3]
const weightOfAlsoAsked = 0.7

/** What the guide is not for, as a topic of its own. */
export const nothingOfOurs = 'elsewhere'

/** Words, pairs of neighbours, and the words as the search compares them. */
function featuresOf(text: string): string[] {
  const plain = inPlainSigns(text).toLowerCase()
  const words = (plain.match(/[\p{L}']+/gu) ?? []).map((word) => stemOf(bareWord(word)))
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return [...new Set([...words, ...pairs, ...searchWords(text).map((word) => `#${word}`)])]
}

type Counts = { total: number; times: Map<string, number> }
const none = (): Counts => ({ total: 0, times: new Map() })

const count = (counts: Counts, feature: string, weight: number): void => {
  counts.total += weight
  counts.times.set(feature, (counts.times.get(feature) ?? 0) + weight)
}

const overall = none()
const byTopic = new Map<string, Counts>()

const learn = (id: string, text: string, weight: number): void => {
  const own = byTopic.get(id) ?? none()
  byTopic.set(id, own)
  for (const feature of featuresOf(text)) {
    count(own, feature, weight)
    count(overall, feature, weight)
  }
}

for (const { id, asked, alsoAsked } of topics) {
  for (const text of asked) learn(id, text, 1)
  for (const text of alsoAsked) learn(id, text, weightOfAlsoAsked)
  for (const text of typedQuestions[id] ?? []) learn(id, text, 1)
}
for (const text of elsewhere) learn(nothingOfOurs, text, 1)

/** How likely a question is about each topic, or nothing of ours: naive Bayes, the sum is 1. */
export function likelyTopics(question: string): ReadonlyMap<string, number> {
  const known = featuresOf(question).filter((feature) => overall.times.has(feature))
  const logs = [...byTopic].map(([id, { total, times }]) => {
    const said = known.map((feature) => {
      const anywhere = (overall.times.get(feature) ?? 0) / overall.total
      const here = ((times.get(feature) ?? 0) + smoothing * anywhere) / (total + smoothing)
      return Math.log(here / anywhere)
    })
    return [id, trust * said.reduce((sum, one) => sum + one, 0)] as const
  })
  const most = Math.max(...logs.map(([, log]) => log))
  const shares = logs.map(([id, log]) => [id, Math.exp(log - most)] as const)
  const sum = shares.reduce((so, [, share]) => so + share, 0)
  return new Map(shares.map(([id, share]) => [id, share / sum]))
}
