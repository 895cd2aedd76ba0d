import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { BodyInput } from '#contract/endpoint.ts'
import { EarlyAccessFeedback, type sendFeedback } from '#contract/forms.ts'

type Payload = BodyInput<typeof sendFeedback>

export type FeedbackForm = UseFormReturn<Payload, unknown, Payload>

/** The choice that has room for an explanation. */
export const otherFeeling = 'Other'

/** Nothing is chosen at first; submitting returns what the fields hold, checked. */
export const useFeedbackForm = (): FeedbackForm =>
  useForm<Payload, unknown, Payload>({
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
export function feedbackPayload({ questionsOther, email, ...values }: Payload): Payload {
  const explained = values.questionsFeeling === otherFeeling && questionsOther
  return { ...values, ...(explained && { questionsOther }), ...(email && { email }) }
}
