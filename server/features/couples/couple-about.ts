import * as z from 'zod/mini'
import { CoupleAbout } from '#contract/couple-about.ts'
import type { Couple } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import type { TakeTurn } from './turn.ts'

type Change = { [Field in keyof CoupleAbout]?: CoupleAbout[Field] | undefined }

/** What the couple said about itself, seen and changed by both (R19). */
export function createCoupleAbout({
  database,
  takeTurn,
}: {
  database: Database
  takeTurn: TakeTurn
}) {
  const read = async (
    { coupleId }: Pick<Couple, 'coupleId'>,
    within: Database = database,
  ): Promise<CoupleAbout> => {
    const row = await within
      .selectFrom('couples')
      .select(['aboutChildren as children', 'aboutLiving as living', 'aboutIntimacy as intimacy'])
      .where('coupleId', '=', coupleId)
      .executeTakeFirst()
    return z.parse(CoupleAbout, row ?? { children: null, living: null, intimacy: null })
  }

  return {
    read,

    /** Gives all of it as it is after the change; a field that is left out stays. */
    change(couple: Couple, { children, living, intimacy }: Change): Promise<CoupleAbout> {
      const changed = {
        ...(children !== undefined && { aboutChildren: children }),
        ...(living !== undefined && { aboutLiving: living }),
        ...(intimacy !== undefined && { aboutIntimacy: intimacy }),
      }
      return takeTurn(couple.coupleId, async ({ transaction }) => {
        if (Object.keys(changed).length > 0) {
          await transaction
            .updateTable('couples')
            .set(changed)
            .where('coupleId', '=', couple.coupleId)
            .execute()
        }
        return read(couple, transaction)
      })
    },
  }
}
