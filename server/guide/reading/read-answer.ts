import { labelsOrAbuses } from '#server/guide/rules/banned-words.ts'
import { countWords } from '#server/guide/words.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { type Label, labelsOf } from '#server/meaning/labels.ts'
import { stungFrom, stungIn } from '#server/meaning/stung.ts'
import { withinHorizon } from './clean-text.ts'
import { isUnfitElsewhere, soundsForeign } from './language.ts'
import { namesOneThing, plainSigns } from './plain-signs.ts'
import { type Quote, type QuotesFound, quotesOf, wholeOf } from './quotes.ts'
import { mayRefuse } from './refusal.ts'
import { speaksToGuide } from './spoken-to-guide.ts'

/** What the guide makes of one answer. */
export type AnswerReading = {
  /** How many words it has. */
  words: number
  /** Best first; [] where nothing of it is to be repeated: “dunno” beside a long answer only shows somebody up. */
  quotes: readonly Quote[]
  /** Those and what may be shown beside one of them, with the text whose places they tell. */
  found: QuotesFound
  /** How likely each label is. */
  likely: Readonly<Partial<Record<Label, number>>>
  /** How likely it is that something in it is heavy, sore or sad. */
  grave: number
  /** Something in it may be, so that nothing may make light of it. */
  mayBeTender: boolean
  /** Its words tell of something grave (`plain-signs.ts`), or it is nearly surely heavy. */
  isGrave: boolean
  /** Whoever wrote it sounds hurt or slighted by the other: nothing playful stands beside it. */
  isStung: boolean
  /** It does so that surely that a question may go by it. */
  isSurelyStung: boolean
  isThanks: boolean
  /** It may refuse what was asked, so that no question may build on a yes to it. */
  mayRefuse: boolean
  saysLittle: boolean
  /** It is in another language: what it says is not known, and it is quoted whole or not at all. */
  isUnread: boolean
}

/** So few words say little, whatever they are. */
const few = 2

/** More words than this say something, whatever the head makes of them. */
const mostOfLittle = 25

/** Likelihoods from which on the guide goes by a label; measured on answers that nothing was learned from. */
const from = {
  maybeTender: 0.2,
  thanks: 0.5,
  little: 0.5,
  sore: 0.15,
  surelyHeavy: 0.6,
  surelyStung: 0.5,
} as const
const leftAloneFrom = { language: 0.5, off: 0.25 } as const

const graveLabels = ['heavy', 'hurt', 'worry', 'sorry', 'self-blame', 'misses'] as const

const noQuotes: QuotesFound = { whole: null, alone: [], all: [], text: '' }

const nothing: AnswerReading = {
  ...{
    words: 0,
    quotes: [],
    found: noQuotes,
    likely: {},
    grave: 0,
    mayBeTender: false,
    isGrave: false,
  },
  ...{
    isStung: false,
    isSurelyStung: false,
    isThanks: false,
    mayRefuse: false,
    saysLittle: true,
    isUnread: false,
  },
}

/** An answer that is not there, speaks to the guide or runs somebody down. */
const isLeftAlone = (text: string): boolean =>
  text.trim() === '' || speaksToGuide(text) || labelsOrAbuses(text)

/** An answer in another language: nobody is to be cheered up beside it, for all that is known. */
const unread = (text: string, words: number): AnswerReading => {
  const found = isUnfitElsewhere(text) ? noQuotes : wholeOf(text)
  return {
    ...{ ...nothing, words, quotes: found.alone, found },
    ...{ mayBeTender: true, mayRefuse: true, saysLittle: words <= few, isUnread: true },
  }
}

/** Reads one answer in the light of its question; `other` is the other person's name. */
export const readAnswer = (
  answer: string | null,
  { question }: { question: string },
): AnswerReading => {
  const text = withinHorizon(answer ?? '')
  const words = countWords(text)
  if (words === 0 || isLeftAlone(text)) return nothing
  if (soundsForeign(text)) return unread(text, words)
  const [labelled] = encoder().isWhole ? labelsOf([{ answer: text, question }]) : []
  const likely: AnswerReading['likely'] = labelled?.likelihoods ?? {}
  const is = (label: Label, least: number) => (likely[label] ?? 0) >= least
  if (is('off', leftAloneFrom.off)) return nothing
  if (is('language', leftAloneFrom.language)) return unread(text, words)
  const signs = plainSigns(text)
  const grave = 1 - graveLabels.reduce((rest, label) => rest * (1 - (likely[label] ?? 0)), 1)
  const mayBeTender = signs.mayBeTender || grave >= from.maybeTender
  const isThanks = signs.isThanks || is('thanks', from.thanks)
  const { hurt = 1, complaint = 1 } = likely
  const isSore = hurt + complaint >= from.sore
  const isLittle = words <= mostOfLittle && is('little', from.little)
  const stung = stungIn(text)
  const isEvasive = signs.saysLittle || (isLittle && !namesOneThing(text))
  const found = isEvasive
    ? noQuotes
    : quotesOf({ answer: text, question, isSore, isTender: mayBeTender })
  return {
    words,
    ...{ quotes: found.alone, found },
    ...{ likely, grave, mayBeTender },
    isGrave: signs.isGrave || is('heavy', from.surelyHeavy),
    isStung: stung >= stungFrom,
    isSurelyStung: stung >= from.surelyStung,
    isThanks,
    mayRefuse: mayRefuse(text, question),
    saysLittle: isEvasive || words <= few,
    isUnread: false,
  }
}
