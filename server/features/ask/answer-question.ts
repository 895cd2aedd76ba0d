import { type ask, safetyTopic } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { findTopic } from './find-topic.ts'
import { safetyAnswer, unknownAnswer } from './fixed-answers.ts'
import type { Topic } from './topics/topic.ts'

/** A topic as the guide says it: the answer, one thing to try together, a sentence to open with. */
export const asAnswer = ({ answer, together, opening }: Topic): string =>
  [answer, `Try together: ${together}`, `You could begin with: “${opening}”`].join('\n\n')

/**
 * Answers one question. Every word of the answer is ours: the question only chooses among fixed
 * texts, so nothing in it can speak, link or act.
 */
export function answerQuestion(question: string): ReplyOf<typeof ask> {
  const source = 'built-in'
  if (soundsUnsafe(question)) return { answer: safetyAnswer, source, topic: safetyTopic }
  const topic = findTopic(question)
  if (!topic) return { answer: unknownAnswer, source }
  return { answer: asAnswer(topic), source, topic: topic.id }
}
