import { setTimeout as sleep } from 'node:timers/promises'
import type { Mailer, MailStatus } from './mail.ts'
import { messageOf } from './message.ts'
import { whenAsked } from './when-asked.ts'

export const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}
/** Whoever asks how mail stands gets what was found out in the last minute, and waits no longer than so. */
const standsForMs = 60_000
const answersWithinMs = 3_000

type Smtp = { url: string; from: string; now?: () => number }

/** Hands mails to the SMTP server at `url` (`smtps://user:password@host:465`). Keeps nothing. */
export function createSmtp({ url, from, now = Date.now }: Smtp): Mailer {
  const transport = whenAsked(({ createTransport }) => createTransport({ url, ...patience }))
  const works = async () =>
    (await transport()).verify().then(
      () => true,
      () => false,
    )
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<MailStatus>('sends') }
  return {
    name: 'smtp',
    works,
    status() {
      if (now() - asked.at > standsForMs) {
        const answer = works().then((isUp): MailStatus => (isUp ? 'sends' : 'fails'))
        asked = { at: now(), answer }
      }
      const late = sleep(answersWithinMs, 'sends' as const, { ref: false })
      return Promise.race([asked.answer, late])
    },
    async send(mail) {
      await (await transport()).sendMail(messageOf(mail, from))
    },
    forget: async () => undefined,
  }
}
