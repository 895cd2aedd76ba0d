/** Where one browser's push service takes messages, and the keys to seal them with (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** What the notification shows. It passes through other people's servers: no content, no names. */
export type PushMessage = { title: string; body: string }

/** Whose it is, and whether they had it sent just now: what they bring about by it is no news of the server. */
export type PushOccasion = { coupleId: string; onDemand: boolean }

/** `gone`: the subscription has ended and never works again. `failed`: not this time. */
export type PushOutcome = 'taken' | 'gone' | 'failed'

export type Push = {
  /** What browsers subscribe with: the VAPID key, base64url. */
  publicKey: string
  /** Never throws, and is done within four seconds whatever the other side does. */
  send: (to: PushTarget, message: PushMessage, occasion?: PushOccasion) => Promise<PushOutcome>
}
