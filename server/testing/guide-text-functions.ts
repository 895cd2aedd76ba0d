import { nameUnitsMaximum } from '#contract/text.ts'
import { readAnswer } from '#server/guide/answer-reading.ts'
import {
  checkInsight,
  checkSuggestion,
  checkSummary,
  createInsightCheck,
  createSuggestionCheck,
  createSummaryCheck,
} from '#server/guide/check-guide-text.ts'
import { quotesOf } from '#server/guide/choose-quotes.ts'
import { cleanStretches, withinHorizon } from '#server/guide/clean-text.ts'
import { feelingIn } from '#server/guide/feeling.ts'
import { boldQuote, fillFrame, plainQuote } from '#server/guide/fill-frame.ts'
import { themesIn } from '#server/guide/find-themes.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { readPair, writeInsight } from '#server/guide/insight.ts'
import { renderDraft } from '#server/guide/insight-draft.ts'
import { soundsForeign } from '#server/guide/language.ts'
import { isEverydayWord, shownNames } from '#server/guide/naming.ts'
import { hasUnsafeAnswer, isPlainTurn } from '#server/guide/plain-text.ts'
import { quoteCandidates } from '#server/guide/quote-candidates.ts'
import { createQuoteScore } from '#server/guide/quote-score.ts'
import { bareText, ownWords, quotedSpans, roomGiven } from '#server/guide/quoted-spans.ts'
import { readingGrade, sentencesIn, syllablesIn } from '#server/guide/reading-grade.ts'
import { relate } from '#server/guide/relation.ts'
import { numberFrom } from '#server/guide/seeded-order.ts'
import { settledLenses } from '#server/guide/settled-lenses.ts'
import { signalsIn } from '#server/guide/signals.ts'
import { spareInsight, spareSuggestion, spareSummary } from '#server/guide/spare-texts.ts'
import { speaksToGuide } from '#server/guide/spoken-to-guide.ts'
import { writeSuggestion } from '#server/guide/suggestion.ts'
import { writeSummary } from '#server/guide/summary.ts'
import { readItems } from '#server/guide/summary-parts.ts'
import { sharedWord, themeLenses } from '#server/guide/theme-lenses.ts'
import { toneOf } from '#server/guide/tone.ts'
import { capitalised, countWords, isUnspaced, plainly, wordsIn } from '#server/guide/words.ts'
import type { FedFunctions } from './text-functions.ts'

const names = ['Mina', 'Jonas'] as const
const question = 'What was good this week?'

const input = (text: string, more: Partial<InsightInput> = {}): InsightInput => ({
  question,
  category: 'Daily Life',
  people: [
    { name: 'Mina', answer: text },
    { name: 'Jonas', answer: text },
  ],
  seed: 'seed',
  position: 1,
  ...more,
})
const calm = input('We went for a walk by the sea.')
/** As long as a name may be. */
const nameFrom = (text: string): string => text.slice(0, nameUnitsMaximum)
const named = (text: string) => [nameFrom(text), 'Jonas'] as const
const asking = (text: string): InsightInput => ({
  ...calm,
  question: text,
  people: [
    { name: nameFrom(text), answer: 'We went for a walk by the sea.' },
    { name: nameFrom(`x${text}`), answer: 'You cooked for both of us.' },
  ],
})
const summaryOf = (text: string, items = 1): SummaryInput => ({
  people: [{ name: 'Mina' }, { name: 'Jonas' }],
  items: Array(items).fill({ question, category: 'Daily Life', answers: [text, text] }),
  focus: [],
  seed: 'seed',
})
const candidate = (text: string) => ({
  text,
  words: plainly(text).split(' '),
  opens: 'sentence' as const,
  closes: 'none' as const,
  commas: 0,
})

