import { pagePaths } from '#contract/pages.ts'
import { nameInMail, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mail } from '#server/drivers/mail/mail.ts'

type About = { to: string; coupleId: string; name: string; publicUrl: string; token: string }

/** The mail that lets somebody choose a new password (R7). */
export function resetMail({ to, coupleId, name, publicUrl, token }: About): Mail {
  const known = nameInMail(name)
  const letter = writeLetter({
    greeting: known === null ? 'Hello,' : `Hello ${known},`,
    before: [
      'Somebody asked for a new password for your Duologue account. If that was one of you two, here is the way to it:',
    ],
    link: {
      label: 'Choose a new password',
      url: `${publicUrl}${pagePaths.auth}?reset=${token}`,
    },
    after: [
      'It works once, for one hour. Since the two of you share one password, all your devices are signed out when it changes, so let your partner know.',
      'If neither of you asked, there is nothing to do: your password stays as it is.',
    ],
  })
  return { to, coupleId, subject: 'Choose a new password', ...letter }
}
