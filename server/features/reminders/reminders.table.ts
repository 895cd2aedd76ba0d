/** A browser that shows a person's reminders. The endpoint is one browser's, whoever signs in there. */
export type PushSubscriptionsTable = {
  endpoint: string
  coupleId: string
  userId: number
  p256dh: string
  auth: string
  createdAt: string
}
