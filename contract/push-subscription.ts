import * as z from 'zod/mini'

export const pushSentences = {
  address: 'This browser gave no address that notifications can be sent to.',
  keys: 'This browser gave no keys that notifications can be sealed with.',
} as const

/** A user and a password, or a port at which other programs than web servers listen. */
const otherThanPush = /^https:\/\/(?:[^/?#]*@|[^/?#]*:(?!443(?:$|[/?#]))\d{1,3}(?:$|[/?#]))/

/**
 * Where the browser's push service takes messages: https and a named host, since the server will
 * call it. Visible ASCII, as browsers give it.
 */
export const PushEndpoint = z.string(pushSentences.address).check(
  z.maxLength(2000, pushSentences.address),
  z.regex(/^https:\/\/[\x21-\x7e]+$/, pushSentences.address),
  z.refine(
    (text) =>
      z.safeParse(z.url({ protocol: /^https$/, hostname: /\.[a-z][a-z0-9-]*\.?$/i }), text).success,
    pushSentences.address,
  ),
  z.refine((text) => !otherThanPush.test(text), pushSentences.address),
)

const key = (characters: number) =>
  z
    .string(pushSentences.keys)
    .check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), pushSentences.keys))

/** What a browser's `PushSubscription.toJSON()` holds: 65 and 16 bytes of key, base64url. */
export const PushSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: key(87), auth: key(22) }, pushSentences.keys),
})
export type PushSubscription = z.infer<typeof PushSubscription>
