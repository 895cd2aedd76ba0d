import { plainly } from '#server/meaning/plainly.ts'

/** The beginning that the forms of one word share. */
export const stemOf = (word: string): string =>
  word.replace(/'s$/, '').replace(/(?:ness|ly|ing|ed|er|est|ies|es|s|y|e)$/, '')

/** The stems of all words of a text. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set((plainly(text).match(/[\p{L}']+/gu) ?? []).map(stemOf))
