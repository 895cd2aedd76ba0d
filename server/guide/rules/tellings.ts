import type { InsightInput } from '#server/guide/guide.ts'
import { countWords } from '#server/guide/words.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { isNegated, isNegatedNearby } from './negation.ts'
import type { Names } from './quoted-spans.ts'
import { createSwapsCheck } from './role-swaps.ts'
import { tellingFaults } from './telling-faults.ts'
import { isTelling, readSentences, standIns } from './telling-sentences.ts'
import { type Findings, when } from './text-faults.ts'
import { stemOf, stemsOf } from './word-stems.ts'

/** Words that any telling is made of, besides the small ones: none names a thing, a person, a place or a feeling. */
const tellingWords = new Set(
  `add added adding adds alone aloud already answer answered answering answers apart ask asked asking asks begin beginning
  begins beside besides bring bringing brings brought call called calling calls choose chooses choosing chose chosen count
  counted counting counts day days different each end ended ending ends evening far find finding finds found full go half
  happen happened happening happens hear heard hearing hears held hold holding holds home hour hours hundred including
  instead lead leads live lives living long longer matter matters mean meaning meant mention mentioned mentioning mentions
  middle minute minutes month months morning most name named names naming night notice noticed notices noticing open opens
  other part people person pick picked picking picks picture pictured pictures picturing place places plain point read
  reading reads reckon reckons remember remembered remembering remembers right round saying second sentence set sets short
  side sides single slow slowly small soon speak speaking speaks spoke stand standing stands start started starting starts
  stay stayed staying stays still stood stop stopped stopping stops story straight talk talked talking talks telling
  thinking third thought thoughts time times together turn turned turning turns two wait waited waiting waits week weeks
  whatever whenever wherever whole whose word words write writes writing written wrote year years yours`
    .split(/\s+/)
    .map(stemOf),
)

/** “You would like to be asked” is what “nobody ever asks” means. */
const sayingWords = stemsOf('ask say tell answer call name mention')
const wishedFor = /\b(?:like|love|want|wish|rather) to be $/

/** Between two “;” of a sentence what is told is a sentence by itself: it, and where a place of the whole lies in it. */
const pieceAt = (low: string, index: number): [piece: string, at: number] => {
  const from = low.lastIndexOf(';', index - 1) + 1
  const to = low.indexOf(';', index)
  return [low.slice(from, to < 0 ? undefined : to), index - from]
}

/** So many words of a sentence that tells may come from nowhere. */
const mostOwnWords = 3

/** What comes next is a thing that is named, which a “not” near it in the answer may have been about or not. */
const isNamed = /\b(?:the|an?|no|your|his|her|their|my|of|in|at|with|for|on|annone's|anntwo's) $/

/** So many words before another one, a “not” is surely about it. */
const closeBy = 3

const numbers = new Map(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, String(at + 2)]),
)
const asFigure = (word: string): string => numbers.get(word) ?? word

type Read = Pick<InsightInput, 'people' | 'question'>
type Told = { sentence: string; quotes: string[] }

