import { isOneSlip } from './one-slip.ts'
import { stemOf } from './stem.ts'
import { sameWords, stopWords, turnsOfPhrase } from './vocabulary.ts'

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

/** The text in lower case with straight apostrophes and its turns of phrase as words of their own. */
const plainly = (text: string): string =>
  turnsOfPhrase.reduce(
    (rest, [turn, words]) => rest.replace(turn, ` ${words} `),
    text.normalize('NFKC').replace(/[‘’ʼ]/g, "'").toLowerCase(),
  )

/** The words that tell what a text is about, in the one form in which the search compares them. */
export function searchWords(text: string): string[] {
  return (plainly(text).match(/[\p{L}\p{N}']+/gu) ?? [])
    .map((word) => word.replace(/'(?:s|d|m|ll|re|ve)?$/, '').replaceAll("'", ''))
    .filter((word) => word.length > 1 && word.length <= longestWord && !stopWords.has(word))
    .map(stemOf)
    .map((stem) => meaning.get(stem) ?? stem)
}
