import { nameUnitsMaximum } from '#contract/text.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { isEverydayWord, shownNames } from '#server/guide/naming.ts'
import { readAnswer } from '#server/guide/reading/answer-reading.ts'
import { feelingIn } from '#server/guide/reading/feeling.ts'
import { themesIn } from '#server/guide/reading/find-themes.ts'
import { soundsForeign } from '#server/guide/reading/language.ts'
import { relate } from '#server/guide/reading/lenses/relation.ts'
import { settledLenses } from '#server/guide/reading/lenses/settled-lenses.ts'
import { sharedWord, themeLenses } from '#server/guide/reading/lenses/theme-lenses.ts'
import { quotesOf } from '#server/guide/reading/quotes/choose-quotes.ts'
import { cleanStretches, withinHorizon } from '#server/guide/reading/quotes/clean-text.ts'
import { quoteCandidates } from '#server/guide/reading/quotes/quote-candidates.ts'
import { createQuoteScore } from '#server/guide/reading/quotes/quote-score.ts'
import { signalsIn } from '#server/guide/reading/signals.ts'
import { speaksToGuide } from '#server/guide/reading/spoken-to-guide.ts'
import { toneOf } from '#server/guide/reading/tone.ts'
import {
  checkInsight,
  checkSuggestion,
  checkSummary,
  checkText,
  createInsightCheck,
  createSuggestionCheck,
  createSummaryCheck,
} from '#server/guide/rules/check-guide-text.ts'
import { hasUnsafeAnswer, isPlainItem, withoutUnsafe } from '#server/guide/rules/plain-text.ts'
import { bareText, ownWords, quotedSpans, roomGiven } from '#server/guide/rules/quoted-spans.ts'
import { readingGrade, sentencesIn, syllablesIn } from '#server/guide/rules/reading-grade.ts'
import { spareInsight, spareSuggestion, spareSummary } from '#server/guide/rules/spare-texts.ts'
import { capitalised, countWords, isUnspaced, plainly, wordsIn } from '#server/guide/words.ts'
import { boldQuote, fillFrame, plainQuote } from '#server/guide/writing/fill-frame.ts'
import { readPair, writeInsight } from '#server/guide/writing/insight.ts'
import { renderDraft } from '#server/guide/writing/insight-draft.ts'
import { writeSuggestion } from '#server/guide/writing/suggestion.ts'
import { writeSummary } from '#server/guide/writing/summary.ts'
import { readItems } from '#server/guide/writing/summary-parts.ts'

