import { type ask, safetyTopic } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { dangerWordsIn } from '#server/safety/danger-words.ts'
import { questionSoundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { findTopic } from './find-topic.ts'
import {
  calmEnd,
  carefulAnswer,
  oneOfTwo,
  privacyAnswer,
  safetyAnswer,
  unknownAnswer,
  unsureAnswer,
} from './fixed-answers.ts'
import { answerInPassing, answerToPlainRequest } from './plain-requests.ts'
import { nearDanger } from './topics/near-danger.ts'
import type { Topic } from './topics/topic.ts'

/** What a bare call for help and a question who reads along are about. */
const guideTopic = 'about-the-guide'

/**
 * A topic as the guide says it: the answer, one small thing for today, a sentence to open with, and where
 * somebody who is afraid may be asking, that there are people to call.
 */
export const asAnswer = (
  { id, answer, tonight, opening }: Topic,
  mayBeAfraid = nearDanger.has(id),
): string =>
  [
    answer,
    `For tonight: ${tonight}`,
    `You could begin with: “${opening}”`,
    ...(mayBeAfraid ? [calmEnd] : []),
  ].join('\n\n')

/** A little on each of several topics, where the guide does not know which of them was meant. */
const asAnswers = (some: readonly Topic[], mayBeAfraid: boolean): string =>
  [
    oneOfTwo,
    ...some.flatMap(({ title, answer }) => [title, answer]),
    ...(mayBeAfraid || some.some(({ id }) => nearDanger.has(id)) ? [calmEnd] : []),
  ].join('\n\n')

/**
 * Answers one question. Every word of the answer is ours: the question only chooses among fixed
 * texts, so nothing in it can speak, link or act. What sounds unsafe only faintly and is about a topic
 * for certain gets that topic, and people to call beside it; so does what may be unsafe and is about a topic, or one of two,
 * nearly for certain; else that gets people to call before anything else, and no topic that would be beside the point.
 */
export function answerQuestion(question: string): ReplyOf<typeof ask> {
  const source = 'built-in'
  const unsafe = questionSoundsUnsafe(question)
  const help = { answer: safetyAnswer, source, topic: safetyTopic } as const
  const plain = answerToPlainRequest(question)
  // Who asks who reads along may ask out of fear: they need the answer, and people to call beside it.
  const asksWhoReads = plain === privacyAnswer && dangerWordsIn(question) === null
  if ((unsafe === 'surely' || unsafe === 'faintly') && asksWhoReads) {
    return { answer: `${plain}\n\n${calmEnd}`, source, topic: guideTopic }
  }
  if (unsafe === 'surely') return help
  if (plain !== undefined) return { answer: plain, source, topic: guideTopic }
  const inPassing = unsafe === 'not' ? answerInPassing(question) : undefined
  if (inPassing !== undefined) return { answer: inPassing, source, topic: guideTopic }
  const { topic, offers, isOneOfTwo } = findTopic(question)
  if (topic) {
    const mayBeAfraid = unsafe !== 'not' || nearDanger.has(topic.id)
    return { answer: asAnswer(topic, mayBeAfraid), source, topic: topic.id }
  }
  if (unsafe === 'faintly') return help
  if (unsafe === 'maybe' && !isOneOfTwo) return { answer: carefulAnswer, source }
  if (offers.length === 0) return { answer: unknownAnswer, source }
  const answer = isOneOfTwo ? asAnswers(offers, unsafe === 'maybe') : unsureAnswer
  return { answer, source, offers: offers.map(({ title }) => title) }
}
