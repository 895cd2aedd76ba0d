import { undoDays } from '#contract/addresses.ts'
import { pagePaths } from '#contract/pages.ts'
import { greetingOf, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

type About = { to: string; coupleId: string; name: string; publicUrl: string }

const linkTo = (publicUrl: string, query: string) => `${publicUrl}${pagePaths.auth}?${query}`
const letItBe = 'If you do not know what this is about, you can simply ignore this email.'

/** Tells the old address of a change, with the link that undoes it (R16). */
export function undoMail({
  to,
  coupleId,
  name,
  publicUrl,
  token,
}: About & { token: string }): Mail {
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      'From now on you sign in to Duologue with another email address instead of this one. If you changed it, there is nothing to do.',
      'If you did not, take it back. You then sign in with this address again, and every device is signed out.',
    ],
    link: { label: 'Take this address back', url: linkTo(publicUrl, `undo=${token}`) },
    after: [
      `The link works once, within ${undoDays} days of the change. During that time you can also use this address to choose a new password.`,
    ],
  })
  return { to, coupleId, subject: 'Your email address was changed', ...letter }
}

/** Asks the owner of a new address to show that mail to it arrives (R16). */
export function confirmMail({
  to,
  coupleId,
  name,
  publicUrl,
  token,
}: About & { token: string }): Mail {
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      'You sign in to Duologue with this email address now. Please confirm it, so that a forgotten password can be reset with it.',
    ],
    link: { label: 'Confirm this address', url: linkTo(publicUrl, `confirm=${token}`) },
    after: [
      `The link works for ${undoDays} days. Until you follow it, a forgotten password is reset through your previous address.`,
      letItBe,
    ],
  })
  return { to, coupleId, subject: 'Confirm your email address', ...letter }
}

/** Tells an address that gets no undoing that it is not signed in with any more. */
export function replacedMail({ to, coupleId, name, publicUrl }: About): Mail {
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      'You no longer sign in to Duologue with this email address. Another one takes its place. The password stays the same, and nothing you wrote is lost.',
    ],
    link: { label: 'Sign in with the other address', url: publicUrl + pagePaths.auth },
    after: ['If you did not expect this, please ask your partner.', letItBe],
  })
  return { to, coupleId, subject: 'This address no longer signs in to Duologue', ...letter }
}

/** Answers who asks for a new password with an address that is only claimed so far (R16). */
export function claimedMail({ to, coupleId, publicUrl }: Omit<About, 'name'>): Mail {
  const letter = writeLetter({
    greeting: 'Hello,',
    before: [
      'Somebody asked for a new Duologue password with this email address. Nobody has signed in with it so far, so there is none to reset.',
      'If your partner invited you, sign in with the password the two of you share. They can tell you, or choose a new one.',
    ],
    link: { label: 'Sign in or register', url: publicUrl + pagePaths.auth },
    after: ['You can also register your own account with this address.', letItBe],
  })
  return { to, coupleId, subject: 'About your Duologue password', ...letter }
}

/** Tells the primary that their partner's claimed address is an account of its own now (R16). */
export function claimDroppedMail(
  { to, coupleId, name, publicUrl }: About,
  partner: string | null,
): Mail {
  const who = partner ?? 'your partner'
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [
      `The email address you gave for ${who} belongs to an account of its own now, so ${who} no longer signs in to yours with it.`,
    ],
    link: { label: 'Open Duologue', url: publicUrl + pagePaths.home },
    after: [
      `Nothing you wrote is lost. Ask ${who} which address to use, and send an invitation from Profile Settings.`,
    ],
  })
  return { to, coupleId, subject: 'About your invitation', ...letter }
}
