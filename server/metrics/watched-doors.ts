import type { Mailer } from '#server/drivers/mail/mail.ts'
import { watchedMailer } from '#server/drivers/mail/watched-mailer.ts'
import type { Push } from '#server/drivers/push/push.ts'
import type { Standing } from '#server/features/health/standing.ts'
import type { Metrics } from './metrics.ts'

type Parts = { mailer: Mailer; push: Push; standing: Standing; metrics: Metrics | null }

/**
 * The doors by which mails and notifications go out, with note taken of how each one fares: a host
 * hears of what keeps failing, though nobody's request failed by it.
 */
export function watchedDoors({ mailer, push, standing, metrics }: Parts) {
  let mails = 0
  let notifications = 0
  metrics?.read('mailsWaiting', {}, () => mails)
  metrics?.read('notificationsWaiting', {}, () => notifications)

  return {
    /** Asks the mail server whether it would take a mail; whoever closes the server need not wait for it. */
    async lookAtMail(): Promise<void> {
      if (mailer.works) standing.noteLook('mail', await mailer.works())
    },

    mailer: watchedMailer(mailer, {
      begins() {
        mails += 1
      },
      ends(outcome, { onDemand, coupleId, to }) {
        mails -= 1
        metrics?.count('mails', { outcome })
        if (onDemand || outcome === 'refused') return
        standing.note('mail', outcome !== 'failed', coupleId ?? to)
      },
    }),
    push: {
      ...push,
      async send(to, message, occasion) {
        notifications += 1
        const outcome = await push.send(to, message, occasion).finally(() => {
          notifications -= 1
        })
        metrics?.count('notifications', { outcome })
        if (!occasion?.onDemand && outcome !== 'gone') {
          standing.note('notifications', outcome === 'taken', occasion?.coupleId)
        }
        return outcome
      },
    } satisfies Push,
  }
}
