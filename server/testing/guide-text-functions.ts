import { nameUnitsMaximum } from '#contract/text.ts'
import { knownCard, plainCardOf } from '#server/guide/card-of-question.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { innerQuotes, tearsInnerQuote } from '#server/guide/inner-quotes.ts'
import { disguise } from '#server/guide/model/disguise.ts'
import { dress, modelPrompt, modelText } from '#server/guide/model/model-insight.ts'
import { isSilent } from '#server/guide/model/prompt.ts'
import { isEverydayWord, shownNames } from '#server/guide/naming.ts'
import { appreciationOf } from '#server/guide/reading/appreciation.ts'
import { blockedIn, withinHorizon } from '#server/guide/reading/clean-text.ts'
import { isUnfitElsewhere, soundsForeign } from '#server/guide/reading/language.ts'
import { withMore } from '#server/guide/reading/more-of-answer.ts'
import { namesOneThing, plainSigns } from '#server/guide/reading/plain-signs.ts'
import { accuses, quotesOf, wholeOf, withoutSparing } from '#server/guide/reading/quotes.ts'
import type { AnswerReading } from '#server/guide/reading/read-answer.ts'
import { mayRefuse } from '#server/guide/reading/refusal.ts'
import { speaksToGuide } from '#server/guide/reading/spoken-to-guide.ts'
import {
  asksOfPartner,
  isBeginning,
  isPointing,
  isTurned,
  leaning,
} from '#server/guide/reading/stands-alone.ts'
import { isAllOf } from '#server/guide/rules/all-of-answer.ts'
import { createQuestionCheck } from '#server/guide/rules/asked-questions.ts'
import { labelsOrAbuses } from '#server/guide/rules/banned-words.ts'
import { createRepeatsCheck } from '#server/guide/rules/bare-repeats.ts'
import { checkText } from '#server/guide/rules/check-guide-text.ts'
import { checkInsight } from '#server/guide/rules/check-insight.ts'
import { checkSuggestion } from '#server/guide/rules/check-suggestion.ts'
import { checkSummary } from '#server/guide/rules/check-summary.ts'
import { createClaimsCheck } from '#server/guide/rules/claims.ts'
import { badCuts } from '#server/guide/rules/cut-quotes.ts'
import { isNegated, isNegatedNearby, wordsBefore } from '#server/guide/rules/negation.ts'
import { isOwnInsight, ownInsight, ownSuggestion } from '#server/guide/rules/own-words.ts'
import {
  bareText,
  ownWords,
  quotedSpans,
  roomGiven,
  spelled,
  withStandIns,
} from '#server/guide/rules/quoted-spans.ts'
import { readingGrade, sentencesIn, syllablesIn } from '#server/guide/rules/reading-grade.ts'
import { createSwapsCheck } from '#server/guide/rules/role-swaps.ts'
import { tellingFaults } from '#server/guide/rules/telling-faults.ts'
import {
  isTelling,
  isWovenWell,
  readSentences,
  wovenIn,
  wovenQuotes,
} from '#server/guide/rules/telling-sentences.ts'
import { createTellingsCheck } from '#server/guide/rules/tellings.ts'
import {
  badLengths,
  faultsAnywhere,
  misquotes,
  namesIn,
  sourcesOf,
  standsIn,
  unevenRoom,
} from '#server/guide/rules/text-faults.ts'
import { asSaidToThem } from '#server/guide/rules/told-texts.ts'
import { stemOf, stemsOf } from '#server/guide/rules/word-stems.ts'
import { capitalised, countWords, isUnspaced, withoutSign, wordsIn } from '#server/guide/words.ts'
import { boldQuote, fillLine, plainQuote } from '#server/guide/writing/fill-line.ts'
import { quoteSentence } from '#server/guide/writing/quote-sentence.ts'
import { sharedThing } from '#server/guide/writing/shared-thing.ts'
import { sharedWord } from '#server/guide/writing/shared-word.ts'
import { spareSummary } from '#server/guide/writing/spare-summary.ts'
import { clausesOf } from '#server/meaning/clauses.ts'

/** By file and name, how each function is fed with a text. */
export type FedFunctions = Record<string, Record<string, (text: string) => unknown>>

const names = ['Mina', 'Jonas'] as const
const question = 'What was good this week?'

