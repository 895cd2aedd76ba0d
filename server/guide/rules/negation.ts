const negation =
  /(?:\b(?:not|no|never|without|hardly|barely|neither|nor|nobody|none|cannot)\b|n't\b|\b(?:dont|cant|wont|isnt|wasnt|didnt|doesnt|arent|aint)\b)/
const clauseEnd = /[.!?;:,…\n]|\b(?:but|because)\b/

/** The words before a place, back to where its clause begins; the last `most` of them. */
export const wordsBefore = (text: string, at: number, most: number): string =>
  text
    .slice(Math.max(0, at - 120), at)
    .split(clauseEnd)
    .at(-1)
    ?.trim()
    .split(/\s+/)
    .slice(-most)
    .join(' ') ?? ''

/** Whether one of the five words before a place of a text, in its clause, denies what stands there; the text is plain (`plainly`). */
export const isNegated = (text: string, at: number): boolean =>
  negation.test(wordsBefore(text, at, 5))
