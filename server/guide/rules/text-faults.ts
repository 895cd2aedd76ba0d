import { asQuoted } from '#contract/as-quoted.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { isEverydayWord, shownNames } from '#server/guide/naming.ts'
import { countWords, withoutSign, wordsIn } from '#server/guide/words.ts'
import { clauseWords, longestQuote } from '#server/meaning/clauses.ts'
import { isAllOf } from './all-of-answer.ts'
import { neverQuoted, neverRepeated, outOfPlace, unkind } from './banned-words.ts'
import { bareText, type Names, quotedSpans, roomGiven } from './quoted-spans.ts'
import { gradeFrom, sentencesIn, syllablesIn } from './reading-grade.ts'
import { wovenIn, wovenQuotes } from './telling-sentences.ts'

/** Names of the broken rules; [] for a text that may be shown. */
export type Findings = string[]

/** All answers of one person. */
export type Answers = readonly (string | null)[]

export const when = (found: boolean, rule: string): Findings => (found ? [rule] : [])

const markup = /<[^>]*>|https?:|www\.|\]\(|[#`|<>*_]/i
/** Of words that somebody wrote, besides: what a reader's program may make a link of, and what cannot be seen. */
const markupInQuote =
  /[[\]{}]|(?:javascript|data|mailto):|@[\w-]+\.\w|&#?\w{2,10};|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/iu

/** Flesch-Kincaid grade of the guide's own words: quoted ones count as plain words, in the sentences that they are. */
const gradeOf = (text: string, own: string, names: Names): number => {
  const words = wordsIn(own)
  const within = quotedSpans(text, names).map((span) =>
    Math.max(0, sentencesIn(span.text).length - 1),
  )
  const sentences = within.reduce((sum, more) => sum + more, sentencesIn(own).length)
  const quotedWords = Math.max(0, countWords(bareText(text)) - words.length)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word.text), 0)
  const count = words.length + quotedWords
  return gradeFrom(count, sentences, syllables + quotedWords * 1.4)
}

/** Above this a text is too hard to read; one that tells is made of two voices, which a formula takes for long sentences. */
const hardest = { plain: 8, telling: 9 } as const

const isTooHard = (grade: number, read: string, names: Names): boolean =>
  grade > hardest.telling || (grade > hardest.plain && wovenQuotes(read, names).size === 0)

/** What no text of the guide may hold; `own` is the text without quotes and names, `read` as it would be said to the two. */
export const faultsAnywhere = (
  text: string,
  own: string,
  names: Names,
  read: string = text,
): Findings => [
  ...when(text.trim() === '', 'empty'),
  ...when(isTooHard(gradeOf(text, own, names), read, names), 'reading grade above 8'),
  ...when(neverRepeated.test(own), 'a banned word'),
  ...when(
    quotedSpans(text, names).some((span) => neverQuoted.test(span.text) || unkind.test(span.text)),
    'a banned word in a quote',
  ),
  ...outOfPlace.filter(([, pattern]) => pattern.test(own)).map(([name]) => name),
  ...when(markup.test(own), 'markup or a link'),
  ...when(
    quotedSpans(text, names).some(
      (span) => markup.test(span.text) || markupInQuote.test(span.text),
    ),
    'markup or a link in a quote',
  ),
]

export const namesIn = (input: Pick<InsightInput | SummaryInput, 'people'>): Names => {
  const [first, second] = shownNames(input.people)
  return [first.text, second.text]
}

/** Names that also stand in the guide's own sentences cannot be told apart from them. */
const isUnclear = (name: string): boolean =>
  isEverydayWord(name) || /^(?:one of you|the other one)$/.test(name)

export const standsIn = (span: string, answers: Answers): boolean =>
  answers.some((answer) => answer?.includes(span))

/** More quotes than any text of ours has; a text with more is not read on. */
const mostQuotes = 24

