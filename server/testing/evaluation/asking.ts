import { safetyTopic } from '#contract/ask.ts'
import { answerQuestion } from '#server/features/ask/answer-question.ts'
import { oneOfTwo } from '#server/features/ask/fixed-answers.ts'
import { topics } from '#server/features/ask/topics/topics.ts'
import { askedLines } from '#server/training/corpora.ts'
import { countOf, type Figure, neverFigure, shareFigure, sizeFigure } from './figure.ts'

const noTopic = 'none'

/** What Ask answers to every nth of the questions that nothing was learned from. */
export function askingFigures(every: number): Figure[] {
  const known = new Set<string>(topics.map(({ id }) => id))
  const idOf = new Map<string, string>(topics.map(({ id, title }) => [title, id]))
  const lines = askedLines(true)
    .filter((_, at) => at % every === 0)
    .map(({ topic, question }) => {
      const { answer, topic: given, offers = [] } = answerQuestion(question)
      const offered = offers.map((title) => idOf.get(title))
      const isOneOfTwo = answer.startsWith(oneOfTwo)
      return {
        // A question that belongs to two topics alike names both.
        right: topic === noTopic ? [] : topic.split(', '),
        ...{ given, offered },
        // What was answered, alone or beside another.
        answered: given !== undefined ? [given] : isOneOfTwo ? offered : [],
      }
    })
  const ours = lines.filter(({ right }) => right.length > 0)
  const holds = (those: readonly (string | undefined)[], right: readonly string[]) =>
    those.some((topic = '') => right.includes(topic))
  const others = lines.filter(({ right }) => right.length === 0)
  return [
    sizeFigure('ask', 'questions by hands that trained nothing', lines.length, 400 / every),
    neverFigure(
      ['ask', 'questions whose topic the guide does not have'],
      countOf(ours, ({ right }) => right.some((topic) => !known.has(topic))),
    ),
    shareFigure(
      ['ask', 'right topic'],
      countOf(ours, ({ right, given = '' }) => right.includes(given)),
      { least: 0.93 },
    ),
    shareFigure(
      ['ask', 'right topic, alone or as one of two that are answered'],
      countOf(ours, ({ right, answered }) => holds(answered, right)),
    ),
    shareFigure(
      ['ask', 'right topic, or one of the two that are offered'],
      countOf(ours, ({ right, given, offered }) => holds([given, ...offered], right)),
    ),
    shareFigure(
      ['ask', 'wrong topic, or two of which none is right, of all questions'],
      countOf(lines, ({ right, answered }) => answered.length > 0 && !holds(answered, right)),
      { most: 0.02 },
    ),
    shareFigure(
      ['ask', 'of these, people to call where nothing is wrong'],
      countOf(lines, ({ given }) => given === safetyTopic),
    ),
    shareFigure(
      ['ask', 'says that it does not know, where nothing of ours fits'],
      countOf(others, ({ answered }) => answered.length === 0),
    ),
  ]
}
