import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { BodyInput } from '#contract/endpoint.ts'
import { EarlyAccessFeedback, type sendFeedback } from '#contract/forms.ts'

/** What the fields hold, and what goes over the wire. */
export type FeedbackValues = BodyInput<typeof sendFeedback>

export type FeedbackForm = UseFormReturn<FeedbackValues, unknown, FeedbackValues>

/** The choice that has room for an explanation. */
export const otherFeeling = 'Other'

/** The questions that are answered in one's own words. */
export const textNames = ['likedMost', 'confusing', 'improvement'] as const

export const feedbackQuestions = {
  likedMost: 'What do you like most so far?',
  confusing: 'What was confusing, or hard to use?',
  improvement: 'What should we improve first?',
  recommendation: 'Would you recommend Duologue to another couple?',
  pricing: 'What would be a fair price for a month?',
  questionsFeeling: 'How did the questions feel?',
} as const

/** Nothing is chosen at first; submitting returns what the fields hold, checked. */
export const useFeedbackForm = (): FeedbackForm =>
  useForm<FeedbackValues, unknown, FeedbackValues>({
    resolver: zodResolver(EarlyAccessFeedback, undefined, { raw: true }),
    defaultValues: {
      likedMost: '',
      confusing: '',
      improvement: '',
      pricing: '',
      questionsOther: '',
      email: '',
    },
  })

/** What goes over the wire (product §3): an explanation belongs to Other, an empty email is none. */
export function feedbackPayload({
  questionsOther,
  email,
  ...values
}: FeedbackValues): FeedbackValues {
  const explained = values.questionsFeeling === otherFeeling && questionsOther
  return { ...values, ...(explained && { questionsOther }), ...(email && { email }) }
}
