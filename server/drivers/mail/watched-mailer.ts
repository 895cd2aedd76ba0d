import type { Mailer } from './mail.ts'

/** `refused`: the mail server took mails, and not one for that address. */
export type MailOutcome = 'sent' | 'kept' | 'refused' | 'failed'

/** Enhanced codes that are about the address; without one, the plain codes that mostly are. */
const aboutAddress = /^5\.[12]\./
const plainAboutAddress = new Set([550, 551, 553])

/** Whether a failure is about whom the mail is for, and says nothing of the mail server. */
function isAboutRecipient(error: unknown): boolean {
  const { command, responseCode, response } = error as {
    command?: string
    responseCode?: number
    response?: string
  }
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return false
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  return enhanced === undefined ? plainAboutAddress.has(responseCode) : aboutAddress.test(enhanced)
}

type Watch = {
  begins: () => void
  ends: (outcome: MailOutcome) => void
}

/** The same mailer, with somebody told how each mail fares, never which. */
export function watchedMailer(mailer: Mailer, { begins, ends }: Watch): Mailer {
  return {
    ...mailer,
    async send(mail) {
      begins()
      try {
        await mailer.send(mail)
      } catch (error) {
        ends(isAboutRecipient(error) ? 'refused' : 'failed')
        throw error
      }
      ends(mailer.keeps ? 'kept' : 'sent')
    },
  }
}
