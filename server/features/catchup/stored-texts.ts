import { bothHaveCompleted } from '#server/features/questions/progress.ts'
import type { Written } from '#server/guide/guarded.ts'
import type { Couple } from '#server/login.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

export type TextKind = 'insight' | 'suggestion' | 'summary'
/** `aboutId` is a question's id, or for a summary the catch-up's. */
export type TextKey = { weekId: string; kind: TextKind; aboutId: number }

/** What a sealed text is bound to. */
const additionalData = ({ kind, aboutId }: TextKey) => `${kind} about ${aboutId}`

export type StoredTexts = ReturnType<typeof createStoredTexts>

/** What the guide wrote for open sessions, sealed: both devices read the same words (R13). */
export function createStoredTexts({ database, vault }: { database: Database; vault: Vault }) {
  const sealOf = ({ coupleId, wrappedKey }: Couple) => vault.couple(coupleId, wrappedKey)

  return {
    async read(
      couple: Couple,
      key: TextKey,
      within: Database = database,
    ): Promise<Written | undefined> {
      const row = await within
        .selectFrom('guide_texts')
        .select(['text', 'source'])
        .where('coupleId', '=', couple.coupleId)
        .where('weekId', '=', key.weekId)
        .where('kind', '=', key.kind)
        .where('aboutId', '=', key.aboutId)
        .executeTakeFirst()
      return row && { text: sealOf(couple).open(row.text, additionalData(key)), source: row.source }
    },

    /** Every text of one session, or of all where `weekId` is left out, that both have completed. */
    async all(couple: Couple, weekId: string | undefined, within: Database = database) {
      const rows = await within
        .selectFrom('guide_texts')
        .select(['weekId', 'kind', 'aboutId', 'text'])
        .where('coupleId', '=', couple.coupleId)
        .where(bothHaveCompleted('guide_texts'))
        .$if(weekId !== undefined, (all) => all.where('weekId', '=', weekId ?? ''))
        .execute()
      const seal = sealOf(couple)
      return rows.map(({ text, ...key }) => ({
        kind: key.kind,
        aboutId: key.aboutId,
        text: seal.open(text, additionalData(key)),
      }))
    },

    /** Stores a text; one that is there already stays, unless it is to be `replaced`. */
    async write(
      transaction: DatabaseTransaction,
      couple: Couple,
      key: TextKey,
      written: Written,
      { replaced = false } = {},
    ): Promise<void> {
      const text = sealOf(couple).seal(written.text, additionalData(key))
      const columns = ['coupleId', 'weekId', 'kind', 'aboutId'] as const
      await transaction
        .insertInto('guide_texts')
        .values({ ...key, coupleId: couple.coupleId, text, source: written.source })
        .onConflict((conflict) =>
          replaced
            ? conflict.columns(columns).doUpdateSet({ text, source: written.source })
            : conflict.columns(columns).doNothing(),
        )
        .execute()
    },
  }
}