/** A check of one sentence that tells, for which both answers are read word by word. */
function createSentenceCheck(
  { people, question }: Read,
  about: string,
  names: Names,
): (told: Told) => Findings {
  const answers = people.map(({ answer }) => plainly(answer ?? '')) as [string, string]
  const asked = stemsOf(`${question} ${about} ${names.join(' ')}`)
  const figures = answers.map(
    (answer) =>
      new Set((`${answer} ${plainly(question)}`.match(/[\p{L}\p{N}]+/gu) ?? []).map(asFigure)),
  )
  const wordsOf = (text: string) =>
    [...text.matchAll(/[\p{L}\p{N}']+/gu)].map(({ 0: word, index }) => ({
      ...{ word, index },
      stem: stemOf(word),
    }))
  /** By stem, whether an answer says it anywhere without denying it, and whether it denies anything near it. */
  const said = answers.map((answer) => {
    const ways = new Map<string, { isSaid: boolean; isDenied: boolean }>()
    for (const { stem, index } of wordsOf(answer)) {
      const known = ways.get(stem)
      const isSaid = known?.isSaid === true || !isNegated(answer, index, closeBy)
      const isDenied = known?.isDenied === true || isNegatedNearby(answer, index)
      ways.set(stem, { isSaid, isDenied })
    }
    return ways
  })

  const plainNames = names.map(plainly) as [string, string]
  const askedPlainly = plainly(question)
  const both = answers.join('\n')
  const swapsIn = ([0, 1] as const).map((side) =>
    createSwapsCheck(answers[side], plainNames[side === 0 ? 1 : 0]),
  )

  return ({ sentence, quotes }) => {
    const side = sentence.startsWith(standIns[0]) ? 0 : 1
    const otherSide = side === 0 ? 1 : 0
    const low = plainly(sentence)
    const swapped = swapsIn[side]?.(low, quotes)
    const own = wordsOf(low).filter(
      ({ word }) => !standIns.some((standIn) => word.startsWith(standIn.toLowerCase())),
    )
    const telling = own.filter(({ word }) => word.length > 2 && !smallWords.has(word))
    const waysOf = (stem: string) => said[side]?.get(stem)
    const beyond = telling.filter(
      ({ stem }) => !tellingWords.has(stem) && !asked.has(stem) && !waysOf(stem),
    )
    const turned = telling.find(({ stem, index }) => {
      const ways = waysOf(stem)
      if (!ways) return false
      if (sayingWords.has(stem) && wishedFor.test(low.slice(0, index))) return false
      if (isNegated(low, index, closeBy)) return !ways.isDenied
      const [piece, at] = pieceAt(low, index)
      return !ways.isSaid && !isNegatedNearby(piece, at) && !isNamed.test(low.slice(0, index))
    })
    const isTheirs = ({ stem }: { stem: string }) => waysOf(stem) !== undefined || asked.has(stem)
    /**
     * Whether something is told, and in no words but theirs, those of the question and the smallest; where it is small ones
     * alone (“you can think of nothing”), in theirs alone.
     */
    const isOfTheirs = (piece: string): boolean => {
      const words = wordsOf(plainly(piece)).filter(
        ({ word }) => !standIns.some((standIn) => word.startsWith(standIn.toLowerCase())),
      )
      const naming = words.filter(({ word }) => word.length > 2 && !smallWords.has(word))
      const told =
        naming.length > 0
          ? naming
          : words.filter(({ word }) => word.length > 3 && !word.startsWith('your'))
      return told.length > 0 && told.every(isTheirs)
    }
    /** “You needed four words: …” */
    const isCountOfWords = ({ word, index }: { word: string; index: number }) =>
      /^ words?\b/u.test(low.slice(index + word.length)) &&
      [answers[side], ...quotes].some((text) => String(countWords(text)) === asFigure(word))
    const counted = own.find(
      (one) =>
        (/^\p{N}+$/u.test(one.word) || (numbers.has(one.word) && one.word !== 'two')) &&
        figures[side]?.has(asFigure(one.word)) !== true &&
        !isCountOfWords(one),
    )
    const toOther = new RegExp(
      `(?:^|[,;:.…] )(?:\\w+,? )?${standIns[otherSide]}, (?:\\w+ ){0,3}you\\b`,
      'u',
    )
    return [
      ...when(
        sentence.split(';').some((piece) => !piece.includes('…') && !isOfTheirs(piece)),
        'a sentence without a quote that is not made of their words',
      ),
      ...when(toOther.test(sentence), 'it speaks to the other one in between'),
      ...(beyond.length > mostOwnWords
        ? beyond.map(({ word }) => `too much of it is not in that answer: ${word}`)
        : []),
      ...when(
        turned !== undefined,
        `said where they denied it, or denied where they said it: ${turned?.word}`,
      ),
      ...when(counted !== undefined, `a number that is not there: ${counted?.word}`),
      ...when(swapped !== undefined, `who did what is changed: ${swapped}`),
      ...tellingFaults({
        ...{ sentence: low, quotes, answer: answers[side], both, asked: askedPlainly },
        other: { standIn: plainly(standIns[otherSide]), name: plainNames[otherSide] },
      }),
    ]
  }
}

/**
 * A check of the sentences that tell somebody what they wrote: they are made of that person's own words, those of the
 * question and plain ones, name no number that is not there, and deny what was denied and nothing else. Where nothing is
 * told, as in all texts of the built-in guide, no answer is read for it.
 */
export function createTellingsCheck(
  input: Read,
  about: string,
  names: Names,
): (text: string) => Findings {
  let check: ReturnType<typeof createSentenceCheck> | undefined
  return (text) => {
    const { sentences, quotes, isClear } = readSentences(text, names)
    let next = 0
    const told = sentences.map((sentence) => {
      const from = next
      next += sentence.match(/…/g)?.length ?? 0
      return { sentence, quotes: quotes.slice(from, next) }
    })
    const telling = told.filter(({ sentence }) => isTelling(sentence))
    if (telling.length > 0 && !isClear) return ['dots outside of a quote']
    if (telling.length === 0) return []
    check ??= createSentenceCheck(input, about, names)
    return telling.flatMap(check)
  }
}
