import { inApp } from './app.ts'
import type { Native } from './native.ts'

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
  if (token !== null) {
    app.endSilence()
    return app.secrets.write(loginSecret, token)
  }
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
  const native = inApp()
  if (native) await forgetSecrets(native)
  begin()
}
