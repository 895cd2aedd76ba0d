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

const serverSecret = 'server'
const loginSecret = 'login'
const linkSecret = 'link'

/** The server that was chosen, and its login's token, as this phone keeps them. */
export const readServer = async (app: Native) => ({
  origin: await app.secrets.read(serverSecret),
  token: await app.secrets.read(loginSecret),
})

/** Keeps the chosen server; what was kept of a login at another one ends, and what it had planned. */
export async function keepServer(app: Native, origin: string): Promise<void> {
  await keepLogin(app, null)
  await app.secrets.write(serverSecret, origin)
}

/** Keeps the login's token; null forgets it, and the phone notifies of nothing any longer. */
export async function keepLogin(app: Native, token: string | null): Promise<void> {
  if (token !== null) return app.secrets.write(loginSecret, token)
  await Promise.all([app.secrets.forget(loginSecret), app.silence()])
}

/** Forgets what the phone's secure store keeps, which on iOS outlives the app itself. */
export async function forgetSecrets(app: Native): Promise<void> {
  await keepLogin(app, null)
  await app.secrets.forget(serverSecret)
  await app.secrets.forget(linkSecret)
}

/** The link that opened this start of the app; null where none did, or it was left at once. */
export async function readLaunchLink(app: Native): Promise<string | null> {
  const [page] = performance.getEntriesByType('navigation')
  if (page && 'type' in page && page.type === 'reload') return null
  const link = await app.launchLink()
  return link === (await app.secrets.read(linkSecret)) ? null : link
}

/** Has that link open nothing when a phone hands it over at the next start, too. */
export const dropLaunchLink = (app: Native, link: string): Promise<void> =>
  app.secrets.write(linkSecret, link)

/** Forgets server and login, and begins anew. */
export async function forgetServer(begin: () => void = () => window.location.reload()) {
  if (native) await forgetSecrets(native)
  begin()
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