const input = (text: string, more: Partial<InsightInput> = {}): InsightInput => ({
  question,
  ...{ category: 'daily-life', cardId: '', timesHad: 0 },
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
  items: Array(items).fill({
    question,
    ...{ category: 'daily-life', cardId: '', position: 0 },
    answers: [text, text],
  }),
  focus: [],
  seed: 'seed',
})
const walk = 'We went for a walk by the sea.'
const shown = (text: string) => ({ text, words: 3, isAll: true })
const toldWalk = {
  ...{ sentence: 'annone, you …', quotes: ['walk'], answer: walk, asked: question },
  both: `${walk}\nWe sang.`,
  other: { standIn: 'anntwo', name: 'jonas' },
}

/** The clauses without the heads, which read no more than a bounded part of a text. */
const unscored = ({ answer }: { answer: string }) =>
  clausesOf(answer).map((clause) => ({ ...clause, score: 0.5 }))

/** An answer that was read and holds nothing sore. */
const calmReading: AnswerReading = {
  ...{
    words: 9,
    quotes: [],
    found: { whole: null, alone: [], all: [], text: '' },
    grave: 0,
    mayBeTender: false,
    isGrave: false,
  },
  ...{
    isStung: false,
    isSurelyStung: false,
    isThanks: true,
    mayRefuse: false,
    saysLittle: false,
    isUnread: false,
  },
  likely: { hurt: 0, complaint: 0, joke: 0, worry: 0, heavy: 0, wish: 0, tender: 0, proud: 0 },
}

