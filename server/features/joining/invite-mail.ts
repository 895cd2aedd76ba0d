import { pagePaths } from '#contract/pages.ts'
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

type Joined = {
  to: string
  coupleId: string
  name: string
  partner: string
  publicUrl: string
  /** The one that whoever joined signs in with; null where the couple knows of none. */
  email: string | null
  /** It came in at a join, so that it opens nothing until somebody signs in with it. */
  isGiven: boolean
}

/**
 * Tells who registered that the partner's place was taken, by whom, and what to do where that was not
 * their partner: a link can go astray (R8).
 */
export function joinedMail({
  to,
  coupleId,
  name,
  partner,
  publicUrl,
  email,
  isGiven,
}: Joined): Mail {
  const who = nameInMail(partner)
  const joined = `Somebody followed the invitation to your partner’s place on Duologue${who === null ? '' : ` and goes by the name ${who}`}.`
  const signsIn =
    email === null
      ? 'They gave no email address to sign in with.'
      : `The email address to sign in with is ${email}${isGiven ? '' : ', as before'}.`
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      `${joined} ${signsIn}`,
      'If that is your partner, all is well. They need the password that the two of you share, too: the link alone lets nobody in.',
    ],
    link: { label: 'Open Duologue', url: publicUrl + pagePaths.home },
    after: [
      isGiven
        ? 'If it is not, tell nobody the password. Make a new link in Profile Settings and give it to your partner: they take the place back as they join, and sign in with the address that they give.'
        : 'If it is not, make a new link in Profile Settings and give it to your partner: whoever joins with it chooses that name again.',
    ],
  })
  return { to, coupleId, subject: 'Your invitation was used', ...letter }
}
