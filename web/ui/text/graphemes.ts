const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Counts a text the way a person does: one for each visible character, whatever it is made of. Space
 * before and after it does not count, for it is not saved.
 */
export function graphemeCount(text: string): number {
  return [...segmenter.segment(text.trim())].length
}

/** The first visible character of a text, or an empty string. */
export function firstGrapheme(text: string): string {
  for (const { segment } of segmenter.segment(text)) return segment
  return ''
}
