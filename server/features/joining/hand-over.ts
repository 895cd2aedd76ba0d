import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'

/** Whoever invites waits no longer than so to hear what became of the mail. */
const patienceMs = 5_000

/**
 * Sends a mail and tells what became of it: handed over (or still being handed over), kept in the
 * outbox only, or failed. `watch` gets the sending, to log how it ends.
 */
export async function handOver(
  mailer: Mailer,
  mail: Mail,
  watch: (sending: Promise<void>) => void,
): Promise<'sent' | 'kept' | 'failed'> {
  const sending = mailer.send(mail)
  watch(sending)
  const ended = sending.then(
    () => true,
    () => false,
  )
  const stillGoing = sleep(patienceMs, true, { ref: false })
  if (!(await Promise.race([ended, stillGoing]))) return 'failed'
  return (await mailer.standing?.()) === 'keeps' ? 'kept' : 'sent'
}
