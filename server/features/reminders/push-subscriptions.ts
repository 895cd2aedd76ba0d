import type { PushSubscription } from '#contract/push-subscription.ts'
import type { PushTarget } from '#server/drivers/push/push.ts'
import type { Login } from '#server/http/login.ts'
import type { Database } from '#server/tables.ts'

/** More browsers than a person uses; the oldest makes room. */
const perPerson = 10

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>

/** The browsers that show a person's reminders. */
export function createPushSubscriptions(parts: { database: Database; now: () => Date }) {
  const { database, now } = parts

  const drop = async (endpoint: string, userId: number): Promise<void> => {
    await database
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userId)
      .execute()
  }

  return {
    /** A browser shows one person's reminders: those of whoever set it up last. */
    async save({ userId, couple }: Login, { endpoint, keys }: PushSubscription): Promise<void> {
      const { p256dh, auth } = keys
      const row = {
        userId,
        coupleId: couple.coupleId,
        p256dh,
        auth,
        createdAt: now().toISOString(),
      }
      await database
        .insertInto('push_subscriptions')
        .values({ endpoint, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute()
      const spare = await database
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('endpoint')
        .limit(1000)
        .offset(perPerson)
        .execute()
      for (const old of spare) await drop(old.endpoint, userId)
    },

    drop,

    ofPerson: (userId: number): Promise<PushTarget[]> =>
      database
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('userId', '=', userId)
        .execute(),
  }
}
