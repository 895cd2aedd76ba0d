import { asQuoted } from '#contract/as-quoted.ts'
import type { SummaryInput } from '#server/guide/guide.ts'
import { countWords } from '#server/guide/words.ts'
import { hasUnsafeAnswer } from './own-words-items.ts'
import { bareText, ownWords, quotedSpans } from './quoted-spans.ts'
import {
  badLengths,
  type Findings,
  faultsAnywhere,
  misquotes,
  namesIn,
  standsIn,
  unevenRoom,
  when,
} from './text-faults.ts'

/** A check of summaries of one catch-up; items with an answer that sounds unsafe have no line in it. */
export const createSummaryCheck = (input: SummaryInput): ((text: string) => Findings) => {
  const names = namesIn(input)
  const safe = input.items.filter(({ answers }) => !hasUnsafeAnswer(answers))
  const sources = [
    safe.map(({ answers }) => asQuoted(answers[0])),
    safe.map(({ answers }) => asQuoted(answers[1])),
  ] as const
  return (text) => {
    const own = ownWords(
      input.focus.reduce((rest, name) => rest.replaceAll(name, 'it'), text),
      names,
    )
    const words = countWords(bareText(text))
    const paragraphs = text.split('\n\n').length
    const quotes = quotedSpans(text, names)
    return [
      ...faultsAnywhere(text, own, names),
      ...when(words < 90 || words > 170, 'not 90 to 170 words'),
      ...when(paragraphs < 3 || paragraphs > 4, 'not three or four paragraphs'),
      ...misquotes(text, names, sources),
      ...badLengths(text, names, sources),
      ...sources.flatMap((answers, side) =>
        when(
          quotes.length > 0 && !quotes.some(({ text: span }) => standsIn(span, answers)),
          `no words of person ${side + 1}`,
        ),
      ),
      ...(quotes.length > 0 ? unevenRoom(text, names) : []),
      ...when(!/\bthank/i.test(own), 'no thanks'),
      ...input.focus.flatMap((name) => when(!text.includes(name), `focus left out: ${name}`)),
      ...when(own.includes('?'), 'a question'),
    ]
  }
}

/** What is wrong with a summary by the rules for it. */
export const checkSummary = (text: string, input: SummaryInput): Findings =>
  createSummaryCheck(input)(text)
