import { writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'
import { kindNames, namedFields, type Submission } from './submission.ts'

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
