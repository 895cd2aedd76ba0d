import { isSameRhythm } from '#contract/reminder-rhythm.ts'
import { reminderMessage } from '#contract/reminders.ts'
import { CallFailed } from '#web/api/call.ts'
import { showNotification } from '#web/device/notifications.ts'
import { localClock } from '#web/ui/text/local-time.ts'
import { rhythmOf, type SavedReminders } from './coming-reminder.ts'

/** The service worker shows pushed reminders alike. */
export const reminderLook = {
  tag: 'reminder',
  icon: '/reminder-icon.png',
  badge: '/reminder-badge.png',
} as const

const patienceMs = 5_000

type Read = { data?: SavedReminders | undefined; error: unknown }

export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 401

/**
 * Shows the saved reminder in this browser, unless `readAgain` finds that its login was ended or the
 * reminders were changed on another device. A server out of reach keeps no reminder back.
 */
export async function remindHere(
  saved: SavedReminders,
  readAgain: () => Promise<Read>,
): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<Read>()
  const waiting = setTimeout(() => resolve({ data: saved, error: null }), patienceMs)
  const { data = saved, error } = await Promise.race([readAgain(), tooLong])
  clearTimeout(waiting)
  const stands = data.reminderEnabled && isSameRhythm(rhythmOf(data), rhythmOf(saved))
  if (isSignedOut(error) || !stands) return
  const { reminderDay, reminderTime } = saved
  const message = reminderMessage({ reminderDay, reminderTime: localClock(reminderTime) })
  await showNotification({ ...message, ...reminderLook })
}
