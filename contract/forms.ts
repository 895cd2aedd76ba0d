import * as z from 'zod/mini'
import { emailOf } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { freeText } from './text.ts'
import { countCharacters } from './visible-text.ts'

/** The three forms by which people write to whoever runs the server. */
export type SubmissionKind = 'feature-suggestion' | 'issue-report' | 'early-access-feedback'

/** Product §9: the fewest characters of a feedback text, as a person counts them. */
export const feedbackMinimum = 10
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] as const
export const ratings = [1, 2, 3, 4, 5] as const
/** How the questions felt; the last one has room for an explanation. */
export const questionsFeelings = ['Too personal', 'Just right', 'Not deep enough', 'Other'] as const

export const formSentences = {
  emptySuggestion: 'Please describe your idea first.',
  emptyIssue: 'Please describe the issue first.',
  tooShort: `Please provide at least ${feedbackMinimum} characters`,
  rating: 'Please select a rating',
  price: 'Please provide a price suggestion',
  priceIsNumber: 'Please give the price as a number, such as 9.99',
  currency: 'Please select a currency',
  feeling: 'Please select how the questions felt',
  email: 'Please enter a valid email address',
  unreadable: 'Please remove the characters that cannot be saved.',
  suggestionSent: 'Thank you for your feedback! We appreciate your input.',
  issueSent: "Thank you for reporting this issue. We'll look into it as soon as possible.",
  feedbackSent: "Your responses have been submitted successfully. We'll be in touch soon!",
} as const

/** Who sends a form without being signed in. */
export const anonymousSender = { username: 'Anonymous user', email: 'No email provided' } as const

const senderMaximum = 254

/** One line about a sender; `nobody` where it is left out or empty. */
const senderLine = (nobody: string) =>
  z.pipe(
    z.nullish(
      z.string(formSentences.unreadable).check(
        z.trim(),
        z.maxLength(senderMaximum, `Please keep it under ${senderMaximum} characters.`),
        z.refine((line) => !/[\p{Cc}\p{Cs}]/u.test(line), formSentences.unreadable),
      ),
    ),
    z.transform((line: string | null | undefined) => line || nobody),
  )

const sender = {
  username: senderLine(anonymousSender.username),
  email: senderLine(anonymousSender.email),
}

export const FeatureSuggestion = z.object({
  suggestion: freeText(formSentences.emptySuggestion),
  ...sender,
})
export type FeatureSuggestion = z.infer<typeof FeatureSuggestion>

export const IssueReport = z.object({ issue: freeText(formSentences.emptyIssue), ...sender })
export type IssueReport = z.infer<typeof IssueReport>

/** An empty text has got its sentence from `freeText` already. */
const thoughtful = freeText(formSentences.tooShort).check(
  z.refine(
    (text) => text === '' || countCharacters(text, feedbackMinimum) >= feedbackMinimum,
    formSentences.tooShort,
  ),
)

/** A number of 0 or more in steps of 0.01, as the text that a number field holds. */
const Price = z.string(formSentences.price).check(
  z.trim(),
  z.minLength(1, formSentences.price),
  z.refine(
    (price) => price === '' || /^(\d{1,9}(\.\d{0,2})?|\.\d{1,2})$/.test(price),
    formSentences.priceIsNumber,
  ),
)

/** A number, or the text of it that a radio button holds. */
const Rating = z.pipe(
  z.literal([...ratings, '1', '2', '3', '4', '5'], formSentences.rating),
  z.transform(Number),
)

/** A text that may be left out, null or empty; no union, whose own sentences a form would show. */
const optionalText = <Text extends z.ZodMiniType<string, string>>(text: Text, sentence: string) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string(sentence)),
      z.transform((given: string | null | undefined) => given?.trim() || undefined),
    ),
    z.optional(text),
  )

export const EarlyAccessFeedback = z.object({
  likedMost: thoughtful,
  confusing: thoughtful,
  improvement: thoughtful,
  recommendation: Rating,
  /** Per month. */
  pricing: Price,
  currency: z.enum(currencies, formSentences.currency),
  questionsFeeling: z.enum(questionsFeelings, formSentences.feeling),
  questionsOther: optionalText(freeText(formSentences.unreadable), formSentences.unreadable),
  email: optionalText(emailOf(formSentences.email), formSentences.email),
})
export type EarlyAccessFeedback = z.infer<typeof EarlyAccessFeedback>

const reply = z.object({ message: z.string() })

/** All three forms work signed in or not; the reply thanks in the words of product §8. */
export const suggestFeature = endpoint({
  method: 'POST',
  path: '/api/feature-suggestion',
  body: FeatureSuggestion,
  reply,
})

export const reportIssue = endpoint({
  method: 'POST',
  path: '/api/report-issue',
  body: IssueReport,
  reply,
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/early-access',
  body: EarlyAccessFeedback,
  reply,
})

/** Whoever runs a server, as the legal texts of it name them. */
export const LegalHost = z.object({
  name: z.string(),
  /** In one line; null where they gave none. */
  address: z.nullable(z.string()),
  country: z.string(),
  /** Whose law the texts go by, such as `Germany` or `England and Wales`. */
  law: z.string(),
})
export type LegalHost = z.infer<typeof LegalHost>

/**
 * Where people can write to, and whom the legal texts speak for; null where whoever runs the server
 * named no address, and where they named nobody, so that it is the company that publishes Duologue. And
 * whether mails of this server reach anybody.
 */
export const readSupport = endpoint({
  method: 'GET',
  path: '/api/support',
  reply: z.object({
    supportEmail: z.nullable(z.string()),
    host: z._default(z.nullable(LegalHost), null),
    /** What becomes of mails at the moment: they go out, are only kept, or keep failing. */
    mail: z._default(z.enum(['sends', 'keeps', 'fails']), 'sends'),
  }),
})
