import * as z from 'zod/mini'

/** One field error: the path of the field (dots between its parts) and the sentence for the person. */
export const Issue = z.object({ path: z.string(), message: z.string() })

/** The body of every error reply (R6): `error` and `message` hold the same sentence. */
export const RefusalBody = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(Issue)),
})
export type RefusalBody = z.infer<typeof RefusalBody>

/** The sentences that belong to no single feature. */
export const sentences = {
  signInFirst: 'Please sign in first.',
  notFound: 'We could not find that.',
  notYours: 'That is not part of your account.',
  otherOrigin: 'This request came from another site, so it was not carried out.',
  notJson: 'The request could not be read. It has to be JSON.',
  wrongType: 'Please send JSON (content type application/json).',
  tooLarge: 'That is too much to send at once. Please shorten it.',
  headersTooLarge: 'The request came with more around it than we can read.',
  requestTooSlow: 'The request took too long to arrive. Please try again.',
  unknownExpectation: 'The request expected something that we do not do.',
  badRequest: 'Something in the request was not as expected.',
  databaseAway:
    'We cannot reach the place where everything is kept right now. Please try again in a moment.',
  storageFull:
    'There is no room left on this server to keep that. Please hold on to it and try again later.',
  tooSlow: 'That took too long. Please try again in a moment.',
  ourFault: 'Something went wrong on our side. Please try again in a moment.',
} as const

/** The sentence over a limit of use (R14), which opens again after so many seconds. */
export function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [minutes, 'minute']
  return `That was a little too often. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}
