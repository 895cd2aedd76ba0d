import { elided } from '#contract/as-quoted.ts'

/** The places of the two single marks around words that somebody quotes. */
export type InnerQuote = { opens: number; closes: number }

type Place = { start: number; end: number }

const opening = `(?<![^\\s("“«[—–-])['‘](?=[\\p{L}\\p{N}])(?!${elided})`
const closing = `(?<=[\\p{L}\\p{N}.!?,…])(?<!['‘’]n)['’](?=$|[\\s.,!?;:…)"”»\\]—–-])`
const marks = new RegExp(`(?<opens>${opening})|${closing}`, 'giu')
/** “the kids' beds”, “doin' well”: it may close nothing. */
const mayBeApostrophe = /(?:s|\p{L}{2}in)['’] \p{L}$/iu

const word = /[\p{L}\p{N}]/u

/**
 * What stands between single marks in an answer. An opening mark stands at the beginning of a word and is closed at the
 * end of one; where nothing closes it, it opens nothing, and what is not opened closes nothing.
 */
export const innerQuotes = (answer: string): InnerQuote[] => {
  const found: InnerQuote[] = []
  let opens: number | null = null
  let unsure: number | null = null
  const close = (closes: number | null): void => {
    if (opens !== null && closes !== null) found.push({ opens, closes })
    opens = null
    unsure = null
  }
  for (const { index, groups } of answer.matchAll(marks)) {
    if (groups?.opens !== undefined) {
      close(unsure)
      opens = index
    } else if (!mayBeApostrophe.test(answer.slice(Math.max(0, index - 3), index + 3))) close(index)
    else unsure ??= index
  }
  close(unsure)
  return found
}

/** Whether a part of an answer holds some words of an inner quote and not all of them. */
export const tearsInnerQuote = (
  answer: string,
  { start, end }: Place,
  inner: readonly InnerQuote[] = innerQuotes(answer),
): boolean =>
  inner.some(
    (quote) =>
      start < quote.closes &&
      end > quote.opens &&
      (word.test(answer.slice(quote.opens, Math.max(start, quote.opens))) ||
        word.test(answer.slice(Math.min(end, quote.closes), quote.closes))),
  )
