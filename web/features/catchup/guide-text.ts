import type { GuideSource } from '#contract/catchup.ts'
import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'
import { hasReached, type Place } from './catchup-conversation.ts'

/** A text to show, and who wrote it: `ready-made` ones are our own, `trouble` says what went wrong. */
export type GuideText = {
  text: string
  source: GuideSource | 'ready-made' | 'trouble' | 'unknown'
}

export type Wanted =
  | { kind: 'insight' | 'suggestion'; item: AnsweredQuestion }
  | { kind: 'summary' }

/** Texts by `keyOf` what they are about. */
export type GuideTexts = Readonly<Record<string, GuideText>>

export const keyOf = (wanted: Wanted): string =>
  wanted.kind === 'summary' ? 'summary' : `${wanted.kind} ${wanted.item.question.id}`

export const textOf = (texts: GuideTexts, wanted: Wanted): GuideText | undefined =>
  texts[keyOf(wanted)]

/** Every text that a place shows or will show next: an insight from the moment its question is shown. */
export function wantedAt(place: Place, items: readonly AnsweredQuestion[]): Wanted[] {
  const told = items.slice(0, hasReached(place, 'question') ? place.index + 1 : place.index)
  const wanted = told.flatMap((item, at): Wanted[] => [
    { kind: 'insight', item },
    ...(place.choices[at] === 'yes' ? [{ kind: 'suggestion', item } as const] : []),
  ])
  return place.point === 'completed' ? [...wanted, { kind: 'summary' }] : wanted
}
