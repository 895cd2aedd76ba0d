import { pressing, unkind } from '#server/guide/rules/banned-words.ts'
import { countWords, plainly } from '#server/guide/words.ts'
import { isAsking, pointsElsewhere, tellingWords } from '#server/meaning/clause-signs.ts'
import { clauseWords } from '#server/meaning/clauses.ts'
import { type TellingClause, tellingClauses } from '#server/meaning/telling-clause.ts'
import { blockedIn, withinHorizon } from './clean-text.ts'

/** Words of an answer that may be shown; the higher the score, the more they say. */
export type Quote = { text: string; words: number; score: number }

export type Told = {
  answer: string
  question: string
  /** It neither tells of something heavy nor gives thanks. */
  isPlain: boolean
}

/** What no clause may hold that is shown as somebody's words. */
const isUnfit = (plain: string): boolean => unkind.test(plain) || /^\W*$/u.test(plain)

/**
 * What counts besides what the head says of a clause. It learned from readers who liked a good end;
 * the other person has to hear first what the answer is: all of a short one, and of a longer one its
 * beginning, unless it tells of something heavy or gives thanks, which may stand anywhere.
 */
const rather = {
  ...{ whole: 2.5, begins: 2, wholeSentence: 1.2, joined: -0.8, few: -1.2 },
  ...{ pointsElsewhere: -1, asks: -2, presses: -2 },
} as const
/** Fewer words that are no sentence of their own say too little. */
const fewWords = 4
/** With fewer telling words a beginning only leads up to what is said. */
const tellingEnough = 2

const besides = (clause: TellingClause, { answer, isPlain }: Told): number => {
  const { text, start, end, opens, closes, words } = clause
  const [before, after] = [answer.slice(0, start), answer.slice(end)]
  const isFirst = !/[\p{L}\p{N}]/u.test(before)
  const isWhole = isFirst && !/[\p{L}\p{N}]/u.test(after)
  const begins = isPlain && isFirst && tellingWords(text).size >= tellingEnough
  const isSentence = opens === 'sentence' && closes === 'sentence'
  return (
    (isWhole ? rather.whole : 0) +
    (isSentence ? rather.wholeSentence : 0) +
    (!isSentence && words <= fewWords ? rather.few : 0) +
    (opens === 'joint' ? rather.joined : 0) +
    (begins ? rather.begins : 0) +
    (isFirst ? 0 : rather.pointsElsewhere * pointsElsewhere(text)) +
    (isAsking(text, after) ? rather.asks : 0) +
    (pressing.test(plainly(text)) ? rather.presses : 0)
  )
}

/** The most that are tried. */
const most = 40

const atEnd = / (?:lol|lmao|ha(?:ha)+|hehe|xx?|xo+|tbh|btw|though|anyway|innit)$/iu

const atStart = /^(?:(?:tbh|ngl|so|well|honestly|and|but|yeah|yes|ok|also|oh|ah|haha|lol),? )+/iu

/** The clause without what only leads up to it or rounds it off. */
const trimmed = (clause: TellingClause): TellingClause => {
  if (clause.words <= clauseWords.least) return clause
  const text = clause.text.replace(atEnd, '')
  const isShorter = text !== clause.text
  const [leading = ''] = atStart.exec(text) ?? []
  const left = clause.words - countWords(leading)
  const start = left >= clauseWords.least ? leading.length : 0
  return {
    ...clause,
    ...{ text: text.slice(start), start: clause.start + start, end: clause.start + text.length },
    words: (start > 0 ? left : clause.words) - Number(isShorter),
    closes: isShorter ? 'comma' : clause.closes,
  }
}

/** The clauses of an answer that may be shown, best first; [] where none is fit to be. */
export const quotesOf = (told: Told, clauses = tellingClauses): Quote[] => {
  const text = withinHorizon(told.answer)
  const blocked = blockedIn(text)
  const isShowable = ({ start, end }: TellingClause) => !blocked.subarray(start, end).includes(1)
  const found = clauses({ answer: text, question: told.question })
    .map(trimmed)
    .filter((clause) => isShowable(clause) && !isUnfit(plainly(clause.text)))
    .map(
      (clause): Quote => ({
        ...{ text: clause.text, words: clause.words },
        score: clause.score + besides(clause, { ...told, answer: text }),
      }),
    )
  return [...new Map(found.map((quote) => [quote.text, quote])).values()]
    .sort((one, other) => other.score - one.score || one.words - other.words)
    .slice(0, most)
}
