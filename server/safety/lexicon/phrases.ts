import { parts as englishParts } from './parts.ts'

/** The patterns of a lexicon, one a line, with the parts put in for their names; those of English where no others are given. */
export const phrasesOf = (
  lexicon: string,
  parts: Readonly<Record<string, string>> = englishParts,
): RegExp[] =>
  lexicon
    .trim()
    .split('\n')
    .map((line) => {
      let source = line
      while (/\{[a-zA-Z]+\}/.test(source)) {
        source = source.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => parts[name] ?? '')
      }
      return new RegExp(source, 'gu')
    })

/** A text with whatever a pattern finds taken out of it. */
export const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' , '), text)

/** Whether any of the patterns is in a text. */
export const hasAny = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => text.search(pattern) >= 0)
