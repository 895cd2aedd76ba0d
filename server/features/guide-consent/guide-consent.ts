import type { GuideConsent } from '#contract/guide-consent.ts'
import type { Participant } from '#contract/participants.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'

type Parts = {
  database: Database
  couples: Couples
  people: People
  /** Who runs the model that answers would go to; null where they stay on this machine. */
  provider: string | null
  now: () => Date
}

type Said = Record<Participant, boolean | null>

export type GuideConsents = ReturnType<typeof createGuideConsents>

/**
 * Whether the two have agreed that a model elsewhere gets their answers (R12): each for themselves, to
 * the provider there is now, from a login of their own. Nobody speaks for somebody who is not there, so
 * that for two who share one login the built-in guide writes.
 */
export function createGuideConsents({ database, couples, people, provider, now }: Parts) {
  /** What each of the two said to this provider, as far as it counts. */
  const saidBy = async (couple: Couple, within: Database): Promise<Said> => {
    const rows = await within
      .selectFrom('guide_consents')
      .select(['userId', 'saidBy', 'agreed'])
      .where('coupleId', '=', couple.coupleId)
      .where('provider', '=', provider ?? '')
      .execute()
    const by = (participant: Participant): boolean | null => {
      const id = couple.ids[participant]
      const row = rows.find(({ userId, saidBy }) => userId === id && saidBy === id)
      return row === undefined ? null : row.agreed === 1
    }
    return { primary: by('primary'), partner: by('partner') }
  }

  const both = ({ primary, partner }: Said) => primary === true && partner === true

  const read = async (login: Login, within: Database = database): Promise<GuideConsent> => {
    if (provider === null) return { provider, people: [], both: false }
    const said = await saidBy(login.couple, within)
    return {
      provider,
      people: [{ userId: login.userId, agreed: said[login.participant] }],
      both: both(said),
    }
  }

  return {
    read,

    /** Writes down one person's yes or no; 409 where another provider was meant, 403 where only they may. */
    say(
      login: Login,
      participant: Participant,
      { agreed, ...to }: { agreed: boolean; provider: string },
    ): Promise<GuideConsent> {
      const { coupleId } = login.couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        if (provider === null || to.provider !== provider) throw new Refusal('other-provider')
        if (participant !== login.participant) {
          const names = await people.names(login.couple, transaction)
          throw new Refusal('says-it-themselves', { facts: { name: names[participant] } })
        }
        const said = {
          provider,
          agreed: agreed ? 1 : 0,
          saidBy: login.userId,
          saidAt: now().toISOString(),
        }
        await transaction
          .insertInto('guide_consents')
          .values({ ...said, coupleId, userId: login.userId })
          .onConflict((conflict) => conflict.column('userId').doUpdateSet(said))
          .execute()
        return read(login, transaction)
      })
    },

    /** Whether an answer of theirs may go to the model: it stays on this machine, or both have agreed. */
    async mayLeave(couple: Couple): Promise<boolean> {
      return provider === null || both(await saidBy(couple, database))
    },
  }
}
