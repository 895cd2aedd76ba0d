import type { Native, Platform, Plugins, ReminderPlan } from './native.ts'

type Bridge = { getPlatform?: () => string }

let native: Native | null = null

/** The phone's own offers, once `startInApp` has begun; null in a browser. */
export const inApp = (): Native | null => native

/** Which app the page runs in, by what Capacitor puts in front of it; null in a browser. */
export function appPlatform(): Platform | null {
  if (native) return native.platform
  const platform = (window as { Capacitor?: Bridge }).Capacitor?.getPlatform?.()
  return platform === 'ios' || platform === 'android' ? platform : null
}

/** Loads what the apps have besides a browser, and nothing in a browser. */
export async function startInApp(
  load: () => Promise<{ plugins: Plugins }> = () => import('./plugins.ts'),
  now: () => Date = () => new Date(),
): Promise<Native | null> {
  const platform = appPlatform()
  if (platform === null) return null
  const [{ createNative }, { plugins }] = await Promise.all([import('./native.ts'), load()])
  native = await createNative(platform, plugins, now)
  return native
}

/** Makes a browser of it again: for tests, which share a page. */
export function leaveApp(): void {
  native = null
}

/** A touch of the phone that says: done. Nothing in a browser. */
export const celebrate = (): void => void native?.celebrate()

/** Takes back the notification that `notifyLater` planned; nothing in a browser. */
export const takeBackNotice = (): void => void native?.takeBackNotice()

/** Plans the reminders on this phone, in place of those before; nothing in a browser. */
export const keepReminders = (plan: ReminderPlan | null): void => void native?.keepReminders(plan)

/** Calls `listener` whenever the app comes back to the front; never in a browser. */
export const watchReturn = (listener: () => void): (() => void) =>
  native?.onReturn(listener) ?? (() => undefined)
