import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSameRhythm } from '#contract/reminder-rhythm.ts'
import { reminderMessage } from '#contract/reminders.ts'
import { appPlatform, keepReminders, watchReturn } from '#web/device/app.ts'
import { showNotification } from '#web/device/notifications.ts'
import { signedOutBy } from '#web/session/current-user.ts'
import { storageKeys } from '#web/session/kept.ts'
import { localClock } from '#web/ui/text/local-time.ts'
import {
  comingReminder,
  comingReminders,
  rhythmOf,
  type SavedReminders,
} from './coming-reminder.ts'
import { startReminderTimer } from './reminder-timer.ts'
import { remindersQuery } from './reminders.queries.ts'
import { releaseThisBrowser, setUpThisBrowser, useNotificationPermission } from './this-browser.ts'

/** Keeps this device to what the signed-in person saved. Shows nothing itself. */
export const ReminderKeeper = ({ userId }: { userId: number }) =>
  appPlatform() === null ? <BrowserReminders userId={userId} /> : <AppReminders userId={userId} />

/** So many are planned at once where they do not come every week: until the app is next opened. */
const planned = 8

/**
 * In the apps the phone reminds; planned anew at each start, at each return and so in each time zone. What is planned
 * outlives the page, as the login does: it goes with that (`keepLogin`).
 */
function AppReminders({ userId }: { userId: number }) {
  const isAllowed = useNotificationPermission() === 'granted'
  const { data: saved } = useQuery({ ...remindersQuery(userId), enabled: isAllowed })
  useEffect(() => {
    if (!isAllowed || saved === undefined) return
    const { reminderEnabled, reminderDay, reminderTime, frequency } = saved
    const plan = () =>
      keepReminders(
        reminderEnabled
          ? {
              ...reminderMessage({ reminderDay, reminderTime: localClock(reminderTime) }),
              at: comingReminders(saved, new Date(), planned),
              isWeekly: frequency === 'weekly',
            }
          : null,
      )
    plan()
    return watchReturn(plan)
  }, [isAllowed, saved])
  return null
}

/**
 * The tab's own timer, and the subscription by which the server reaches the browser when no tab is
 * open.
 */
function BrowserReminders({ userId }: { userId: number }) {
  const isAllowed = useNotificationPermission() === 'granted'
  const { data, error, refetch } = useQuery({ ...remindersQuery(userId), enabled: isAllowed })
  const saved = isAllowed && signedOutBy(error) === null ? data : undefined

  useEffect(() => {
    if (!saved?.reminderEnabled) return
    return startReminderTimer({
      nextAfter: (moment) => comingReminder(saved, moment),
      now: () => new Date(),
      remind: () => void remindHere(saved, refetch),
    })
  }, [saved, refetch])

  const isEnabled = saved?.reminderEnabled
  const publicKey = saved?.pushPublicKey
  useEffect(() => {
    if (publicKey === undefined) return
    void (isEnabled ? setUpThisBrowser(publicKey) : releaseThisBrowser())
  }, [isEnabled, publicKey])

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKeys.reminderTimerId && isAllowed) void refetch()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [refetch, isAllowed])

  return null
}

/** The service worker shows pushed reminders alike. */
export const reminderLook = {
  tag: 'reminder',
  icon: '/reminder-icon.png',
  badge: '/reminder-badge.png',
} as const

const patienceMs = 5_000

type Read = { data?: SavedReminders | undefined; error: unknown }

/**
 * Shows the saved reminder in this browser, unless `readAgain` finds that its login was ended or the
 * reminders were changed on another device. A server out of reach keeps no reminder back.
 */
async function remindHere(saved: SavedReminders, readAgain: () => Promise<Read>): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<Read>()
  const waiting = setTimeout(() => resolve({ data: saved, error: null }), patienceMs)
  const { data = saved, error } = await Promise.race([readAgain(), tooLong])
  clearTimeout(waiting)
  const stands = data.reminderEnabled && isSameRhythm(rhythmOf(data), rhythmOf(saved))
  if (signedOutBy(error) !== null || !stands) return
  const { reminderDay, reminderTime } = saved
  const message = reminderMessage({ reminderDay, reminderTime: localClock(reminderTime) })
  await showNotification({ ...message, ...reminderLook })
}
