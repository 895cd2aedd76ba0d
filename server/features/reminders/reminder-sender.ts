import {
  type ReminderStep,
  reminderMessage,
  reminderStepSentences as sentences,
} from '#contract/reminders.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Push } from '#server/drivers/push/push.ts'
import type { PushSubscriptions } from './push-subscriptions.ts'
import { writeReminderMail } from './reminder-mail.ts'
import { comesAsNotification, comesByMail, type ReminderRow, rhythmOf } from './reminder-row.ts'

type SenderParts = {
  subscriptions: PushSubscriptions
  push: Push
  mailer: Mailer
  homeUrl: string
}

export type ReminderSender = ReturnType<typeof createReminderSender>

/** Sends one person one reminder, by every way they chose. Never fails; the steps tell. */
export function createReminderSender({ subscriptions, push, mailer, homeUrl }: SenderParts) {
  async function notify(row: ReminderRow): Promise<ReminderStep[]> {
    if (!comesAsNotification(row)) {
      return [{ step: 'push', outcome: 'skipped', message: sentences.pushOff }]
    }
    const targets = await subscriptions.ofPerson(row.id)
    const outcomes = await Promise.all(
      targets.map(async (target) => {
        const outcome = await push.send(target, reminderMessage(rhythmOf(row)))
        if (outcome === 'gone') await subscriptions.drop(target.endpoint, row.id)
        return outcome
      }),
    )
    const alive = outcomes.filter((outcome) => outcome !== 'gone').length
    if (alive === 0) {
      const message = targets.length === 0 ? sentences.noDevice : sentences.devicesGone
      return [
        { step: 'subscription', outcome: 'failed', message },
        { step: 'push', outcome: 'skipped', message: sentences.noPush },
      ]
    }
    return [
      { step: 'subscription', outcome: 'worked', message: sentences.devices(alive) },
      outcomes.includes('taken')
        ? { step: 'push', outcome: 'worked', message: sentences.pushTaken }
        : { step: 'push', outcome: 'failed', message: sentences.pushFailed },
    ]
  }

  async function write(row: ReminderRow): Promise<ReminderStep> {
    const { email, coupleId } = row
    if (!comesByMail(row) || email === null) {
      return { step: 'email', outcome: 'skipped', message: sentences.noMail }
    }
    const mail = writeReminderMail(rhythmOf(row), homeUrl)
    return mailer.send({ to: email, coupleId, ...mail }).then(
      () => ({ step: 'email', outcome: 'worked', message: sentences.mailTaken }),
      () => ({ step: 'email', outcome: 'failed', message: sentences.mailFailed }),
    )
  }

  return async (row: ReminderRow): Promise<ReminderStep[]> =>
    (await Promise.all([notify(row), write(row)])).flat()
}
