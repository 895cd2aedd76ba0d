import { greetingOf, nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

type About = { to: string; coupleId: string; from: string; partner: string; url: string }

/** The mail that asks somebody to join their partner (R8). */
export function inviteMail({ to, coupleId, from, partner, url }: About): Mail {
  const inviter = nameInMail(from) ?? 'Your partner'
  const letter = writeLetter({
    greeting: greetingOf(partner),
    before: [
      `${inviter} would like to share Duologue with you: a few questions a week that each of you answers in private, and a talk about them once you both have.`,
    ],
    link: { label: 'Join your partner', url },
    after: [
      'The link works once, for 14 days. Afterwards you sign in with this email address and the password the two of you share.',
      'If you do not know who this is from, you can simply ignore this email.',
    ],
  })
  return { to, coupleId, subject: 'An invitation to Duologue', ...letter }
}

/**
 * Tells the e-mail the partner had before that an invitation to another one replaced it; `url` is
 * the page to sign in.
 */
export function addressChangedMail({ to, coupleId, from, partner, url }: About): Mail {
  const inviter = nameInMail(from) ?? 'your partner'
  const letter = writeLetter({
    greeting: greetingOf(partner),
    before: [
      `You no longer sign in to Duologue with this email address. A new invitation from ${inviter} went to another one, which takes its place. Your password stays the same, and nothing you wrote is lost.`,
    ],
    link: { label: 'Sign in with the other address', url },
    after: [
      `If you did not expect this, please ask ${inviter}, who can see the new address in Profile Settings and change it back.`,
      'If you do not know who this is about, you can simply ignore this email.',
    ],
  })
  return { to, coupleId, subject: 'This address no longer signs in to Duologue', ...letter }
}
