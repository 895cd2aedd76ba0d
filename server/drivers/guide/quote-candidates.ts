import { answerHorizon, cleanStretches } from './clean-text.ts'
import { plainly, type Word, wordsIn } from './words.ts'

export const quoteWords = { least: 3, most: 12 } as const

/** A run of words of one answer, exactly as it stands there. */
export type Candidate = {
  text: string
  /** The words in lower case, apostrophes straight. */
  words: readonly string[]
  /** It begins where a sentence or a part of one begins. */
  opens: boolean
  /** It ends where a sentence or a part of one ends. */
  closes: boolean
}

type Placed = Word & { begins: boolean; ends: boolean }

const joiners = new Set('and but because so when while though although then which as if or since until that where'.split(' '))
const stopping = /[,.;:!?…\n。！？，、；：–—/-]|\p{Extended_Pictographic}/u
const halting = /[.;:!?…\n。！？；：–—]|\p{Extended_Pictographic}/u

const placed = (text: string, words: readonly Word[]): Placed[] =>
  words.map((word, index) => {
    const before = text.slice(words[index - 1]?.end ?? 0, word.start)
    const after = text.slice(word.end, words[index + 1]?.start ?? text.length)
    const next = words[index + 1]
    const previous = words[index - 1]
    return {
      ...word,
      begins: index === 0 || stopping.test(before) || joiners.has(plainly(previous?.text ?? '')),
      ends: !next || stopping.test(after) || joiners.has(plainly(next.text)),
    }
  })

const runsWithoutHalt = (text: string): Placed[][] => {
  const words = placed(text, wordsIn(text))
  const runs: Placed[][] = [[]]
  words.forEach((word, index) => {
    runs.at(-1)?.push(word)
    const next = words[index + 1]
    if (next && halting.test(text.slice(word.end, next.start))) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

const spansOf = (text: string, run: readonly Placed[], least: number): Candidate[] => {
  const spans: Candidate[] = []
  run.forEach((first, from) => {
    const longest = Math.min(quoteWords.most, run.length - from)
    for (let length = least; length <= longest; length += 1) {
      const last = run[from + length - 1]
      if (!last) continue
      spans.push({
        text: text.slice(first.start, last.end),
        words: run.slice(from, from + length).map((word) => plainly(word.text)),
        opens: first.begins,
        closes: last.ends,
      })
    }
  })
  return spans
}

/** Every run of words of an answer that may be quoted; [] when nothing clean is long enough. */
export const quoteCandidates = (answer: string): Candidate[] => {
  const runs = cleanStretches(answer).flatMap(({ start, end }) => {
    const text = answer.slice(start, end)
    return runsWithoutHalt(text).map((run) => ({ text, run }))
  })
  const least = Math.min(quoteWords.least, wordsIn(answer.slice(0, answerHorizon)).length)
  const wanted = runs.some(({ run }) => run.length >= quoteWords.least)
  const shortest = wanted ? least : Math.max(0, ...runs.map(({ run }) => run.length))
  if (shortest === 0 || (!wanted && wordsIn(answer).length > 5)) return []
  return runs.flatMap(({ text, run }) => spansOf(text, run, Math.min(shortest, run.length)))
    .filter((span) => span.words.length >= shortest)
}