/** By file and name, how each function is fed with a text. */
export type FedFunctions = Record<string, Record<string, (text: string) => unknown>>

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
  'reading/answer-reading': {
    readAnswer: (text) => readAnswer(text, { question: text, other: text }),
  },
  'rules/check-guide-text': {
    checkInsight: (text) => checkInsight(text, calm),
    checkSuggestion: (text) => checkSuggestion(text, calm),
    checkSummary: (text) => checkSummary(text, summaryOf('We went for a walk.')),
    checkText: (text) => checkText({ kind: 'insight', input: calm, text }),
    createInsightCheck: (text) => createInsightCheck(input(text))('Mina wrote “a walk”.'),
    createSuggestionCheck: (text) => createSuggestionCheck(asking(text))('Take a walk, Mina.'),
    createSummaryCheck: (text) => createSummaryCheck(summaryOf(text))('Thank you, Mina.'),
  },
  'reading/quotes/choose-quotes': {
    quotesOf: (text) => quotesOf(text, { question: text, other: text, telling: [], hurt: true }),
  },
  'reading/quotes/clean-text': { cleanStretches, withinHorizon },
  'reading/feeling': { feelingIn },
  'writing/fill-frame': {
    boldQuote,
    plainQuote,
    fillFrame: (text) => fillFrame(text, {}) ?? fillFrame('{A} and {A}', { A: text }),
  },
  'reading/find-themes': { themesIn },
  'writing/insight': {
    readPair: (text) => readPair(input(text)),
    writeInsight: (text) => writeInsight(input(text)),
  },
  'writing/insight-draft': {
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
  'reading/language': { soundsForeign },
  naming: {
    isEverydayWord,
    shownNames: (text) => shownNames([{ name: text }, { name: text }]),
  },
  'rules/plain-text': {
    hasUnsafeAnswer: (text) => hasUnsafeAnswer([text]),
    isPlainItem: (text) => isPlainItem(input(text)),
    withoutUnsafe: (text) => withoutUnsafe(summaryOf(text)),
  },
  'reading/quotes/quote-candidates': { quoteCandidates },
  'reading/quotes/quote-score': {
    createQuoteScore: (text) =>
      createQuoteScore({ question: text, other: text, telling: [text], hurt: true })(
        candidate(text),
      ),
  },
  'rules/quoted-spans': {
    bareText,
    ownWords: (text) => [ownWords(text, names), ownWords('Mina wrote “a walk”.', named(text))],
    quotedSpans: (text) => [quotedSpans(text, names), quotedSpans('“A walk”', named(text))],
    roomGiven: (text) => roomGiven(text, names),
  },
  'rules/reading-grade': { readingGrade, sentencesIn, syllablesIn },
  'reading/lenses/relation': { relate: (text) => relate(readPair(calm), text, 'Daily Life', text) },
  'reading/lenses/settled-lenses': {
    settledLenses: (text) => settledLenses(readPair(input(text))),
  },
  'reading/signals': { signalsIn },
  'rules/spare-texts': {
    spareInsight: (text) => spareInsight(asking(text)),
    spareSuggestion: (text) => spareSuggestion(asking(text)),
    spareSummary: (text) => spareSummary({ ...summaryOf(text), people: asking(text).people }),
  },
  'reading/spoken-to-guide': { speaksToGuide },
  'writing/suggestion': { writeSuggestion: (text) => writeSuggestion(input(text)) },
  'writing/summary': { writeSummary: (text) => writeSummary(summaryOf(text)) },
  'writing/summary-parts': { readItems: (text) => readItems(summaryOf(text)) },
  'reading/lenses/theme-lenses': {
    sharedWord: (text) => sharedWord(readPair(calm), text),
    themeLenses: (text) => themeLenses(readPair(calm), new Set(), [text, text]),
  },
  'reading/tone': { toneOf: (text) => toneOf(text.split(' ')) },
  words: { capitalised, countWords, isUnspaced, plainly, wordsIn },
}

/** Exported functions of the guide that get nothing as long as a text of a person, each with why. */
export const guideFunctionsLeftOut: Readonly<Record<string, string>> = {
  'guarded guarded': 'hands texts on to the rules, which are fed',
  'writing/built-in-guide createBuiltInGuide': 'its three functions are fed where they are written',
  'reading/quotes/choose-quotes pairedQuotes':
    'gets at most 46 quotes of at most twelve words from each person',
  'reading/quotes/choose-quotes evenPairs':
    'gets at most 46 quotes of at most twelve words from each person',
  'writing/closing-questions closingQuestions': 'chooses among our own sentences by a name of ours',
  'writing/frames/by-category framesFor': 'chooses among our own sentences by a category',
  'writing/insight-draft other': 'tells one side from the other',
  'writing/insight-draft namedFirst': 'gets the name of a catch-up, of at most 120 signs',
  'writing/insight-openings openingFor':
    'gets answers that are read already, with their few quotes',
  'reading/lenses/lens bothOrOne': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens has': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens inRole': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens of': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens oneOf': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens only': 'looks at what was found in an answer, not at its text',
  'reading/lenses/lens roleOf': 'looks at what was found in an answer, not at its text',
  'rules/plain-text isPlainInsight': 'compares with our own sentences',
  'rules/plain-text isPlainSuggestion': 'compares with our own sentences',
  'rules/plain-text plainInsight': 'reads no answer',
  'rules/plain-text plainSuggestion': 'reads no answer',
  'rules/reading-grade gradeFrom': 'gets numbers',
  'seeded-order dealt': 'gets our own sentences and the name of a catch-up',
  'seeded-order drawName': 'looks the id of a category up',
  'seeded-order positionOf': 'gets a number',
  'writing/summary-parts mainDifference': 'gets answers that are read already',
  'writing/summary-parts mainTopic': 'gets answers that are read already',
  'writing/summary-parts quotesToKeep': 'gets answers that are read already, with their few quotes',
  'reading/lenses/voice-lenses voiceLenses':
    'looks at what was found in an answer, not at its text',
}
