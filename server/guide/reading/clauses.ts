import { countWords, isUnspaced, plainly, type Word, wordsIn } from '#server/guide/words.ts'
import { withinHorizon } from './clean-text.ts'
import { danglingEnds } from './common-words.ts'

export const quoteWords = { least: 3, most: 12 } as const

/** Where a clause begins or ends: with its sentence, at a comma, at a word that joins two clauses, or before one that only adds to it. */
export type Edge = 'sentence' | 'comma' | 'joint' | 'soft'

/** A run of words that can stand alone, exactly as it is in its answer: `answer.slice(start, end)`. */
export type Clause = {
  text: string
  start: number
  end: number
  words: number
  opens: Edge
  closes: Edge
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What joins two clauses where a new subject follows. */
const coordinating = setOf('and or but so then yet plus & n')
/** What joins two clauses and stays behind when the second one stands alone. */
const reasons = setOf('because cos cause coz cuz bc since as although though even')
/** What joins two clauses and belongs to the second one. */
const times = setOf('when while whenever where if until till unless')
const fillers = setOf(
  'tbh ngl imo honestly well actually basically probably maybe perhaps yeah yes ok okay so um uh hmm oh ah and but also just lol haha hahaha hehe anyway like',
)
const trailing = setOf('lol haha hahaha hehe lmao xx x xo xoxo tbh btw though anyway innit')
const subjects = setOf(
  `i i'm i've i'd i'll im ive we we're we've we'd we'll you you're you've you'd you'll u he he's she she's they they're they've it it's its that's there there's this that nobody everyone everybody someone my your our the no`,
)
const additions = setOf('after before during without until since on in at with for from instead')
const partOfVerb =
  /^(?:look\w*|wait\w*|deal\w*|believ\w*|car(?:e[sd]?|ing)|think\w*|thought|ask\w*|pay\w*|paid|put\w*|turn\w*|switch\w*|go|goes|going|went|come|comes|came|coming|get\w*|got|work\w*|depend\w*|hold\w*|held|stay\w*|stand\w*|stood|mov\w*|sign\w*|cut\w*|join\w*|let\w*|giv\w*|gave|tak\w*|took|carry\w*|carri\w*|tr(?:y|ied|ies)|log\w*|check\w*|throw\w*|threw|drop\w*|pick\w*|hop\w*|long\w*|wish\w*|sorry|thank\w*|thanks|live|lives|lived|living|be|is|was|were|are|been|am|fall\w*|fell|sit\w*|sat|keep\w*|kept|sleep\w*|slept|talk\w*|agree\w*|happy|good|bad|angry|up|out|over|time|ready|day|room|reason|lot|much|more|help\w*|made|make|sett\w*)$/

/** How many fillers are left out at either end. */
const mostFillers = 4

const sentenceGap = /[.;:!?…\n。！？；：–—]|\p{Extended_Pictographic}|\s-+\s/u
const commaGap = /[,，、]/u

/** `skip`: how many words of the second clause may be left out. */
type Joint = { edge: Edge; skip: number }

const atEnd: Joint = { edge: 'sentence', skip: 0 }

/** What stands between two words: nothing, or the edge of a clause. */
const jointAt = (text: string, words: readonly Word[], at: number): Joint | null => {
  const [previous, next] = [words[at - 1], words[at]]
  if (!previous || !next) return { edge: 'sentence', skip: 0 }
  const gap = text.slice(previous.end, next.start)
  if (sentenceGap.test(gap) && !/^(?:mr|mrs|ms|dr|st|vs|a\.m|p\.m)$/i.test(previous.text)) {
    return { edge: 'sentence', skip: 0 }
  }
  const [word, following] = [plainly(next.text), plainly(words[at + 1]?.text ?? '')]
  const isJoining = coordinating.has(word)
  if (commaGap.test(gap)) return { edge: 'comma', skip: isJoining || reasons.has(word) ? 1 : 0 }
  if (isJoining && (subjects.has(following) || times.has(following))) {
    return { edge: 'joint', skip: 1 }
  }
  if (
    reasons.has(word) &&
    (subjects.has(following) || word.startsWith('b') || word.startsWith('c'))
  )
    return { edge: 'joint', skip: 1 }
  if (times.has(word)) return { edge: 'joint', skip: 0 }
  return null
}

/** Whether what comes before the word can end there, as a last resort. */
const mayEndBefore = (words: readonly Word[], at: number): boolean => {
  const [previous, next] = [plainly(words[at - 1]?.text ?? ''), plainly(words[at]?.text ?? '')]
  return additions.has(next) && !danglingEnds.has(previous) && !partOfVerb.test(previous)
}

const isAmong = (set: ReadonlySet<string>, word: Word | undefined): boolean =>
  word !== undefined && set.has(plainly(word.text))

/** Where a clause may begin: at its edge, after what joins it on, and after words that fill. */
const startsAt = (words: readonly Word[], at: number, { edge, skip }: Joint) =>
  [...new Set([0, skip])].flatMap((skipped) => {
    const from = at + skipped
    let first = from
    while (first - from < mostFillers && isAmong(fillers, words[first])) first += 1
    return [...new Set([from, first])].map((start) => ({ from: start, opens: edge }))
  })

/** Every run of whole clauses of an answer: three to twelve words, or fewer where the answer has fewer. */
export const clausesOf = (answer: string): Clause[] => {
  const text = withinHorizon(answer)
  const words = wordsIn(text)
  const least = Math.min(quoteWords.least, words.length)
  const joints = words.map((_, at) => jointAt(text, words, at))
  const found = new Map<string, Clause>()

  const add = (from: number, to: number, edges: Pick<Clause, 'opens' | 'closes'>) => {
    let kept = to
    while (kept - 1 > from && to - kept < mostFillers && isAmong(trailing, words[kept - 1]))
      kept -= 1
    const [first, last] = [words[from], words[kept - 1]]
    if (!first || !last) return
    const [start, end] = [first.start, last.end]
    const span = text.slice(start, end)
    const count = isUnspaced(span) ? countWords(span) : kept - from
    if (count < least || count > quoteWords.most || found.has(span)) return
    found.set(span, { text: span, start, end, words: count, ...edges })
  }

  const starts = joints.flatMap((joint, at) => (joint ? startsAt(words, at, joint) : []))
  for (const { from, opens } of starts) {
    const furthest = Math.min(words.length, from + quoteWords.most + mostFillers)
    for (let to = from + 1; to <= furthest; to += 1) {
      const joint = to < words.length ? joints[to] : atEnd
      const closes = joint?.edge ?? (mayEndBefore(words, to) ? 'soft' : undefined)
      if (closes) add(from, to, { opens, closes })
      if (joint?.edge === 'sentence') break
    }
  }
  return [...found.values()]
}
