import { yourDataSentences } from '#contract/your-data.ts'
import type { Couple } from '#server/http/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'

/** An export that died with its server holds up the next one for so long, in milliseconds. */
const longest = 120_000
/** When to ask again while one is being written, in seconds. */
const soon = 5

/**
 * Lets one export of a couple run at a time, on all servers together (R18): runs `write`, or refuses
 * (429) while another one is being written.
 */
export async function oneExportAtATime<Result>(
  { database, now }: { database: Database; now: () => Date },
  { coupleId }: Pick<Couple, 'coupleId'>,
  write: () => Promise<Result>,
): Promise<Result> {
  const at = now()
  const exportingUntil = new Date(at.getTime() + longest).toISOString()
  const { numUpdatedRows } = await database
    .updateTable('couples')
    .set({ exportingUntil })
    .where('coupleId', '=', coupleId)
    .where(({ or, eb }) =>
      or([
        eb('exportingUntil', 'is', null),
        eb('exportingUntil', '<=', at.toISOString()),
        eb('exportingUntil', '>', exportingUntil),
      ]),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Refusal(429, yourDataSentences.exportRunning, undefined, soon)
  try {
    return await write()
  } finally {
    await database
      .updateTable('couples')
      .set({ exportingUntil: null })
      .where('coupleId', '=', coupleId)
      .where('exportingUntil', '=', exportingUntil)
      .execute()
  }
}
