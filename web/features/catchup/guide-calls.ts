import { type CallOptions, call } from '#web/api/call.ts'
import {
  type AnsweredQuestion,
  askInsight,
  askSuggestion,
  askSummary,
  firstText,
} from '#web/api/lenient-replies.ts'
import type { Person } from '#web/session/participants.ts'
import type { GuideText, Wanted } from './guide-text.ts'
import { readyMadeInsight, readyMadeSuggestion } from './ready-made.ts'
import { sentences } from './sentences.ts'

/** A guide that takes longer than this is not waited for: milliseconds. */
const patience = 20_000

type Talk = { weekId: string; me: Person; partner: Person }

/** Asks the server's guide for a text, and gives a fallback (product §8) where it fails; never rejects. */
export function guideOf(talk: Talk): (wanted: Wanted) => Promise<GuideText> {
  const { weekId, me, partner } = talk
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

/** Nothing to show: the thank-you that follows stands for it. */
const noSummary = trouble('')

const suggestionTrouble = (error: unknown): GuideText =>
  trouble(
    error instanceof SyntaxError ? sentences.suggestionUnreadable : sentences.suggestionFailed,
  )

type Asked = typeof askInsight | typeof askSuggestion | typeof askSummary

const patiently = <E extends Asked>(endpoint: E, options: CallOptions<E>) =>
  call(endpoint, { ...options, signal: AbortSignal.timeout(patience) })
