import { nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

type About = { to: string; coupleId: string; from: string; partner: string; url: string }

/** The mail that asks somebody to join their partner (R8). */
export function inviteMail({ to, coupleId, from, partner, url }: About): Mail {
  const inviter = nameInMail(from) ?? 'Your partner'
  const name = nameInMail(partner)
  const letter = writeLetter({
    greeting: name === null ? 'Hello,' : `Hello ${name},`,
    before: [
      `${inviter} would like to share Duologue with you: a few questions a week that each of you answers in private, and a talk about them once you both have.`,
    ],
    link: { label: 'Join your partner', url },
    after: [
      'The link works once, for 14 days. Afterwards you sign in with this email address and the password the two of you share.',
      'If you do not know who this is from, you can simply let it be.',
    ],
  })
  return { to, coupleId, subject: 'An invitation to Duologue', ...letter }
}