/** What reads and writes for the guide, by the file it is in. */
export const guideFunctions: FedFunctions = {
  'answer-reading': {
    readAnswer: (text) => readAnswer(text, { question: text, other: text }),
  },
  'check-guide-text': {
    checkInsight: (text) => checkInsight(text, calm),
    checkSuggestion: (text) => checkSuggestion(text, calm),
    checkSummary: (text) => checkSummary(text, summaryOf('We went for a walk.')),
    createInsightCheck: (text) => createInsightCheck(input(text))('Mina wrote “a walk”.'),
    createSuggestionCheck: (text) => createSuggestionCheck(asking(text))('Take a walk, Mina.'),
    createSummaryCheck: (text) => createSummaryCheck(summaryOf(text))('Thank you, Mina.'),
  },
  'choose-quotes': {
    quotesOf: (text) => quotesOf(text, { question: text, other: text, telling: [], hurt: true }),
  },
  'clean-text': { cleanStretches, withinHorizon },
  feeling: { feelingIn },
  'fill-frame': {
    boldQuote,
    plainQuote,
    fillFrame: (text) => fillFrame(text, {}) ?? fillFrame('{A} and {A}', { A: text }),
  },
  'find-themes': { themesIn },
  insight: {
    readPair: (text) => readPair(input(text)),
    writeInsight: (text) => writeInsight(input(text)),
  },
  'insight-draft': {
    renderDraft: (text) =>
      renderDraft(
        {
          ...{ lens: { name: 'plainOpen', weight: 1 }, asked: text, start: '{A} wrote {qA}.' },
          ...{ observation: '{asked}', ask: 'What is it?', isLed: false, quotes: [text, text] },
          opening: { pools: [], quotes: [], spare: [], role: 0, same: false },
        },
        asking(text).people,
        0,
      ),
  },
  language: { soundsForeign },
  naming: {
    isEverydayWord,
    shownNames: (text) => shownNames([{ name: text }, { name: text }]),
  },
  'plain-text': {
    hasUnsafeAnswer: (text) => hasUnsafeAnswer([text]),
    isPlainTurn: (text) => isPlainTurn(input(text)),
  },
  'quote-candidates': { quoteCandidates },
  'quote-score': {
    createQuoteScore: (text) =>
      createQuoteScore({ question: text, other: text, telling: [text], hurt: true })(
        candidate(text),
      ),
  },
  'quoted-spans': {
    bareText,
    ownWords: (text) => [ownWords(text, names), ownWords('Mina wrote “a walk”.', named(text))],
    quotedSpans: (text) => [quotedSpans(text, names), quotedSpans('“A walk”', named(text))],
    roomGiven: (text) => roomGiven(text, names),
  },
  'reading-grade': { readingGrade, sentencesIn, syllablesIn },
  relation: { relate: (text) => relate(readPair(calm), text, 'Daily Life', text) },
  'seeded-order': { numberFrom },
  'settled-lenses': { settledLenses: (text) => settledLenses(readPair(input(text))) },
  signals: { signalsIn },
  'spare-texts': {
    spareInsight: (text) => spareInsight(asking(text)),
    spareSuggestion: (text) => spareSuggestion(asking(text)),
    spareSummary: (text) => spareSummary({ ...summaryOf(text), people: asking(text).people }),
  },
  'spoken-to-guide': { speaksToGuide },
  suggestion: { writeSuggestion: (text) => writeSuggestion(input(text)) },
  summary: { writeSummary: (text) => writeSummary(summaryOf(text)) },
  'summary-parts': { readItems: (text) => readItems(summaryOf(text)) },
  'theme-lenses': {
    sharedWord: (text) => sharedWord(readPair(calm), text),
    themeLenses: (text) => themeLenses(readPair(calm), new Set(), [text, text]),
  },
  tone: { toneOf: (text) => toneOf(text.split(' ')) },
  words: { capitalised, countWords, isUnspaced, plainly, wordsIn },
}

/** Exported functions of the guide that get nothing as long as a text of a person, each with why. */
export const guideFunctionsLeftOut: Readonly<Record<string, string>> = {
  'built-in-guide createBuiltInGuide': 'its three functions are fed where they are written',
  'choose-quotes pairedQuotes': 'gets at most 46 quotes of at most twelve words from each person',
  'choose-quotes evenPairs': 'gets at most 46 quotes of at most twelve words from each person',
  'closing-questions closingQuestions': 'chooses among our own sentences by a name of ours',
  'frames/by-category framesFor': 'chooses among our own sentences by a category',
  'insight-draft other': 'tells one side from the other',
  'insight-draft namedFirst': 'gets the name of a catch-up, of at most 120 signs',
  'insight-openings openingFor': 'gets answers that are read already, with their few quotes',
  'lens bothOrOne': 'looks at what was found in an answer, not at its text',
  'lens has': 'looks at what was found in an answer, not at its text',
  'lens inRole': 'looks at what was found in an answer, not at its text',
  'lens of': 'looks at what was found in an answer, not at its text',
  'lens oneOf': 'looks at what was found in an answer, not at its text',
  'lens only': 'looks at what was found in an answer, not at its text',
  'lens roleOf': 'looks at what was found in an answer, not at its text',
  'plain-text isPlainInsight': 'compares with our own sentences',
  'plain-text isPlainSuggestion': 'compares with our own sentences',
  'plain-text plainInsight': 'reads no answer',
  'plain-text plainSuggestion': 'reads no answer',
  'reading-grade gradeFrom': 'gets numbers',
  'seeded-order dealt': 'gets our own sentences and the name of a catch-up',
  'seeded-order inSeededOrder': 'gets our own sentences and the name of a catch-up',
  'seeded-order positionOf': 'gets a number',
  'summary-parts mainDifference': 'gets answers that are read already',
  'summary-parts mainTopic': 'gets answers that are read already',
  'summary-parts quotesToKeep': 'gets answers that are read already, with their few quotes',
  'voice-lenses voiceLenses': 'looks at what was found in an answer, not at its text',
}
