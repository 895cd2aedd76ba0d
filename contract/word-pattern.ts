/** Text that stands for itself within the source of a pattern (with or without the flag `u`). */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** A pattern from its source (names and words, literal) that finds it as words of its own, never as a part of a longer one. */
export const asWords = (source: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags)
