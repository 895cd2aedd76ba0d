import { clearDeleted } from '#server/drivers/database/clear-deleted.ts'
import type { KeepingMailer } from '#server/drivers/mail/mail.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Database } from '#server/tables.ts'

type Parts = {
  database: Database
  couples: Couples
  mailer: Pick<KeepingMailer, 'keptFor' | 'forget'>
}

/** As many ids as one query takes in any case. */
const atOnce = 500

/**
 * Clears away what a server leaves behind that ends between a deletion and its clearing up (T21): the
 * mails kept for couples that are no more, and the pages of the database as they were. For the
 * start, before anybody calls.
 */
export async function clearAfterDeletions({ database, couples, mailer }: Parts): Promise<void> {
  const kept = await mailer.keptFor()
  for (let from = 0; from < kept.length; from += atOnce) {
    const some = kept.slice(from, from + atOnce)
    const known = await couples.known(some)
    for (const coupleId of some) if (!known.has(coupleId)) await mailer.forget(coupleId)
  }
  await clearDeleted(database)
}
