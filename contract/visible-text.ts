const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Counts characters as a person does: grapheme clusters of the trimmed text (R1). Looks for no more
 * than are `enough`, since each one costs time.
 */
export function countCharacters(text: string, enough = Number.POSITIVE_INFINITY): number {
  let count = 0
  for (const _ of graphemes.segment(text.trim())) {
    count += 1
    if (count >= enough) break
  }
  return count
}

/** Returns as many of a text's characters from its start, as a person counts them. */
export function firstCharacters(text: string, most: number): string {
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (count >= most) break
    end = index + segment.length
    count += 1
  }
  return text.slice(0, end)
}

/** A text in its parts: what stands between a pair of `**` is bold; no other markup has a meaning. */
export function boldParts(text: string): { text: string; isBold: boolean }[] {
  const parts = text.split('**')
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1
  return parts.map((part, index) => {
    if (index >= closed) return { text: `**${part}`, isBold: false }
    if (index % 2 === 0) return { text: part, isBold: false }
    return part === '' ? { text: '****', isBold: false } : { text: part, isBold: true }
  })
}
