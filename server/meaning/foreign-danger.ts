import { placeOf, wordsOf } from './hashed-words.ts'
import { eachLikely, type Features, type Head, type HeadShape, openHead, sumsOf } from './head.ts'
import { createMemory } from './memory.ts'
import stored from './weights/foreign-danger.json' with { type: 'json' }

/** It reads no numbers: the encoder knows English alone. */
export const foreignDangerShape: HeadShape = {
  ...{ outputs: ['danger'], numbers: 0, places: 65_536, hidden: 0 },
}

const runLengths = [4, 5] as const
const longestWord = 24

/** Runs of letters within a word, by which its other forms and misspellings are near. */
const runsOf = (word: string): string[] => {
  const whole = `<${word.slice(0, longestWord)}>`
  return runLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) =>
      whole.slice(at, at + length),
    ),
  )
}

/** Letters without their accents, which many leave out. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')

/** What the head reads of a text: its words, each two that stand side by side, and runs of letters, without accents. */
export function foreignFeatures(text: string): Features {
  const words = wordsOf(bare(text))
  const parts = words.flatMap((word, at) => [
    word,
    `${words[at - 1] ?? '^'} ${word}`,
    ...runsOf(word).map((run) => `~${run}`),
  ])
  const places = parts.map((part) => placeOf(part, foreignDangerShape.places))
  return { numbers: new Float32Array(), places: [...new Set(places)] }
}

/** Of very long texts so many sentences are read at the start, and as many at the end. */
const mostSentences = 100
/** Who writes without full stops is read by so many words, each half of them twice. */
const longestSentence = 24

function sentencesOf(text: string): string[] {
  const all = text.split(/(?<=[.!?;…])\s+|\n+/u).flatMap((sentence) => {
    const words = sentence.split(/\s+/u).filter(Boolean)
    const count = Math.ceil(words.length / (longestSentence / 2))
    return Array.from({ length: count }, (_, at) =>
      words.slice((at * longestSentence) / 2, ((at + 1) * longestSentence) / 2).join(' '),
    )
  })
  return all.length <= 2 * mostSentences
    ? all
    : [...all.slice(0, mostSentences), ...all.slice(-mostSentences)]
}

/** Each two short sentences in a row: as much as the lines that were learned from, so that nothing around them outweighs them. */
function neighboursOf(text: string): string[] {
  const sentences = sentencesOf(text)
  if (sentences.length <= 2) return [sentences.join(' ')]
  return sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
}

/** How likely the likeliest two neighbouring sentences of a text are danger, by this head. */
export const readForeignDanger = (text: string, head: Head): number =>
  neighboursOf(text).reduce(
    (so, part) => Math.max(so, eachLikely(sumsOf(head, foreignFeatures(part)).sums)[0] ?? 0),
    0,
  )

const head = openHead(stored)
const heard = createMemory<number>(2_000)

/** From which likelihood on a text in another language is heard. */
export const foreignDangerFrom: number = stored.thresholds.danger

/** How likely a text tells of danger in one of the languages that were learned; of English it says next to nothing. */
export function foreignDangerIn(text: string): number {
  const before = heard.of(text)
  if (before !== undefined) return before
  const likelihood = readForeignDanger(text, head)
  heard.keep(text, likelihood)
  return likelihood
}
