import type { Rhythm } from '#contract/reminder-rhythm.ts'
import { reminderMessage } from '#contract/reminders.ts'
import { writeLetter } from '#server/drivers/mail/letter.ts'

/** The reminder as a mail: the same fixed words as the notification, and how to stop them. */
export function writeReminderMail(rhythm: Rhythm, homeUrl: string) {
  const { title, body } = reminderMessage(rhythm)
  const letter = writeLetter({
    greeting: 'Hello,',
    before: [`${body}.`],
    link: { label: 'Open Duologue', url: homeUrl },
    after: [
      'You asked for reminders by email. To change the time or to stop them, open Reminder Settings in the menu.',
    ],
  })
  return { subject: title, ...letter }
}