/** What reads and writes for the guide, by the file it is in. */
export const guideFunctions: FedFunctions = {
  'card-of-question': {
    knownCard: (text) => knownCard({ cardId: text, question: text }),
    plainCardOf: (text) => plainCardOf({ cardId: text, question: text, category: text }),
  },
  'model/disguise': {
    disguise: (text) => {
      const hidden = disguise(text, [{ name: nameFrom(text), alias: 'Noa' }])
      return [hidden.original(text), disguise(text, []).original('a walk')]
    },
  },
  'model/model-insight': {
    dress: (text) => [dress(input(text)).putBack(text), dress(asking(text)).material],
    modelPrompt: (text) => modelPrompt(input(text)),
    modelText: (text) =>
      modelText({
        input: input(text),
        reply: { notes: '', first: text, second: text, question: text },
      }),
  },
  'model/prompt': {
    isSilent: (text) => isSilent({ notes: '', first: text, second: text, question: text }),
  },
  'rules/all-of-answer': { isAllOf: (text) => [isAllOf(text, text), isAllOf('a walk', text)] },
  'rules/banned-words': { labelsOrAbuses },
  'rules/check-guide-text': {
    checkText: (text) => checkText({ kind: 'insight', input: calm, text }),
  },
  'rules/check-insight': {
    checkInsight: (text) => checkInsight(text, calm),
  },
  'rules/check-suggestion': {
    checkSuggestion: (text) => checkSuggestion(text, calm),
  },
  'rules/check-summary': {
    checkSummary: (text) => checkSummary(text, summaryOf(walk)),
  },
  'rules/bare-repeats': {
    createRepeatsCheck: (text) => [
      createRepeatsCheck([walk, null], plainCardOf(calm), names)(text),
      createRepeatsCheck([text, null], plainCardOf(calm), names)(walk),
    ],
  },
  'rules/claims': {
    createClaimsCheck: (text) => [
      createClaimsCheck(calm, plainCardOf(calm), names)(text),
      createClaimsCheck(input(text), plainCardOf(calm), names)('Mina is sad and glad of it.'),
    ],
  },
  'rules/cut-quotes': {
    badCuts: (text) => [
      badCuts(`Mina wrote “${text.slice(0, 40)}”`, names, [[text], [walk]]),
      badCuts(text, names, [[walk], [walk]]),
    ],
  },
  'reading/appreciation': {
    appreciationOf: (text) =>
      ['thanks', 'light'].map((label) => {
        const reading = { ...calmReading, likely: { ...calmReading.likely, [label]: 1 } }
        const told = { answer: text, card: undefined, reading, other: calmReading, partner: text }
        return appreciationOf({ text }, told)
      }),
  },
  'reading/clean-text': { blockedIn, withinHorizon },
  'writing/fill-line': {
    boldQuote,
    plainQuote,
    fillLine: (text) => fillLine(text, {}) ?? fillLine('{A} and {A}', { A: text }),
  },
  'inner-quotes': {
    innerQuotes,
    tearsInnerQuote: (text) => tearsInnerQuote(text, { start: 2, end: 40 }),
  },
  'reading/language': { soundsForeign, isUnfitElsewhere },
  naming: {
    isEverydayWord,
    shownNames: (text) => shownNames([{ name: text }, { name: text }]),
  },
  'rules/own-words': {
    isOwnInsight: (text) => isOwnInsight(text, asking(text)),
    ownInsight: (text) => ownInsight({ ...asking(text), people: calm.people }),
    ownSuggestion: (text) => ownSuggestion(asking(text)),
  },
  'reading/plain-signs': { namesOneThing, plainSigns },
  'reading/refusal': {
    mayRefuse: (text) => [mayRefuse(text, text), mayRefuse(text, 'What do you like?')],
  },
  'writing/quote-sentence': {
    quoteSentence: (text) =>
      quoteSentence([shown(text), shown('a walk')], shownNames(calm.people), { first: 0, turn: 0 }),
  },
  'rules/quoted-spans': {
    bareText,
    ownWords: (text) => [ownWords(text, names), ownWords('Mina wrote “a walk”.', named(text))],
    spelled,
    quotedSpans: (text) => [quotedSpans(text, names), quotedSpans('“A walk”', named(text))],
    roomGiven: (text) => roomGiven(text, names),
    withStandIns: (text) => withStandIns(text, names, ['Ann', 'Bob']),
  },
  'reading/quotes': {
    accuses,
    withoutSparing,
    wholeOf,
    quotesOf: (text) =>
      quotesOf({ answer: text, question: text, isSore: true, isTender: true }, unscored),
  },
  'reading/more-of-answer': {
    withMore: (text) =>
      withMore(
        { text, words: 3, score: 1, rank: 1, start: 0, isAll: false },
        {
          ...{ text: `${text}. ${text}`, words: 9, question: text },
          all: [{ text, words: 4, score: 3, rank: 3, start: text.length + 2, isAll: false }],
        },
      ),
  },
  'rules/reading-grade': { readingGrade, sentencesIn, syllablesIn },
  'writing/shared-thing': {
    sharedThing: (text) =>
      [input(text), { ...asking(text), people: input(text).people }].map((one) =>
        sharedThing(one, { card: { about: text }, people: [calmReading, calmReading] }),
      ),
  },
  'writing/shared-word': { sharedWord: (text) => sharedWord(summaryOf(text, 2)) },
  'writing/spare-summary': {
    spareSummary: (text) => spareSummary({ ...summaryOf(text), people: asking(text).people }),
  },
  'reading/spoken-to-guide': { speaksToGuide },
  'reading/stands-alone': {
    asksOfPartner,
    isBeginning,
    isTurned: (text) => isTurned({ closes: 'sentence' }, text),
    isPointing,
    leaning: (text) => [
      leaning(
        { text, opens: 'sentence', closes: 'sentence' },
        { before: text, after: text, question: text },
      ),
      leaning(
        { text, opens: 'comma', closes: 'joint' },
        { before: walk, after: text, question: 'What did your partner do for you?' },
      ),
    ],
  },
  'rules/negation': {
    isNegated: (text) => isNegated(text, text.length),
    isNegatedNearby: (text) => [isNegatedNearby(text, 0), isNegatedNearby(text, text.length)],
    wordsBefore: (text) => wordsBefore(text, text.length, 5),
  },
  'rules/asked-questions': {
    createQuestionCheck: (text) => [
      createQuestionCheck([text, walk], plainCardOf(calm), names)('What would you like?'),
      createQuestionCheck([walk, walk], plainCardOf(calm), names)(`${text} What would you like?`),
    ],
  },
  'rules/role-swaps': {
    createSwapsCheck: (text) => [
      createSwapsCheck(text, 'jonas')('mina, you walk by the sea, …', ['walk']),
      createSwapsCheck(walk, 'jonas')(text, [text]),
    ],
  },
  'rules/telling-faults': {
    tellingFaults: (text) => [
      tellingFaults({ ...toldWalk, answer: text, both: text }),
      tellingFaults({ ...toldWalk, sentence: `annone, you … ${text}` }),
      tellingFaults({ ...toldWalk, quotes: [text], answer: text }),
    ],
  },
  'rules/telling-sentences': {
    isTelling: (text) => [isTelling(text), isTelling(`Annone, ${text}`)],
    isWovenWell: (text) => isWovenWell(text, { start: 10, end: 40 }),
    readSentences: (text) => readSentences(text, names),
    wovenIn: (text) => wovenIn(`Mina, you ${text}`, names)(0),
    wovenQuotes: (text) => [
      wovenQuotes(text, names).size,
      wovenQuotes(`Mina, you ${text}`, names).size,
    ],
  },
  'rules/tellings': {
    createTellingsCheck: (text) => [
      createTellingsCheck(calm, 'the week', names)(`Mina, you “walk” ${text}`),
      createTellingsCheck(input(text), text, names)('Mina, you “walk” by the sea.'),
    ],
  },
  'rules/told-texts': {
    asSaidToThem: (text) => [
      asSaidToThem(`Mina ${text}\n\nJonas ${text}\n\n${text}`, names),
      asSaidToThem(`Mina walks.\n\nJonas walks.\n\nWhat?`, named(text)),
    ],
  },
  'rules/text-faults': {
    badLengths: (text) => badLengths(text, names, [[text], [walk]]),
    faultsAnywhere: (text) => faultsAnywhere(text, text, names),
    misquotes: (text) => misquotes(text, names, [[text], [walk]]),
    namesIn: (text) => namesIn(asking(text)),
    sourcesOf: (text) => sourcesOf([{ answer: text }, { answer: text }]),
    standsIn: (text) => standsIn('a walk', [text]),
    unevenRoom: (text) => unevenRoom(text, names, [[text], [walk]]),
  },
  'rules/word-stems': { stemOf, stemsOf },
  words: { capitalised, countWords, isUnspaced, withoutSign, wordsIn },
}

