import type { InsightInput } from '#server/guide/guide.ts'
import { isQuotable, readItem } from '#server/guide/reading/read-item.ts'
import { countWords } from '#server/guide/words.ts'
import { sharedThing } from '#server/guide/writing/shared-thing.ts'
import { createQuestionCheck } from './asked-questions.ts'
import { createRepeatsCheck } from './bare-repeats.ts'
import { createClaimsCheck } from './claims.ts'
import { badCuts } from './cut-quotes.ts'
import { isOwnInsight } from './own-words.ts'
import { hasUnsafeAnswer } from './own-words-items.ts'
import { bareText, ownWords, quotedSpans } from './quoted-spans.ts'
import { sentencesIn } from './reading-grade.ts'
import { createTellingsCheck } from './tellings.ts'
import {
  badLengths,
  type Findings,
  faultsAnywhere,
  misquotes,
  namesIn,
  sourcesOf,
  unevenRoom,
  when,
} from './text-faults.ts'
import { asSaidToThem } from './told-texts.ts'

const hedge =
  /\b(?:maybe|perhaps|seems?|seemed|sounds?|looks as if|looks like|may|might|could|as if|possibly)\b/i
const openWord = /\b(?:what|which|how|when|where|who|whose)\b/i
const closedStart =
  /^(?:is|are|was|were|do|does|did|can|could|would|will|should|have|has|had|am|may|might|shall|why)\b/i

const isOpenQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') && openWord.test(sentence) && !closedStart.test(sentence)

/** A sentence that claims nothing for certain: it quotes, asks, is hedged, or says what the card says. */
const isTentative = (sentence: string, reflections: readonly string[]): boolean =>
  sentence.endsWith('?') ||
  sentence.includes('…') ||
  hedge.test(sentence) ||
  reflections.includes(sentence)

/** One question and nothing besides: “In that hour, what …?” */
const plainQuestion =
  /^(?:(?:in|on|at|for|from|of|with|after|before|by|to|about|under|over) )?(?:what|which|how|when|where|who|whose)\b/iu
