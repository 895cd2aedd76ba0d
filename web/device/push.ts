import { inApp } from './app.ts'
import { installWorker } from './worker.ts'

/** Where and how to reach this browser, as a server takes it. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A push service out of reach keeps a browser waiting for minutes. */
const patienceMs = 15_000

/** In the apps the phone itself reminds. */
const canPush = () => inApp() === null && 'serviceWorker' in navigator && 'PushManager' in window

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function isFor(subscription: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? [])
  const text = btoa(String.fromCharCode(...key))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '') === publicKey
}

/**
 * Installs the service worker and subscribes this browser to the server of that key (VAPID,
 * base64url). `unsupported` where browsers have no Web Push; rejects when it did not work.
 */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | 'unsupported'> {
  if (!canPush()) return 'unsupported'
  return inTime(async () => {
    await installWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const before = await pushManager.getSubscription()
    if (before && !isFor(before, publicKey)) await before.unsubscribe()
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON()
    return {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    }
  })
}

/** The address of this browser's subscription, or null when it has none. */
export const subscribedEndpoint = async (): Promise<string | null> =>
  (await currentSubscription())?.endpoint ?? null

/** Ends the subscription, if there is one; what is sent to it from then on is lost. */
export async function unsubscribe(): Promise<void> {
  await inTime(async () => (await currentSubscription())?.unsubscribe())
}

/** Rejects when the work takes too long. */
async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const waiting = setTimeout(
    () => reject(new Error('The push service did not answer.')),
    patienceMs,
  )
  try {
    return await Promise.race([work(), promise])
  } finally {
    clearTimeout(waiting)
  }
}
