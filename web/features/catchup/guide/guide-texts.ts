import type { GuideSource } from '#contract/catchup.ts'
import { type CallOptions, call } from '#web/api/call.ts'
import {
  type AnsweredQuestion,
  askInsight,
  askSuggestion,
  askSummary,
  firstText,
} from '#web/api/lenient-replies.ts'
import { catchupWords } from '#web/features/catchup/catchup-words.ts'
import { hasReached, type Place } from '#web/features/catchup/place/place.ts'
import type { Person } from '#web/session/participants.ts'
import { readyMadeInsight, readyMadeSuggestion } from './ready-made.ts'

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
  const shown = items.slice(0, hasReached(place, 'question') ? place.index + 1 : place.index)
  const wanted = shown.flatMap((item, index): Wanted[] => [
    { kind: 'insight', item },
    ...(place.choices[index] === 'yes' ? [{ kind: 'suggestion', item } as const] : []),
  ])
  return place.point === 'completed' ? [...wanted, { kind: 'summary' }] : wanted
}

/** A guide that takes longer than this is not waited for: milliseconds. */
const patience = 20_000

type Catchup = { weekId: string; me: Person; partner: Person }

/** Asks the server's guide for a text, or returns a fallback (product §8) where it fails; never rejects. */
export function guideOf(catchup: Catchup): (wanted: Wanted) => Promise<GuideText> {
  const { weekId, me, partner } = catchup
  const names = {
    userName: me.name.trim(),
    partnerName: partner.name.trim(),
    isPartnerResponse: me.participant === 'partner',
    weekId,
  }
  const about = ({ question, userResponse, partnerResponse }: AnsweredQuestion) => ({
    body: {
      question: question.content,
      userResponse,
      partnerResponse,
      questionId: question.id,
      ...names,
    },
  })

  const insight = async (item: AnsweredQuestion): Promise<GuideText> => {
    const { source = 'unknown', ...reply } = await patiently(askInsight, about(item))
    const text = firstText(reply.insight, reply.response)
    return text === undefined ? readyMade(readyMadeInsight(item)) : { text, source }
  }

  const suggestion = async (item: AnsweredQuestion): Promise<GuideText> => {
    const { source = 'unknown', ...reply } = await patiently(askSuggestion, about(item))
    const text = firstText(reply.suggestion)
    return text === undefined ? readyMade(readyMadeSuggestion(item)) : { text, source }
  }

  const summary = async (): Promise<GuideText> => {
    const { source = 'unknown', ...reply } = await patiently(askSummary, { body: names })
    const text = firstText(reply.summary)
    return text === undefined ? noSummary : { text, source }
  }

  return (wanted) => {
    switch (wanted.kind) {
      case 'insight':
        return insight(wanted.item).catch(() => readyMade(readyMadeInsight(wanted.item)))
      case 'suggestion':
        return suggestion(wanted.item).catch(suggestionTrouble)
      case 'summary':
        return summary().catch(() => noSummary)
    }
  }
}

const readyMade = (text: string): GuideText => ({ text, source: 'ready-made' })

const trouble = (text: string): GuideText => ({ text, source: 'trouble' })

/** Nothing to show: the thank-you that follows is enough. */
const noSummary = trouble('')

const suggestionTrouble = (error: unknown): GuideText =>
  trouble(
    error instanceof SyntaxError
      ? catchupWords.suggestionUnreadable
      : catchupWords.suggestionFailed,
  )

type Asked = typeof askInsight | typeof askSuggestion | typeof askSummary

const patiently = <E extends Asked>(endpoint: E, options: CallOptions<E>) =>
  call(endpoint, { ...options, signal: AbortSignal.timeout(patience) })
