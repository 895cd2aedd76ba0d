import { readAnswer } from '#server/guide/reading/read-answer.ts'
import { countWords } from '#server/guide/words.ts'
import { clauseWords } from '#server/meaning/clauses.ts'
import { type QuotingLine, quotingLines } from '#server/training/corpora.ts'
import { countOf, type Figure, shareFigure } from './figure.ts'

const set = 'quotes'

type Quoted = QuotingLine & { quote: string | undefined }

function quoted(line: QuotingLine): Quoted {
  const { quotes } = readAnswer(line.answer, { question: line.question })
  const [best] = quotes.toSorted((one, other) => other.rank - one.rank)
  // Readers marked parts without the sign that ends their sentence.
  return { ...line, quote: best?.text.replace(/[!?]{1,3}$/u, '') }
}

const isAmong = (parts: readonly string[], quote: string | undefined): boolean =>
  quote !== undefined && parts.includes(quote)

/** One of those parts, or a longer one that begins with it: readers were shown none of more than twelve words. */
const beginsWith = (parts: readonly string[], quote: string | undefined): boolean =>
  isAmong(parts, quote) ||
  (quote !== undefined &&
    countWords(quote) > clauseWords.most &&
    parts.some((part) => quote.startsWith(part)))

/**
 * How often what the guide would rather quote of an answer, before it is paired with the other one's, is what a reader
 * would, who did not know it. The sets are small, and share some questions.
 */
export function quotingFigures(every: number): Figure[] {
  const some = (isHeldOut: boolean) =>
    quotingLines(isHeldOut)
      .filter((_, at) => at % every === 0)
      .map(quoted)
  const hasGood = ({ good }: Quoted) => good.length > 0
  const [held, known] = [some(true), some(false)]
  const holdsNone = [...held, ...known].filter((line) => !hasGood(line))
  return [
    shareFigure(
      [set, 'what a reader would gladly quote'],
      countOf(held.filter(hasGood), ({ good, quote }) => isAmong(good, quote)),
      { least: 0.85 },
    ),
    shareFigure(
      [set, 'that, or more that begins with it'],
      countOf(held.filter(hasGood), ({ good, quote }) => beginsWith(good, quote)),
    ),
    shareFigure(
      [set, 'what a reader would find a poor quote, or more that begins with it'],
      countOf(held, ({ poor, quote }) => beginsWith(poor, quote)),
      { most: 0.05 },
    ),
    shareFigure(
      [set, 'gladly, of lines by which the choice was set'],
      countOf(known.filter(hasGood), ({ good, quote }) => isAmong(good, quote)),
    ),
    shareFigure(
      [set, 'nothing quoted, of lines of which a reader would quote nothing, known or held out'],
      countOf(holdsNone, ({ quote }) => quote === undefined),
    ),
  ]
}
