import { topicOf } from '#server/meaning/topic.ts'
import { tellsOfPartnersDeath } from './partner-died.ts'
import type { Topic } from './topics/topic.ts'
import { topics } from './topics/topics.ts'

export type FoundTopic = {
  /** What the question is about, where that is clear. */
  topic: Topic | undefined
  /** Else what it may be about, nearest first; none where it is about nothing of ours. */
  offers: readonly Topic[]
  /** Whether it is nearly certain that it is about one of the two that are offered. */
  isOneOfTwo: boolean
}

const mostOffers = 2
const byId = new Map(topics.map((topic) => [topic.id, topic]))
/** Found by its words: nothing that the head has learned would tell it from a death that two people mourn. */
const partnerDied = byId.get('partner-died')
const byTitle = new Map(topics.map((topic) => [topic.title, topic]))

/** The topic that a question is about, or up to two that are near where the guide does not know. */
export function findTopic(question: string): FoundTopic {
  const pressed = byTitle.get(question.trim())
  if (pressed) return { topic: pressed, offers: [], isOneOfTwo: false }
  if (partnerDied && tellsOfPartnersDeath(question)) {
    return { topic: partnerDied, offers: [], isOneOfTwo: false }
  }
  const { topic: id, nearest, isOneOfTwo } = topicOf(question)
  const topic = id === undefined ? undefined : byId.get(id)
  if (topic) return { topic, offers: [], isOneOfTwo: false }
  const near = nearest.flatMap(({ topic: one }) => byId.get(one) ?? [])
  const offers = near.slice(0, mostOffers)
  return { topic: undefined, offers, isOneOfTwo: isOneOfTwo && offers.length === mostOffers }
}
