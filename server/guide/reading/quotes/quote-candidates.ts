import { countWords, isUnspaced, plainly, type Word, wordsIn } from '#server/guide/words.ts'
import { cleanStretches, type Stretch, withinHorizon } from './clean-text.ts'
import { danglingEnds } from './common-words.ts'

export const quoteWords = { least: 3, most: 12 } as const

export type Edge = 'sentence' | 'comma' | 'joint' | 'soft' | 'none'

/** A run of words of one answer, exactly as it stands there. */
export type Candidate = {
  text: string
  /** The words in lower case, apostrophes straight. */
  words: readonly string[]
  /** Where it begins and ends: at the edge of a sentence or a part of one, at a word that only adds to it (soft), or in between. */
  opens: Edge
  closes: Edge
  /** How many commas it runs across. */
  commas: number
}

type Placed = Word & { begins: Edge; ends: Edge }

const joiners = new Set(
  'and but because so when while though although then which as if or since until where'.split(' '),
)
const asides = new Set('while although though since until as which'.split(' '))
const fillers = new Set(
  'honestly well actually basically probably maybe perhaps yeah ok okay'.split(' '),
)
const likened = new Set('we i you they he she in when'.split(' '))
const additions = new Set(
  'after before during without with instead for from at on in by that than around through along'.split(
    ' ',
  ),
)
const stopping = /[,.;:!?…()“”"\n。！？，、；：–—/-]|\p{Extended_Pictographic}/u
const halting = /[.;:!?…\n。！？；：–—]|\p{Extended_Pictographic}/u

const opensNext = (word: string): boolean =>
  (joiners.has(word) && !asides.has(word)) || fillers.has(word)

const isWordless = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)

const edgeOf = (isOuter: boolean, between: string, isJoint: boolean, isSoft = false): Edge => {
  if (isOuter || halting.test(between)) return 'sentence'
  if (stopping.test(between)) return 'comma'
  if (isJoint) return 'joint'
  return isSoft ? 'soft' : 'none'
}

/** The words of one stretch, each with what stands before and after it in the whole text. */
const placed = (text: string, { start, end }: Stretch): Placed[] => {
  const words = wordsIn(text.slice(start, end)).map((word) => ({
    ...word,
    start: start + word.start,
    end: start + word.end,
  }))
  return words.map((word, index) => {
    const [previous, next] = [words[index - 1], words[index + 1]]
    const before = text.slice(previous?.end ?? Math.max(0, start - 1), word.start)
    const after = text.slice(word.end, next?.start ?? end + 1)
    const preceding = plainly(previous?.text ?? '')
    const following = plainly(next?.text ?? '')
    const isLikening = following === 'like' && likened.has(plainly(words[index + 2]?.text ?? ''))
    const isFirst = !previous && isWordless(text.slice(0, word.start))
    const isLast = !next && isWordless(text.slice(word.end))
    return {
      ...word,
      begins: edgeOf(isFirst, before, opensNext(preceding), asides.has(preceding)),
      ends: edgeOf(isLast, after, joiners.has(following), additions.has(following) || isLikening),
    }
  })
}

const runsWithoutHalt = (text: string, words: readonly Placed[]): Placed[][] => {
  const runs: Placed[][] = [[]]
  words.forEach((word, index) => {
    runs.at(-1)?.push(word)
    const next = words[index + 1]
    if (next && halting.test(text.slice(word.end, next.start))) runs.push([])
  })
  return runs.filter((run) => run.length > 0)
}

/** It does not break off on a word such as "the" or "because". */
const isFinished = ({ closes, words }: Candidate): boolean =>
  (closes !== 'none' && closes !== 'soft') || !danglingEnds.has(words.at(-1) ?? '')

const spansOf = (
  text: string,
  run: readonly Placed[],
  least: number,
  isCounted: boolean,
): Candidate[] => {
  const spans: Candidate[] = []
  run.forEach((first, from) => {
    const longest = Math.min(quoteWords.most, run.length - from)
    for (let length = least; length <= longest; length += 1) {
      const last = run[from + length - 1]
      if (!last) continue
      const span = text.slice(first.start, last.end)
      spans.push({
        text: span,
        words: run.slice(from, from + length).map((word) => plainly(word.text)),
        opens: first.begins,
        closes: last.ends,
        commas: span.match(/[,，、]/gu)?.length ?? 0,
      })
    }
  })
  const finished = spans.filter(isFinished)
  const mayBeFewer = ({ words }: Candidate): boolean => isCounted && words.length <= least + 2
  return finished.filter((span) => !mayBeFewer(span) || countWords(span.text) >= least)
}

/** Every run of words of an answer that may be quoted; [] when nothing clean is long enough. */
export const quoteCandidates = (answer: string): Candidate[] => {
  const text = withinHorizon(answer)
  const least = Math.min(quoteWords.least, countWords(text))
  if (least === 0) return []
  const isCounted = isUnspaced(text)
  const stretches = cleanStretches(answer).map((stretch) => placed(text, stretch))
  const spans = stretches
    .flatMap((words) => runsWithoutHalt(text, words))
    .flatMap((run) => spansOf(text, run, least, isCounted))
  if (spans.length > 0) return spans
  return stretches.flatMap((words) => spansOf(text, words, least, isCounted))
}