/** Why what asks a head is left out. */
export const ofHeads =
  'is made of functions that are fed, and of heads, which read no more than a bounded part of a text'

/** Exported functions of the guide that get nothing as long as a text of a person, each with why. */
export const guideFunctionsLeftOut: Readonly<Record<string, string>> = {
  'reading/nearest-card cardToSpeakFrom': ofHeads,
  'reading/nearest-card readCards': 'reads the cards alone',
  'reading/nearest-card knowCards': 'reads the cards alone',
  'reading/read-answer readAnswer': ofHeads,
  'reading/read-item readItem': ofHeads,
  'rules/check-insight createInsightCheck': ofHeads,
  'rules/check-suggestion createSuggestionCheck': ofHeads,
  'rules/check-summary createSummaryCheck': ofHeads,
  'rules/own-words-items hasUnsafeAnswer': ofHeads,
  'rules/own-words-items isOwnWordsItem': ofHeads,
  'rules/own-words-items isSpokenOf': ofHeads,
  'rules/own-words-items withoutOwnWordsItems': ofHeads,
  'writing/insight writeInsight': ofHeads,
  'writing/summary-length longEnough':
    'gets our own sentences, with names and quotes that are short',
  'writing/suggestion writeSuggestion': ofHeads,
  'writing/summary writeSummary': ofHeads,
  'guide insightInputOf': 'hands texts on as they are',
  'guarded guarded': 'hands texts on to the rules, which are fed',
  'writing/built-in-guide createBuiltInGuide': 'its three functions are fed where they are written',
  'writing/card-asks fittingAsks': 'chooses among our own sentences by what was read',
  'writing/card-asks sayAsk': 'puts shown names, which are short, into our own sentences',
  'general-cards generalCardOf': 'looks the id of a category up',
  'writing/meeting meetingOf': 'gets answers that are read already',
  'model/model-guide createModelGuide': 'hands texts on to what is fed',
  'model/prompt instructionsFor': 'gets two names of ours',
  'model/prompt mendingPrompt': 'puts a reply that has been read behind a prompt',
  'model/prompt insightPrompt': 'puts texts that are short by then into a frame',
  'rules/own-words isOwnWordsByChance': 'gets the name of a catch-up, of at most 120 signs',
  'reading/quote-pairs quotePairs':
    'gets at most forty quotes of at most twelve words from each person',
  'reading/quote-pairs mayBeEvened': 'gets two quotes, and looks at their numbers of words alone',
  'reading/read-item isQuotable': 'gets answers that are read already',
  'rules/our-sentences ourSentences': 'gets our own sentences, and names that are short',
  'rules/reading-grade gradeFrom': 'gets numbers',
  'rules/text-faults when': 'gets a name of ours',
  'seeded-order namedFirst': 'gets the name of a catch-up, of at most 120 signs',
  'seeded-order otherSide': 'tells one side from the other',
  'seeded-order positionOf': 'gets a number',
  'writing/near-asks nearAsk': 'gets the name of a catch-up, of at most 120 signs',
}
