import { parts } from './lexicon/parts.ts'

/** The patterns of a lexicon, one a line, with the parts put in for their names. */
export const phrasesOf = (lexicon: string): RegExp[] =>
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
