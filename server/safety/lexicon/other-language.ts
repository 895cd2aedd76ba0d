/** What the lexicon of another language than English is made of; it reads texts without accents. */
export type OtherLanguage = {
  /** Its little words, by which a sentence of it is known, and what words of danger begin with (`peg*`). */
  signs: string
  /** Who and what its patterns speak of: `{me}` and the rest stand for these, also in one another. */
  parts: Readonly<Record<string, string>>
  /** What sounds like danger and is none; set aside before the patterns are looked for. */
  harmless: string
  /** What tells of danger, one pattern a line. */
  danger: string
}
