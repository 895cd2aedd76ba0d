import { answerQuestion } from '#server/features/ask/answer-question.ts'
import { topics } from '#server/features/ask/topics/topics.ts'
import { askedLines } from '#server/training/corpora.ts'
import { countOf, type Figure, neverFigure, shareFigure, sizeFigure } from './figure.ts'

const noTopic = 'none'

/** What Ask answers to every nth of the questions that nothing was learned from. */
export function askingFigures(every: number): Figure[] {
  const known = new Set<string>(topics.map(({ id }) => id))
  const lines = askedLines(true)
    .filter((_, at) => at % every === 0)
    .map(({ topic, question }) => ({
      topic: topic === noTopic ? undefined : topic,
      given: answerQuestion(question).topic,
    }))
  const ours = lines.filter(({ topic }) => topic !== undefined)
  const others = lines.filter(({ topic }) => topic === undefined)
  return [
    sizeFigure('ask', 'questions by hands that trained nothing', lines.length, 400 / every),
    neverFigure(
      ['ask', 'questions whose topic the guide does not have'],
      countOf(ours, ({ topic = '' }) => !known.has(topic)),
    ),
    shareFigure(
      ['ask', 'right topic'],
      countOf(ours, ({ topic, given }) => topic === given),
      { least: 0.93 },
    ),
    shareFigure(
      ['ask', 'wrong topic, of all questions'],
      countOf(lines, ({ topic, given }) => given !== undefined && given !== topic),
      { most: 0.02 },
    ),
    shareFigure(
      ['ask', 'says that it does not know, where nothing of ours fits'],
      countOf(others, ({ given }) => given === undefined),
    ),
  ]
}
