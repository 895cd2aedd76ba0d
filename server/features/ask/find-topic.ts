import { topicOf } from '#server/meaning/topic.ts'
import type { Topic } from './topics/topic.ts'
import { topics } from './topics/topics.ts'

export type FoundTopic = {
  /** What the question is about, where that is clear. */
  topic: Topic | undefined
  /** Else what it may be about, nearest first; none where it is about nothing of ours. */
  offers: readonly Topic[]
}

const mostOffers = 2
const byId = new Map(topics.map((topic) => [topic.id, topic]))
const byTitle = new Map(topics.map((topic) => [topic.title, topic]))

/** The topic that a question is about, or up to two that are near where the guide does not know. */
export function findTopic(question: string): FoundTopic {
  const pressed = byTitle.get(question.trim())
  if (pressed) return { topic: pressed, offers: [] }
  const { topic: id, nearest } = topicOf(question)
  const topic = id === undefined ? undefined : byId.get(id)
  if (topic) return { topic, offers: [] }
  const near = nearest.flatMap(({ topic: one }) => byId.get(one) ?? [])
  return { topic: undefined, offers: near.slice(0, mostOffers) }
}
