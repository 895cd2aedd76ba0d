import type {
  EarlyAccessFeedback,
  FeatureSuggestion,
  IssueReport,
  SubmissionKind,
} from '#contract/forms.ts'
import { writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

/** What a person sent by one of the three forms. */
export type Submission =
  | ({ kind: 'feature-suggestion' } & FeatureSuggestion)
  | ({ kind: 'issue-report' } & IssueReport)
  | ({ kind: 'early-access-feedback' } & EarlyAccessFeedback)

/** How the inbox and its mails name each kind. */
export const kindNames: Record<SubmissionKind, string> = {
  'feature-suggestion': 'Feature suggestion',
  'issue-report': 'Issue report',
  'early-access-feedback': 'Early access feedback',
}

/** How they name each field, in the order in which they show them. */
export const fieldNames = {
  username: 'Name',
  email: 'Email',
  suggestion: 'Suggestion',
  issue: 'Issue',
  likedMost: 'Liked most',
  confusing: 'Confusing',
  improvement: 'To improve',
  recommendation: 'Would recommend (1-5)',
  pricing: 'Fair price a month',
  currency: 'Currency',
  questionsFeeling: 'The questions felt',
  questionsOther: 'Explained',
} as const

const fieldsInOrder = Object.keys(fieldNames) as (keyof typeof fieldNames)[]

/** Every filled-in field of a submission as its name and text. */
export const namedFields = (payload: Record<string, unknown>): { name: string; text: string }[] =>
  fieldsInOrder
    .filter((field) => payload[field] !== undefined && payload[field] !== null)
    .map((field) => ({ name: fieldNames[field], text: String(payload[field]) }))

type About = { to: string; coupleId: string | null; submission: Submission }

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** The mail that brings whoever runs the server what a person sent. */
export function submissionMail({ to, coupleId, submission }: About): Mail {
  const kind = kindNames[submission.kind]
  const letter = writeLetter({
    greeting: 'Hello,',
    before: [`${kind}, sent ${coupleId === null ? 'without signing in' : 'from an account'}:`],
    after: [
      ...namedFields(submission).flatMap(({ name, text }) => linesOf(`${name}: ${text}`)),
      'Everything people send is listed by: npm run inbox',
    ],
  })
  return { to, subject: `Duologue: ${kind}`, ...letter, ...(coupleId !== null && { coupleId }) }
}
