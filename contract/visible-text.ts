let segmenter: Intl.Segmenter | undefined
/** Made when it is needed first: a browser reads its tables for it, which a page that opens need not wait for. */
const graphemesOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Whether its first units are as many characters, since nothing among them, or behind the last, joins another. */
const isPlain = (text: string, most: number): boolean =>
  /^[\x20-\x7e]*$/.test(text.slice(0, most + 1))

/**
 * Counts characters as a person does: grapheme clusters of the trimmed text (R1). Looks for no more
 * than are `enough`, since each one costs time.
 */
export function countCharacters(text: string, enough = Number.POSITIVE_INFINITY): number {
  const trimmed = text.trim()
  if (isPlain(trimmed, enough)) return Math.min(trimmed.length, enough)
  let count = 0
  for (const _ of graphemesOf(trimmed)) {
    count += 1
    if (count >= enough) break
  }
  return count
}

/** Returns as many of a text's characters from its start, as a person counts them. */
export function firstCharacters(text: string, most: number): string {
  if (isPlain(text, most)) return text.slice(0, most)
  let end = 0
  let count = 0
  for (const { index, segment } of graphemesOf(text)) {
    if (count >= most) break
    end = index + segment.length
    count += 1
  }
  return text.slice(0, end)
}
