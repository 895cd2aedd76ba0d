import type { Rhythm } from '#contract/reminder-rhythm.ts'
import {
  type ReminderStep,
  reminderMessage,
  reminderStepSentences as sentences,
} from '#contract/reminders.ts'
import { greetingOf, writeLetter } from '#server/drivers/mail/letter.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Push } from '#server/drivers/push/push.ts'
import type { PushSubscriptions } from '#server/features/reminders/push/push-subscriptions.ts'
import {
  comesAsNotification,
  comesByMail,
  type ReminderRow,
  rhythmOf,
} from '#server/features/reminders/reminder-row.ts'
import type { Database } from '#server/tables.ts'
import { noteDelivery } from './reminder-deliveries.ts'

type SenderParts = {
  subscriptions: PushSubscriptions
  push: Push
  mailer: Mailer
  homeUrl: string
  /** Hears of a mail that could not be handed over, and of what could not be noted. */
  onFailure: (error: unknown) => void
  database: Database
  now: () => Date
}

export type ReminderSender = ReturnType<typeof createReminderSender>

function stepOf(
  step: ReminderStep['step'],
  outcome: ReminderStep['outcome'],
  code: ReminderStep['code'],
  count = 0,
): ReminderStep {
  const said = sentences[code]
  return { step, outcome, code, message: typeof said === 'string' ? said : said(count) }
}

/** The reminder as a mail to who asked for it: the same fixed words as the notification, and how to stop them. */
function writeReminderMail(name: string, rhythm: Rhythm, homeUrl: string) {
  const { title, body } = reminderMessage(rhythm)
  const letter = writeLetter({
    greeting: greetingOf(name),
    before: [`${body}.`],
    link: { label: 'Open Duologue', url: homeUrl },
    after: [
      'You asked for reminders by email. To change the time or to stop them, open Reminder Settings in the menu.',
    ],
  })
  return { subject: title, ...letter }
}

/**
 * Sends one person one reminder, by every way they chose, and notes on their row what became of it. Never
 * fails; the steps tell.
 */
export function createReminderSender(parts: SenderParts) {
  const { subscriptions, push, mailer, homeUrl, onFailure, database, now } = parts

  async function notify(row: ReminderRow, onDemand: boolean): Promise<ReminderStep[]> {
    if (!comesAsNotification(row)) {
      return [stepOf('push', 'skipped', 'push-off')]
    }
    const targets = await subscriptions.ofPerson(row.id)
    const outcomes = await Promise.all(
      targets.map(async (target) => {
        const { coupleId } = row
        const message = reminderMessage(rhythmOf(row))
        const outcome = await push.send(target, message, { coupleId, onDemand })
        if (outcome === 'gone') await subscriptions.drop(target.endpoint, row.id)
        return outcome
      }),
    )
    const alive = outcomes.filter((outcome) => outcome !== 'gone').length
    if (alive === 0) {
      return [
        stepOf('subscription', 'failed', targets.length === 0 ? 'no-device' : 'devices-gone'),
        stepOf('push', 'skipped', 'no-push'),
      ]
    }
    return [
      stepOf('subscription', 'worked', 'devices-ready', alive),
      outcomes.includes('taken')
        ? stepOf('push', 'worked', 'push-taken')
        : stepOf('push', 'failed', 'push-failed'),
    ]
  }

  async function write(row: ReminderRow, onDemand: boolean): Promise<ReminderStep> {
    const { email, coupleId } = row
    if (!comesByMail(row) || email === null) {
      return stepOf('email', 'skipped', 'mail-off')
    }
    const mail = writeReminderMail(row.username, rhythmOf(row), homeUrl)
    return mailer.send({ to: email, coupleId, ...(onDemand && { onDemand }), ...mail }).then(
      () =>
        mailer.keeps
          ? stepOf('email', 'skipped', 'mail-kept')
          : stepOf('email', 'worked', 'mail-taken'),
      (error: unknown) => {
        onFailure(error)
        return stepOf('email', 'failed', 'mail-failed')
      },
    )
  }

  return async (row: ReminderRow, { onDemand }: { onDemand: boolean }): Promise<ReminderStep[]> => {
    const steps = (await Promise.all([notify(row, onDemand), write(row, onDemand)])).flat()
    await noteDelivery(database, row, steps, now()).catch(onFailure)
    return steps
  }
}