/** Quotes that are not in the answers of the person they are given to; `isClear` where a text says whose they are, whatever the names. */
export const misquotes = (
  text: string,
  names: Names,
  answers: readonly [Answers, Answers],
  { isClear = false } = {},
): Findings => {
  const unclear = !isClear && names.some(isUnclear)
  const spans = quotedSpans(text, names)
  if (spans.length > mostQuotes) return ['too many quotes']
  return spans.flatMap(({ text: span, owner }) => {
    const given = owner === null ? answers : [answers[owner]]
    const stands = unclear
      ? answers.some((one) => standsIn(span, one))
      : given.every((one) => standsIn(span, one))
    return when(!stands, `a quote that is not in the answer it is given to: ${span}`)
  })
}

/** One or two words that an answer begins with and that are a sentence. */
const isFirstSentence = (span: string, answer: string): boolean => {
  const bare = answer.replace(/^[^\p{L}\p{N}]+/u, '')
  return (
    bare.startsWith(span) &&
    /^(?:\u00A0\/|\s*(?:[.!?…;\n]|\p{Extended_Pictographic}))/u.test(bare.slice(span.length))
  )
}

/** A sentence that tells may quote a passage of so few words, or one that is a sentence of the answer. */
const leastWoven = 2

const isSentence = (quoted: string, answer: string): boolean => {
  // Its own sign may stand in the quote.
  const span = withoutSign(quoted)
  const at = answer.indexOf(span)
  return (
    at >= 0 &&
    /(?:^|[.!?…;\n]|\u00A0\/)\s*$/u.test(answer.slice(Math.max(0, at - 20), at)) &&
    /^(?:\u00A0\/|\s*(?:[.!?…;\n]|$))/u.test(answer.slice(at + span.length, at + span.length + 20))
  )
}

/**
 * Quotes of fewer than three words or more than may be; fewer are right where the answer has fewer, and
 * where they are all of its first sentence.
 */
export const badLengths = (
  text: string,
  names: Names,
  answers: readonly [Answers, Answers],
): Findings => {
  const counted = answers.map((given) =>
    given.flatMap((answer) => (answer === null ? [] : [{ answer, words: countWords(answer) }])),
  )
  const isWoven = wovenIn(text, names)
  return quotedSpans(text, names)
    .slice(0, mostQuotes)
    .flatMap(({ text: span, owner }, at) => {
      const given = owner === null ? counted.flat() : (counted[owner] ?? [])
      const sources = given.filter(({ answer }) => answer.includes(span))
      const words = countWords(span)
      const fewest = words < clauseWords.least && isWoven(at) ? leastWoven : clauseWords.least
      const least = Math.min(fewest, ...sources.map((source) => source.words))
      const isTooShort =
        words < least &&
        !sources.some(
          ({ answer }) =>
            isFirstSentence(span, answer) || (isWoven(at) && isSentence(span, answer)),
        )
      return when(
        isTooShort || words > longestQuote,
        `a quote that is too short or too long: ${span}`,
      )
    })
}

/** What each of two people may be quoted from: their answer, as it stands within a quote. */
export const sourcesOf = ([one, two]: readonly [
  { answer: string | null },
  { answer: string | null },
]) => [[asQuoted(one.answer)], [asQuoted(two.answer)]] as const

/** The least share of room one person may have of the other's; 1.5 the other way round. */
const leastShare = 0.67

/** So many words, at most, name somebody and lead over to what they wrote. */
const leadingOver = 4
/** Who has so much of the room that they took themselves has nearly all of it. */
const nearlyAll = 0.8
/** Who is quoted in full has all the room they took: the other may be quoted as long as a quote may be. */
const roomInFull = Math.ceil((longestQuote + leadingOver) * leastShare)

/** Whether one person has clearly more room than the other, who has not been quoted in full. */
export const unevenRoom = (
  text: string,
  names: Names,
  answers: readonly [Answers, Answers] = [[], []],
): Findings => {
  const [first, second] = roomGiven(text, names)
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  if (names.some(isUnclear) || least / most >= leastShare) return []
  const less = first < second ? 0 : 1
  const isInFull =
    quotedSpans(text, names).some(
      ({ text: span, owner }) =>
        owner === less && answers[less].some((answer) => answer !== null && isAllOf(span, answer)),
    ) ||
    answers[less].some(
      (answer) =>
        answer !== null && answer !== '' && least - leadingOver >= countWords(answer) * nearlyAll,
    )
  return when(!(isInFull && Math.max(least, roomInFull) / most >= leastShare), 'unequal room')
}
