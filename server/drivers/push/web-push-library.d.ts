/** What we use of web-push, which brings no types of its own. */
declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL: number
    urgency: 'very-low' | 'low' | 'normal' | 'high'
    topic: string
  }
  type Sealed = { method: 'POST'; headers: Record<string, string | number>; body: Buffer }

  const library: {
    generateVAPIDKeys: () => { publicKey: string; privateKey: string }
    /** Throws where the keys are none that anything can be sealed with. */
    generateRequestDetails: (to: Subscription, payload: string, options: Options) => Sealed
  }
  export = library
}
