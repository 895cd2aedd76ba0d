import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { isEverydayWord, shownNames } from '#server/guide/naming.ts'
import { quoteCandidates, quoteWords } from '#server/guide/reading/quotes/quote-candidates.ts'
import { countWords, wordsIn } from '#server/guide/words.ts'
import { neverRepeated, outOfPlace } from './banned-words.ts'
import { hasUnsafeAnswer, isPlainInsight, isPlainSuggestion } from './plain-text.ts'
import { bareText, type Names, ownWords, quotedSpans, roomGiven } from './quoted-spans.ts'
import { gradeFrom, sentencesIn, syllablesIn } from './reading-grade.ts'

type Answers = readonly (string | null)[]
/** Names of the broken rules; [] for a text that may be shown. */
type Findings = string[]

const hedge =
  /\b(?:maybe|perhaps|seems?|seemed|sounds?|looks as if|looks like|may|might|could|as if|possibly)\b/i
const openWord = /\b(?:what|which|how|when|where|who)\b/i
const closedStart =
  /^(?:is|are|was|were|do|does|did|can|could|would|will|should|have|has|had|am|may|might|shall|why)\b/i
const tooLong =
  /\b(?:(?<!quarter of an )hours?|all day|all night|(?:whole|entire|full) (?:day|evening|weekend|afternoon|morning))\b/i
const costly =
  /\b(?:buy|order in|book a|restaurants?|tickets?|pay|hire|subscri\w*|cinema|takeaway|spend money|shop for|concert)\b/i
const refusable =
  /\b(?:if (?:you|it|there|one of you|either)|only if|skip|leave it|let it go|fine answer|no is|can wait|rather not|drop it|or not)\b/i
const shared = /\b(?:each|both|together|take turns|side by side|swap|trade|one of you|in turns)\b/i
const secondIdea =
  /\b(?:alternatively|another idea|or you could|as well as that|secondly|also try|a second)\b/i
const markup = /<[^>]*>|https?:|www\.|\]\(|[#`|<>*_]/
const numbers: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

const when = (found: boolean, rule: string): Findings => (found ? [rule] : [])

/** Flesch-Kincaid grade of the guide's own words: quoted ones count as plain words. */
const gradeOf = (text: string, own: string): number => {
  const words = wordsIn(own)
  const quotedWords = Math.max(0, countWords(bareText(text)) - words.length)
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word.text), 0)
  const count = words.length + quotedWords
  return gradeFrom(count, sentencesIn(own).length, syllables + quotedWords * 1.4)
}

const everywhere = (text: string, own: string, names: Names): Findings => [
  ...when(text.trim() === '', 'empty'),
  ...when(gradeOf(text, own) > 8, 'reading grade above 8'),
  ...when(neverRepeated.test(own), 'a banned word'),
  ...when(
    quotedSpans(text, names).some((span) => neverRepeated.test(span.text)),
    'a banned word in a quote',
  ),
  ...outOfPlace.filter(([, pattern]) => pattern.test(own)).map(([name]) => name),
  ...when(markup.test(own), 'markup or a link'),
]

const namesIn = (input: Pick<InsightInput | SummaryInput, 'people'>): Names => {
  const [first, second] = shownNames(input.people)
  return [first.text, second.text]
}

/** Names that also stand in the guide's own sentences cannot be told apart from them. */
const isUnclear = (name: string): boolean =>
  isEverydayWord(name) || /^(?:one of you|the other one)$/.test(name)

const standsIn = (span: string, answers: Answers): boolean =>
  answers.some((answer) => answer?.includes(span))

const misquotes = (text: string, names: Names, answers: readonly [Answers, Answers]): Findings => {
  const unclear = names.some(isUnclear)
  return quotedSpans(text, names).flatMap(({ text: span, owner }) => {
    const given = owner === null ? answers : [answers[owner]]
    const stands = unclear
      ? answers.some((one) => standsIn(span, one))
      : given.every((one) => standsIn(span, one))
    return when(!stands, `a quote that is not in the answer it is given to: ${span}`)
  })
}

const quotable = (answer: string | null): boolean =>
  answer !== null && quoteCandidates(answer).length > 0

const badLengths = (text: string, names: Names, answers: readonly [Answers, Answers]): Findings =>
  quotedSpans(text, names).flatMap(({ text: span, owner }) => {
    const given = owner === null ? answers.flat() : answers[owner]
    const sources = given.filter((answer) => answer?.includes(span))
    const least = Math.min(quoteWords.least, ...sources.map((answer) => countWords(answer ?? '')))
    const words = countWords(span)
    return when(words < least || words > quoteWords.most, 'a quote that is too short or too long')
  })

/** The least share of room one person may have of the other's; 1.5 the other way round. */
const leastShare = 0.67

const unevenRoom = (text: string, names: Names): Findings => {
  const [first, second] = roomGiven(text, names)
  const share = Math.min(first, second) / Math.max(first, second)
  return when(!names.some(isUnclear) && !(share >= leastShare), 'unequal room')
}

const isOpenQuestion = (sentence: string): boolean =>
  sentence.endsWith('?') && openWord.test(sentence) && !closedStart.test(sentence)

