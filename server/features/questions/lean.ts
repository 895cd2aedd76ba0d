import type { Participant } from '#contract/participants.ts'
import type { SetFeeling } from '#contract/set-feeling.ts'
import type { Couple } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

const mostLean = 2

/** What is sealed for each: of one length, so that its own says nothing. */
export const marks: Record<SetFeeling, string> = {
  'too-personal': 'less',
  'just-right': 'same',
  'not-deep-enough': 'more',
}
const leanOf: Record<string, number> = { less: -1, same: 0, more: 1 }

/** What a sealed feeling is bound to. */
export const additionalData = (weekId: string, participant: Participant) =>
  `how the questions of ${weekId} felt to the ${participant}`

/** How far one person leans by what they said lately; undefined where they said nothing. */
function leanOfOne(said: readonly string[]): number | undefined {
  if (said.length === 0) return undefined
  const sum = said.reduce((all, mark) => all + (leanOf[mark] ?? 0), 0)
  return Math.max(-mostLean, Math.min(mostLean, sum))
}

/**
 * How much more personal two people want their questions, less below 0: whoever finds them too personal
 * wins, otherwise both count alike (R27).
 */
export function leanOfBoth(said: Record<Participant, readonly string[]>): number {
  const leans = [leanOfOne(said.primary), leanOfOne(said.partner)].filter(
    (lean) => lean !== undefined,
  )
  if (leans.length === 0) return 0
  const least = Math.min(...leans)
  return least < 0 ? least : leans.reduce((sum, lean) => sum + lean, 0) / leans.length
}

/** What that person said of their latest sessions, sealed, the latest first. */
export const saidBy = (within: Database, { coupleId, ids }: Couple, participant: Participant) =>
  within
    .selectFrom('set_feelings')
    .select(['weekId', 'feeling'])
    .where('coupleId', '=', coupleId)
    .where('userId', '=', ids[participant])
    .orderBy('saidAt', 'desc')
    .orderBy('weekId')
    .execute()

/** How much more personal the couple want their questions by what both said; less below 0. */
export async function leanOfCouple(within: Database, couple: Couple, vault: Vault) {
  const seal = vault.couple(couple.coupleId, couple.wrappedKey)
  const said = async (participant: Participant) =>
    (await saidBy(within, couple, participant)).map(({ weekId, feeling }) =>
      seal.open(feeling, additionalData(weekId, participant)),
    )
  return leanOfBoth({ primary: await said('primary'), partner: await said('partner') })
}
