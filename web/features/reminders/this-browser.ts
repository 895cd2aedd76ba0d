import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { removePushSubscription, savePushSubscription } from '#contract/reminders.ts'
import { call } from '#web/api/call.ts'
import {
  askForNotifications,
  type NotificationPermission,
  notificationPermission,
  watchNotificationPermission,
} from '#web/device/notifications.ts'
import { subscribe, subscribedEndpoint, unsubscribe } from '#web/device/push.ts'
import { remindersWords } from './reminders-words.ts'

export type SetUp = 'ready' | 'unsupported' | 'failed'

const setUpStore = createStore<{ outcome: SetUp | null }>(() => ({ outcome: null }))

/** How this browser was last set up; null as long as it was not, or is no longer to be. */
export const useSetUp = (): SetUp | null => useStore(setUpStore, ({ outcome }) => outcome)

function note<Outcome extends SetUp | null>(outcome: Outcome): Outcome {
  setUpStore.setState({ outcome })
  return outcome
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other, so that turning reminders off and on again ends as it was last meant. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

/** Has the server send the signed-in person's reminders to this browser. Fine to repeat. */
export const setUpThisBrowser = (publicKey: string): Promise<SetUp> =>
  inTurn(async () => {
    try {
      const subscription = await subscribe(publicKey)
      if (subscription === 'unsupported') return note('unsupported')
      await call(savePushSubscription, { body: subscription })
      return note('ready')
    } catch {
      return note('failed')
    }
  })

/** How long the server may take to be told so, in milliseconds. */
const patience = 3000

/** Ends what `setUpThisBrowser` began, at the server as far as it can be reached. Never rejects. */
export const releaseThisBrowser = (): Promise<void> =>
  inTurn(async () => {
    note(null)
    try {
      const endpoint = await subscribedEndpoint()
      if (endpoint === null) return
      const signal = AbortSignal.timeout(patience)
      await call(removePushSubscription, { body: { endpoint }, signal }).catch(() => undefined)
      await unsubscribe()
    } catch {
      // Without its service worker there is nothing left to end.
    }
  })

/** What the person allowed in this browser, as it is now. */
export const useNotificationPermission = (): NotificationPermission =>
  useSyncExternalStore(watchNotificationPermission, notificationPermission)

const { consent } = remindersWords
type Refusal = (typeof consent)[keyof typeof consent]

/**
 * Sees to the permission, asking where nobody asked yet; returns the toast for a refusal (R15), null
 * where nothing stands in the way.
 */
export async function seekConsent(): Promise<Refusal | null> {
  if (notificationPermission() === 'denied') return consent.blocked
  return (await askForNotifications()) === 'granted' ? null : consent.required
}