/** A check of insights on one pair of answers, for many tries at a text. */
export const createInsightCheck = (input: InsightInput): ((text: string) => Findings) => {
  const answers = input.people.map(({ answer }) => answer)
  const unsafe = hasUnsafeAnswer(answers)
  const names = namesIn(input)
  const sources = [[input.people[0].answer], [input.people[1].answer]] as const
  const quotableBy = answers.map(quotable)
  return (text) => {
    if (isPlainInsight(text)) return []
    if (unsafe) return ['not the plain text, though an answer sounds unsafe']
    const own = ownWords(text, names)
    const sentences = sentencesIn(own)
    const statements = sentences.filter((sentence) => !sentence.endsWith('?')).join(' ')
    const quotes = quotedSpans(text, names)
    const askedOnce = (own.match(/\?/g)?.length ?? 0) === 1
    return [
      ...everywhere(text, own, names),
      ...when(sentences.length < 2 || sentences.length > 4, 'not two to four sentences'),
      ...when(countWords(bareText(text)) > 80, 'more than 80 words'),
      ...misquotes(text, names, sources),
      ...badLengths(text, names, sources),
      ...answers.flatMap((answer, index) =>
        when(
          quotableBy[index] === true && !quotes.some(({ text: span }) => answer?.includes(span)),
          `no words of person ${index + 1}`,
        ),
      ),
      ...(quotableBy.every(Boolean) && quotes.every(({ owner }) => owner !== null)
        ? unevenRoom(text, names)
        : []),
      ...when(!hedge.test(statements), 'not tentative'),
      ...when(!askedOnce || !isOpenQuestion(sentences.at(-1) ?? ''), 'no open question at the end'),
    ]
  }
}

/** What is wrong with an insight by the rules for it, for just these two answers. */
export const checkInsight = (text: string, input: InsightInput): Findings =>
  createInsightCheck(input)(text)

const longestIdea = 15

const minutesIn = (text: string): number[] =>
  [...text.matchAll(/\b(\d+|[a-z]+(?:-five)?)[- ]minutes?\b/gi)].map(
    ([, count]) => numbers[(count ?? '').toLowerCase()] ?? (Number(count) || 0),
  )

/** A check of suggestions for one pair of answers. */
export const createSuggestionCheck = (input: InsightInput): ((text: string) => Findings) => {
  const unsafe = hasUnsafeAnswer(input.people.map(({ answer }) => answer))
  const names = namesIn(input)
  const sources = [[input.people[0].answer], [input.people[1].answer]] as const
  return (text) => {
    if (isPlainSuggestion(text)) return []
    if (unsafe) return ['not the plain text, though an answer sounds unsafe']
    const own = ownWords(text, names)
    const minutes = minutesIn(own)
    const isShort = minutes.length > 0 && minutes.every((count) => count <= longestIdea)
    return [
      ...everywhere(text, own, names),
      ...misquotes(text, names, sources),
      ...when(countWords(bareText(text)) > 45, 'more than 45 words'),
      ...when(sentencesIn(own).length > 3 || secondIdea.test(own), 'more than one idea'),
      ...when(!isShort || tooLong.test(own), 'not within 15 minutes'),
      ...when(!/\bthis week\b/i.test(own), 'not this week'),
      ...when(costly.test(own), 'not free'),
      ...when(!refusable.test(own), 'not easy to refuse'),
      ...when(!shared.test(own) && !names.every((name) => text.includes(name)), 'no part for both'),
    ]
  }
}

/** What is wrong with a suggestion: one free idea for both, 15 minutes at most, this week, easy to refuse. */
export const checkSuggestion = (text: string, input: InsightInput): Findings =>
  createSuggestionCheck(input)(text)

/** A check of summaries of one catch-up; items with an answer that sounds unsafe have no line in it. */
export const createSummaryCheck = (input: SummaryInput): ((text: string) => Findings) => {
  const names = namesIn(input)
  const safe = input.items.filter(({ answers }) => !hasUnsafeAnswer(answers))
  const sources = [
    safe.map(({ answers }) => answers[0]),
    safe.map(({ answers }) => answers[1]),
  ] as const
  const quotableBy = sources.map((answers) => answers.some(quotable))
  return (text) => {
    const own = ownWords(
      input.focus.reduce((rest, name) => rest.replaceAll(name, 'it'), text),
      names,
    )
    const words = countWords(bareText(text))
    const quotes = quotedSpans(text, names)
    return [
      ...everywhere(text, own, names),
      ...when(words < 90 || words > 170, 'not 90 to 170 words'),
      ...misquotes(text, names, sources),
      ...badLengths(text, names, sources),
      ...sources.flatMap((answers, index) =>
        when(
          quotableBy[index] === true && !quotes.some(({ text: span }) => standsIn(span, answers)),
          `no words of person ${index + 1}`,
        ),
      ),
      ...(quotableBy.every(Boolean) ? unevenRoom(text, names) : []),
      ...when(!/\bthank/i.test(own), 'no thanks'),
      ...when(!/\bdiffer\w*/i.test(own), 'no difference named'),
      ...input.focus.flatMap((name) => when(!text.includes(name), `focus left out: ${name}`)),
      ...when(own.includes('?'), 'a question'),
    ]
  }
}

/** What is wrong with a summary by the rules for it. */
export const checkSummary = (text: string, input: SummaryInput): Findings =>
  createSummaryCheck(input)(text)

/** A text of the guide with what it was written from. */
export type GuideText = { text: string } & (
  | { kind: 'insight' | 'suggestion'; input: InsightInput }
  | { kind: 'summary'; input: SummaryInput }
)

/** No text may have so many UTF-16 units; one that does is not even read. */
const longest = 4_000

/** What is wrong with a text by the rules for its kind. */
export const checkText = (written: GuideText): Findings => {
  const { kind, text } = written
  if (text.length > longest) return ['far too long']
  if (kind === 'summary') return checkSummary(text, written.input)
  return kind === 'insight'
    ? checkInsight(text, written.input)
    : checkSuggestion(text, written.input)
}
