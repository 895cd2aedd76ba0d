import { pagePaths } from '#contract/pages.ts'
import { nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

/** What a couple is told of by mail (R16). */
export type Notice =
  | 'password changed'
  | 'password reset'
  | 'address changed'
  | 'address undone'
  | 'account deleted'

type To = { to: string; name: string; isClaimed: boolean }
type About = { publicUrl: string; coupleId?: string | undefined }

export const greet = (name: string): string => {
  const known = nameInMail(name)
  return known === null ? 'Hello,' : `Hello ${known},`
}

const notYou =
  'If that was neither of you two, choose a new password now: on the page to sign in, under “Forgot your password?”.'
const signIn = 'Open the page to sign in'

const words: Record<Notice, { subject: string; what: string; link?: string; after: string }> = {
  'password changed': {
    subject: 'Your password was changed',
    what: 'The password that the two of you share was changed, from a device that was signed in. Every other device is signed out.',
    link: signIn,
    after: `If one of you did that, ask the other for it, and all is well. ${notYou}`,
  },
  'password reset': {
    subject: 'Your password was changed',
    what: 'The password that the two of you share was changed by a link in a mail. Every device is signed out.',
    link: signIn,
    after: `If one of you did that, ask the other for it, and all is well. ${notYou}`,
  },
  'address changed': {
    subject: 'An email address was changed',
    what: 'One of you two signs in to Duologue with another email address from now on. The address before was told as well, with a way to take the change back if its owner had used it.',
    link: signIn,
    after: `If one of you did that, all is well. ${notYou}`,
  },
  'address undone': {
    subject: 'An email address was changed back',
    what: 'A change of the email address that one of you two signs in with was taken back, by the link in the mail to the old one. Every device is signed out.',
    link: signIn,
    after: `Sign in again, each with your own address. ${notYou}`,
  },
  'account deleted': {
    subject: 'Your account was deleted',
    what: 'Your Duologue account was deleted by one of you two, with everything that both of you wrote. Nothing of it is kept, and it cannot be brought back.',
    after: 'We are glad that you were here.',
  },
}

/** One of the mails that tell of a change to the account; it holds nothing that anybody wrote. */
export function noticeMail(
  { to, name, isClaimed }: To,
  notice: Notice,
  { publicUrl, coupleId }: About,
): Mail {
  const { subject, what, link, after } = words[notice]
  const isOver = notice === 'account deleted'
  const letter = writeLetter({
    greeting: isOver ? 'Hello,' : greet(name),
    before: [what],
    ...(link && { link: { label: link, url: publicUrl + pagePaths.auth } }),
    after: [
      after,
      ...(isClaimed ? ['If you do not know what this is about, you can simply let it be.'] : []),
    ],
  })
  return { to, subject, ...(coupleId !== undefined && { coupleId }), ...letter }
}
