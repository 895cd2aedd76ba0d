/** A browser that shows a person's reminders. The endpoint is one browser's, whoever signs in there. */
export type PushSubscriptionsTable = {
  endpoint: string
  coupleId: string
  userId: number
  /** The login that saved it, with which it ends; null on those older than that rule. */
  loginHash: string | null
  p256dh: string
  auth: string
  createdAt: string
}
