import type { Mail, Mailer } from './mail.ts'

/** `refused`: the mail server took mails, and not one for that address. */
export type MailOutcome = 'sent' | 'kept' | 'refused' | 'failed'

/** Enhanced codes that are about the address; without one, the plain codes that mostly are. */
const aboutAddress = /^[45]\.[12]\./
const plainAboutAddress = new Set([450, 452, 550, 551, 553])

/** Whether a failure is about whom the mail is for, and says nothing of the mail server. */
function isAboutRecipient(error: unknown): boolean {
  const { command, responseCode, response } = error as {
    command?: string
    responseCode?: number
    response?: string
  }
  if (command !== 'RCPT TO' || responseCode === undefined) return false
  const enhanced = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  return enhanced === undefined ? plainAboutAddress.has(responseCode) : aboutAddress.test(enhanced)
}

type Watch = {
  begins: () => void
  ends: (outcome: MailOutcome, mail: Mail) => void
}

/** The same mailer, with somebody told how each mail fares. */
export function watchedMailer(mailer: Mailer, { begins, ends }: Watch): Mailer {
  return {
    ...mailer,
    async send(mail) {
      begins()
      try {
        await mailer.send(mail)
      } catch (error) {
        ends(isAboutRecipient(error) ? 'refused' : 'failed', mail)
        throw error
      }
      ends(mailer.keeps ? 'kept' : 'sent', mail)
    },
  }
}
