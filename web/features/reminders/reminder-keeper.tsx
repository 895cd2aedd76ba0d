import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storageKeys } from '#web/session/stored.ts'
import { comingReminder } from './coming-reminder.ts'
import { useNotificationPermission } from './notification-consent.ts'
import { isSignedOut, remindHere } from './remind-here.ts'
import { startReminderTimer } from './reminder-timer.ts'
import { remindersQuery } from './reminders.queries.ts'
import { releaseThisBrowser, setUpThisBrowser } from './this-browser.ts'

/**
 * Keeps this browser to what the signed-in person saved: the tab's own timer, and the subscription
 * by which the server reaches the browser when no tab is open. Shows nothing itself.
 */
export function ReminderKeeper({ userId }: { userId: number }) {
  const isAllowed = useNotificationPermission() === 'granted'
  const { data, error, refetch } = useQuery({ ...remindersQuery(userId), enabled: isAllowed })
  const saved = isAllowed && !isSignedOut(error) ? data : undefined

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
