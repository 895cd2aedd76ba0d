import { removePushSubscription, savePushSubscription } from '#contract/reminders.ts'
import { call } from '#web/api/call.ts'
import { subscribe, subscribedEndpoint, unsubscribe } from '#web/device/push.ts'

export type SetUp = 'ready' | 'unsupported' | 'failed'

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
      if (subscription === 'unsupported') return 'unsupported'
      await call(savePushSubscription, { body: subscription })
      return 'ready'
    } catch {
      return 'failed'
    }
  })

/** Ends what `setUpThisBrowser` began, at the server as far as it can be reached. Never rejects. */
export const releaseThisBrowser = (): Promise<void> =>
  inTurn(async () => {
    try {
      const endpoint = await subscribedEndpoint()
      if (endpoint === null) return
      await call(removePushSubscription, { body: { endpoint } }).catch(() => undefined)
      await unsubscribe()
    } catch {
      // Without its service worker there is nothing left to end.
    }
  })