const anyMark = /["‘‹›«»„“”]/u
/** Another kind of quote, an address, markup or signs that cannot be seen; “o'clock” and “’cause” have none. */
const oddSigns =
  /(?<![\p{L}\p{N}])[‘'’‹](?=\p{L})(?!(?:em|tis|twas|cause|til|n)\b)|["“”„«»›{}[\]@]|&#?\w{2,10};|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{L}[.:]\p{L}/iu

/** What is wrong with the paragraphs of a text that says to each of the two what they wrote; `own` is without quotes and names. */
function oddParagraphs(text: string, own: string): Findings {
  const question = bareText(text).split('\n\n').at(-1) ?? ''
  const isPlain =
    plainQuestion.test(question) && sentencesIn(question).length === 1 && !anyMark.test(question)
  const words = own.replaceAll('…', '')
  const isOdd = oddSigns.test(words) || words.normalize('NFKC') !== words.normalize('NFC')
  return [
    ...when(!isPlain, 'the third paragraph is not one plain question'),
    ...when(isOdd, 'signs that belong into no text'),
  ]
}

/** How many words an insight may have (`docs/guide.md`). */
export const mostWords = 80

type InsightCheck = {
  /** What is wrong with a text. */
  findings: (text: string) => Findings
  /** Whether nothing is; it stops at the first thing that is wrong. */
  keeps: (text: string) => boolean
  /** Whether a text of these sentences may keep the rules, the first of them with all the quotes; most that may not are told so for little. */
  mayKeep: (sentences: readonly [string, ...string[]]) => boolean
}

/** A check of insights on one pair of answers, for many tries at a text. */
export const createInsightCheck = (input: InsightInput): InsightCheck => {
  const answers = input.people.map(({ answer }) => answer)
  const item = readItem(input)
  const saysNothing = hasUnsafeAnswer(answers) || !isQuotable(item)
  const names = namesIn(input)
  const sources = sourcesOf(input.people)
  const { reflections } = item.card
  const claims = createClaimsCheck(input, item.card, names, () => sharedThing(input, item))
  const tellings = createTellingsCheck(input, item.card.about, names)
  const questions = createQuestionCheck(answers, item.card, names)
  const repeats = createRepeatsCheck(answers, item.card, names)
  let repeatsTold: typeof repeats | undefined

  /** The rules for a text, each as what it finds; those first that cost little and are broken most. */
  const rulesFor = (text: string): (() => Findings)[] => {
    const own = ownWords(text, names)
    const said = asSaidToThem(text, names)
    const read = said ?? text
    const sentences = sentencesIn(said === null ? own : ownWords(said, names))
    const quotes = quotedSpans(read, names)
    return [
      () => (quotes.every(({ owner }) => owner !== null) ? unevenRoom(read, names, sources) : []),
      () => when(countWords(bareText(text)) > mostWords, `more than ${mostWords} words`),
      () => when(sentences.length < 2 || sentences.length > 4, 'not two to four sentences'),
      () =>
        said === null
          ? when(text.includes('\n'), 'paragraphs that tell of nobody')
          : oddParagraphs(text, own),
      () => badLengths(read, names, sources),
      () => faultsAnywhere(text, own, names, read),
      () => misquotes(read, names, sources, { isClear: said !== null }),
      () =>
        sources.flatMap(([answer], side) =>
          when(
            !quotes.some(({ text: span }) => answer?.includes(span)),
            `no words of person ${side + 1}`,
          ),
        ),
      () =>
        when(
          sentences.some((sentence) => !isTentative(sentence, reflections)),
          'not tentative',
        ),
      () => {
        const isAskedOnce = (own.match(/\?/g)?.length ?? 0) === 1
        const isOpen = isAskedOnce && isOpenQuestion(sentences.at(-1) ?? '')
        return when(!isOpen, 'no open question at the end')
      },
      () => badCuts(read, names, sources),
      () => {
        if (said !== null) repeatsTold ??= createRepeatsCheck(answers, item.card, names, 'told')
        const isRepeat = (said === null ? repeats : repeatsTold)?.(own) === true
        return when(isRepeat, 'words of an answer outside a quote, or another script')
      },
      () => tellings(read),
      () => questions(read),
      () => claims(read),
    ]
  }

  const saidOf = (text: string): (() => Findings)[] => {
    if (isOwnInsight(text, input)) return []
    if (!saysNothing) return rulesFor(text)
    return [() => ['not the words of the card, though an answer is not to be spoken of']]
  }
  const counts = new Map<string, number>()
  const wordsOf = (sentence: string): number => {
    const count = counts.get(sentence) ?? countWords(bareText(sentence))
    counts.set(sentence, count)
    return count
  }
  const quoting = new Map<string, boolean>()
  /** Whether a sentence gives both enough room, and its quotes are cut well; one behind it that names neither changes neither. */
  const quotesWell = (sentence: string): boolean => {
    const isWell =
      quoting.get(sentence) ??
      (unevenRoom(sentence, names, sources).length === 0 &&
        badCuts(sentence, names, sources).length === 0)
    quoting.set(sentence, isWell)
    return isWell
  }
  const namesNobody = (sentence: string) => !names.some((name) => sentence.includes(name))

  return {
    findings: (text) => saidOf(text).flatMap((rule) => rule()),
    keeps: (text) => saidOf(text).every((rule) => rule().length === 0),
    mayKeep: (all) =>
      all.reduce((sum, sentence) => sum + wordsOf(sentence), 0) <= mostWords &&
      (!all.slice(1).every(namesNobody) || quotesWell(all[0])),
  }
}

/** What is wrong with an insight by the rules for it, for just these two answers. */
export const checkInsight = (text: string, input: InsightInput): Findings =>
  createInsightCheck(input).findings(text)
