import { inApp } from './app.ts'

const workerScript = '/sw.js'

/** In the apps the phone has the files, and reminds. */
const canWork = () => inApp() === null && 'serviceWorker' in navigator

/** Installs the service worker, where that has not happened yet; rejects where there can be none. */
export const installWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerScript)

const changes = new EventTarget()
let offered: ServiceWorker | null = null

/** Whether a version that is newer than the page waits to take its place. */
export const isNewVersionReady = (): boolean => offered !== null

export function watchNewVersion(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

/** Has the newer version take over, and begins anew with it: at once where another tab had it do so already. */
export function takeNewVersion(reload: () => void = () => window.location.reload()): void {
  if (offered?.state === 'activated' || offered?.state === 'redundant') {
    reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  offered?.postMessage('take over')
}

/** The script that the page began with: another one in every version. */
const ownScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ??
  window.location.href

/** Whether that worker holds the version that the page has already. */
function holdsThisPage(worker: ServiceWorker): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => resolve(data === true)
  worker.postMessage({ holds: new URL(ownScript()).pathname }, [port2])
  return promise
}

async function consider(worker: ServiceWorker): Promise<void> {
  if (await holdsThisPage(worker)) return worker.postMessage('take over')
  offered = worker
  changes.dispatchEvent(new Event('change'))
}

const lookEveryMs = 60 * 60 * 1000

/**
 * Keeps the app's files in this browser, so that it starts without a network, and looks for a newer
 * version whenever somebody comes back to the page, once an hour at most. Returns what ends the looking.
 */
export function keepAppHere(now: () => number = Date.now): () => void {
  if (!canWork()) return () => undefined
  let lookedAt = now()
  let registration: ServiceWorkerRegistration | null = null
  const follow = (worker: ServiceWorker) => {
    const look = () => {
      // The first one of all waits for nobody.
      if (worker.state === 'installed' && registration?.active) void consider(worker)
    }
    worker.addEventListener('statechange', look)
    look()
  }
  const lookAgain = () => {
    if (document.visibilityState === 'hidden' || now() - lookedAt < lookEveryMs) return
    lookedAt = now()
    registration?.update().catch(() => undefined)
  }
  installWorker().then(
    (installed: ServiceWorkerRegistration | undefined) => {
      // A browser that blocks workers may say so by giving none.
      if (!installed) return
      registration = installed
      if (installed.waiting) follow(installed.waiting)
      installed.addEventListener('updatefound', () => {
        if (installed.installing) follow(installed.installing)
      })
    },
    () => undefined,
  )
  document.addEventListener('visibilitychange', lookAgain)
  return () => document.removeEventListener('visibilitychange', lookAgain)
}
