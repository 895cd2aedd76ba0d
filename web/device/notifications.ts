import { inApp, watchReturn } from './app.ts'

/** What the person allowed; `default` while nobody asked them, `unsupported` where nothing can be shown. */
export type NotificationPermission = 'granted' | 'denied' | 'default' | 'unsupported'

export type LocalNotification = {
  title: string
  body: string
  /** A notification replaces the one before with the same tag, without a sound. */
  tag: string
  /** Addresses of a picture, and of a shape in one colour for narrow places. */
  icon: string
  badge: string
}

const changes = new EventTarget()
const reportChange = () => changes.dispatchEvent(new Event('change'))

export const notificationPermission = (): NotificationPermission =>
  inApp()?.permission() ?? ('Notification' in window ? Notification.permission : 'unsupported')

/** Asks the person, which browsers allow on a press only; returns what holds from then on. */
export async function askForNotifications(): Promise<NotificationPermission> {
  if (notificationPermission() !== 'default') return notificationPermission()
  const request = inApp()?.ask() ?? Notification.requestPermission()
  const answer = await request.catch(notificationPermission)
  reportChange()
  return answer
}

/** Calls `listener` whenever the permission changed, in the browser's settings too. */
export function watchNotificationPermission(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  const unwatch = watchReturn(
    () =>
      void inApp()
        ?.readPermission()
        .then(reportChange, () => undefined),
  )
  const settings = navigator.permissions?.query({ name: 'notifications' })
  settings?.then(
    (status) => status.addEventListener('change', reportChange),
    () => undefined,
  )
  return () => {
    changes.removeEventListener('change', listener)
    unwatch()
    settings?.then(
      (status) => status.removeEventListener('change', reportChange),
      () => undefined,
    )
  }
}

/** Shows it, through the service worker where there is one, as pushed ones are; false when refused. */
export async function showNotification(notification: LocalNotification): Promise<boolean> {
  const { title, ...rest } = notification
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) await worker.showNotification(title, rest)
    else new Notification(title, rest).onclick = () => window.focus()
    return true
  } catch {
    return false
  }
}

/**
 * In the apps, notifies after `delayMs`, an hour where nothing is said, asking for the permission where
 * nobody asked yet. A browser shows nothing later.
 */
export async function notifyLater(
  message: { title: string; body: string },
  delayMs?: number,
): Promise<void> {
  const app = inApp()
  if (app === null) return
  const before = app.takenBack()
  const isAllowed = (await askForNotifications()) === 'granted'
  if (isAllowed && app.takenBack() === before) await app.notifyLater(message, delayMs)
}
