import { useSyncExternalStore } from 'react'
import {
  askForNotifications,
  type NotificationPermission,
  notificationPermission,
  watchNotificationPermission,
} from '#web/device/notifications.ts'

const required = {
  title: 'Notification Permission Required',
  description: 'Please allow notifications to receive catch-up reminders.',
  variant: 'destructive',
} as const
const blocked = {
  title: 'Notifications Blocked',
  description: 'Please enable notifications in your browser settings to receive reminders.',
  variant: 'destructive',
} as const

/** What the person allowed in this browser, as it is now. */
export const useNotificationPermission = (): NotificationPermission =>
  useSyncExternalStore(watchNotificationPermission, notificationPermission)

/**
 * Sees to the permission, asking where nobody asked yet; gives the toast for a refusal (R15), null
 * where nothing stands in the way.
 */
export async function seekConsent(): Promise<typeof required | typeof blocked | null> {
  if (notificationPermission() === 'denied') return blocked
  return (await askForNotifications()) === 'granted' ? null : required
}
