import { cardToSpeakFrom } from '#server/guide/reading/nearest-card.ts'
import { type FreeQuestion, freeQuestions } from '#server/guide/testing/free-questions.ts'
import { countOf, type Figure, shareFigure } from './figure.ts'

/** The card that the guide speaks from; none where it is a general one. */
const foundFor = ({ question }: FreeQuestion): string =>
  cardToSpeakFrom({ question, category: '', cardId: '' }).id

/** How the guide does with every nth question that no card has (R13). */
export function freeQuestionFigures(every: number): Figure[] {
  const asked = freeQuestions
    .filter((_, at) => at % every === 0)
    .map((one) => ({ ...one, found: foundFor(one) }))
  return [
    shareFigure(
      ['free questions', 'spoken of from a card that asks the same, or from none'],
      countOf(asked, ({ cards, found }) => found === '' || cards.includes(found)),
      { least: 0.9 },
    ),
    shareFigure(
      ['free questions', 'from that card, where there is one'],
      countOf(
        asked.filter(({ cards }) => cards.length > 0),
        ({ cards, found }) => cards.includes(found),
      ),
    ),
  ]
}
