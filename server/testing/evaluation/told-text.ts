import type { InsightInput } from '#server/guide/guide.ts'
import { isOwnInsight } from '#server/guide/rules/own-words.ts'
import { bareText, ownWords, quotedSpans } from '#server/guide/rules/quoted-spans.ts'
import { sentencesIn } from '#server/guide/rules/reading-grade.ts'

type Names = readonly [string, string]

/** An insight taken apart. */
export type ToldText = {
  text: string
  /** Without quotes, with one short name for every name. */
  own: string
  quotes: ReturnType<typeof quotedSpans>
  /** The question at its end, likewise. */
  ask: string
  /** What is said beside quotes and question, likewise. */
  said: readonly string[]
  /** It is the card's own insight (R20). */
  isOwnWords: boolean
}

export function takenApart(text: string, input: InsightInput): ToldText {
  const names: Names = [input.people[0].name, input.people[1].name]
  const own = ownWords(text, names)
  const sentences = sentencesIn(own)
  return {
    ...{ text: bareText(text), own, quotes: quotedSpans(text, names) },
    ask: sentences.at(-1) ?? '',
    said: sentences.slice(0, -1).filter((sentence) => !sentence.includes('…')),
    isOwnWords: isOwnInsight(text, input),
  }
}
