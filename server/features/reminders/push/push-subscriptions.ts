import type { PushSubscription } from '#contract/push-subscription.ts'
import type { PushTarget } from '#server/drivers/push/push.ts'
import type { HangingOnLogins, Logins } from '#server/features/accounts/logins.ts'
import type { Login } from '#server/login.ts'
import type { Database } from '#server/tables.ts'

/** More browsers than a person uses; the oldest makes room. */
const perPerson = 10

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>

/**
 * A login that ran out stays while its browser goes on reminding (decision 6). Browsers of which no
 * login is known are older than that rule, and stop when the couple's logins are ended.
 */
export const subscriptionsOnLogins: HangingOnLogins = {
  stillNeeded: (within) =>
    within.selectFrom('push_subscriptions').select('loginHash').where('loginHash', 'is not', null),
  async endUnbound(transaction, coupleId) {
    await transaction
      .deleteFrom('push_subscriptions')
      .where('coupleId', '=', coupleId)
      .where('loginHash', 'is', null)
      .execute()
  },
}

/** The browsers that show a person's reminders. */
export function createPushSubscriptions(parts: {
  database: Database
  logins: Logins
  now: () => Date
}) {
  const { database, logins, now } = parts

  const drop = async (
    endpoint: string,
    userId: number,
    within: Database = database,
  ): Promise<void> => {
    await within
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('userId', '=', userId)
      .execute()
  }

  return {
    /**
     * A browser shows one person's reminders, those of whoever set it up last, until the login by
     * which they did so ends.
     */
    async save(login: Login, { endpoint, keys }: PushSubscription): Promise<void> {
      const { userId, tokenHash, couple } = login
      const { p256dh, auth } = keys
      const row = {
        userId,
        coupleId: couple.coupleId,
        loginHash: tokenHash,
        p256dh,
        auth,
        createdAt: now().toISOString(),
      }
      await database.transaction().execute(async (transaction) => {
        await logins.hold(login, transaction)
        await transaction
          .insertInto('push_subscriptions')
          .values({ endpoint, ...row })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute()
        const spare = await transaction
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('coupleId', '=', couple.coupleId)
          .where('userId', '=', userId)
          .orderBy('createdAt', 'desc')
          .orderBy('endpoint')
          .limit(1000)
          .offset(perPerson)
          .execute()
        for (const old of spare) await drop(old.endpoint, userId, transaction)
      })
      // By itself, so that it waits for nobody who holds the person's row and wants this login.
      await database
        .updateTable('users')
        .set({ browserGoneAt: null, reminderPushesFailed: 0 })
        .where('id', '=', userId)
        .where('coupleId', '=', couple.coupleId)
        .where((row) =>
          row.or([row('browserGoneAt', 'is not', null), row('reminderPushesFailed', '>', 0)]),
        )
        .execute()
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
