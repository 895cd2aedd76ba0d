import { type ask, safetyTopic } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { questionSoundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { findTopic } from './find-topic.ts'
import { calmEnd, safetyAnswer, unknownAnswer, unsureAnswer } from './fixed-answers.ts'
import { answerToPlainRequest } from './plain-requests.ts'
import { nearDanger } from './topics/near-danger.ts'
import type { Topic } from './topics/topic.ts'

/** What a bare call for help and a question who reads along are about. */
const guideTopic = 'about-the-guide'

/**
 * A topic as the guide says it: the answer, one small thing for today, a sentence to open with, and where
 * somebody who is afraid may be asking, that there are people to call.
 */
export const asAnswer = ({ id, answer, tonight, opening }: Topic): string =>
  [
    answer,
    `For tonight: ${tonight}`,
    `You could begin with: “${opening}”`,
    ...(nearDanger.has(id) ? [calmEnd] : []),
  ].join('\n\n')

/**
 * Answers one question. Every word of the answer is ours: the question only chooses among fixed
 * texts, so nothing in it can speak, link or act.
 */
export function answerQuestion(question: string): ReplyOf<typeof ask> {
  const source = 'built-in'
  if (questionSoundsUnsafe(question)) return { answer: safetyAnswer, source, topic: safetyTopic }
  const plain = answerToPlainRequest(question)
  if (plain !== undefined) return { answer: plain, source, topic: guideTopic }
  const { topic, offers } = findTopic(question)
  if (topic) return { answer: asAnswer(topic), source, topic: topic.id }
  if (offers.length === 0) return { answer: unknownAnswer, source }
  return { answer: unsureAnswer, source, offers: offers.map(({ title }) => title) }
}
