import { sameWords, stopWords, turnsOfPhrase } from './vocabulary.ts'

const vowel = /[aeiouy]/
const endings = [/ing$/, /ed$/, /ly$/, /ness$/, /ful$/]

/** "lov" of "loving" was "love", "fix" of "fixing" was not "fixe". */
const lostAnE = /^[^aeiou][aeiouy][^aeiouwxy]$/

/** The stem of a lower-case English word: its endings off, so that its forms meet. */
export function stemOf(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  let stem = word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/s$/, '')
    .replace(/is(?=e$|ed$|ing$)/, 'iz')
  for (const ending of endings) {
    const rest = stem.replace(ending, '')
    if (rest === stem || rest.length < 3 || !vowel.test(rest)) continue
    stem = lostAnE.test(rest) ? `${rest}e` : rest.replace(/([bdfgmnprt])\1$/, '$1')
    break
  }
  return stem.length > 4 ? stem.replace(/e$/, '').replace(/(?<=[^aeiou])y$/, 'i') : stem
}

/** Whether two words differ by one letter: left out, put in, changed or swapped with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = (word: string, from: number) => word.slice(from)
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1)
  const isSwap =
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    rest(short, at + 2) === rest(long, at + 2)
  return isSwap || rest(short, at + 1) === rest(long, at + 1)
}

const meaning = new Map(
  sameWords.flatMap((group) => {
    const stems = group.split(/\s+/).map(stemOf)
    return stems.map((stem) => [stem, stems[0] ?? stem] as const)
  }),
)

const longestWord = 40
const shortestMended = 6

/** The word of the groups that somebody meant who slipped by one letter, in the form of its group. */
export function mended(word: string): string {
  if (word.length < shortestMended || meaning.has(word)) return word
  const meant = [...meaning.keys()].find(
    (stem) => stem.length >= shortestMended - 1 && stem[0] === word[0] && isOneSlip(stem, word),
  )
  return meant === undefined ? word : (meaning.get(meant) ?? meant)
}

/** The text with one form of each sign, and straight apostrophes. */
export const inPlainSigns = (text: string): string => text.normalize('NFKC').replace(/[‘’ʼ]/g, "'")

/** A word without the short form of another that hangs on it. */
export const bareWord = (word: string): string => word.replace(/'(?:s|d|m|ll|re|ve)?$/, '')

/** The text in lower case with its turns of phrase as words of their own. */
const plainly = (text: string): string =>
  turnsOfPhrase.reduce(
    (rest, [turn, words]) => rest.replace(turn, ` ${words} `),
    inPlainSigns(text).toLowerCase(),
  )

/** The words that tell what a text is about, in the one form in which the search compares them. */
export function searchWords(text: string): string[] {
  return (plainly(text).match(/[\p{L}\p{N}']+/gu) ?? [])
    .map((word) => bareWord(word).replaceAll("'", ''))
    .filter((word) => word.length > 1 && word.length <= longestWord && !stopWords.has(word))
    .map(stemOf)
    .map((stem) => meaning.get(stem) ?? stem)
}
