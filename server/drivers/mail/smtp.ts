import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'
import { messageOf } from './message.ts'

const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Hands mails to the SMTP server at `url` (`smtps://user:password@host:465`). Keeps nothing. */
export function createSmtp({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...patience })
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
    forget: async () => undefined,
  }
}
