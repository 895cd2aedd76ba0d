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

/**
 * Whether one of the words before a place of a text, in its clause, denies what stands there: of the last five, or of `within`.
 * The text is plain (`plainly`).
 */
export const isNegated = (text: string, at: number, within = 5): boolean =>
  negation.test(wordsBefore(text, at, within))

const sentenceEnd = /[.!?…\n]/
/** What else turns a sentence round somewhere. */
const turning = /\b(?:nothing|nowhere|off|instead|rather|stop(?:s|ped)?|skip(?:s|ped)?)\b/

/** Whether anything is denied in the sentence around a place of a text, as far as 160 signs to both sides. */
export const isNegatedNearby = (text: string, at: number): boolean => {
  const before =
    text
      .slice(Math.max(0, at - 160), at)
      .split(sentenceEnd)
      .at(-1) ?? ''
  const after = text.slice(at, at + 160).split(sentenceEnd)[0] ?? ''
  const around = `${before}${after}`
  return negation.test(around) || turning.test(around)
}
