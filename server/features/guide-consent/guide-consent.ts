import type { GuideConsent } from '#contract/guide-consent.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
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
 * the provider there is now. Somebody who has signed in as themselves speaks by their own logins alone.
 */
export function createGuideConsents({ database, couples, people, provider, now }: Parts) {
  /** What each of the two said to this provider, as far as it counts. */
  const saidBy = async (couple: Couple, within: Database): Promise<Said> => {
    const signIn = await people.whoSignIn(couple, within)
    const rows = await within
      .selectFrom('guide_consents')
      .select(['userId', 'saidBy', 'agreed'])
      .where('coupleId', '=', couple.coupleId)
      .where('provider', '=', provider ?? '')
      .execute()
    const by = (participant: Participant): boolean | null => {
      const id = couple.ids[participant]
      const row = rows.find(({ userId }) => userId === id)
      if (!row || (signIn[participant] && row.saidBy !== id)) return null
      return row.agreed === 1
    }
    return { primary: by('primary'), partner: by('partner') }
  }

  const both = ({ primary, partner }: Said) => primary === true && partner === true

  /** Whom a login speaks for: its own person, and the other one until they sign in themselves. */
  const spokenForBy = async (
    { couple, participant }: Login,
    within: Database,
  ): Promise<Participant[]> => {
    const other = otherOf(participant)
    const signIn = await people.whoSignIn(couple, within)
    return signIn[other] ? [participant] : [participant, other]
  }

  const read = async (login: Login, within: Database = database): Promise<GuideConsent> => {
    if (provider === null) return { provider, people: [], both: false }
    const said = await saidBy(login.couple, within)
    const spokenFor = await spokenForBy(login, within)
    return {
      provider,
      people: spokenFor.map((participant) => ({
        userId: login.couple.ids[participant],
        agreed: said[participant],
      })),
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
      const { coupleId, ids } = login.couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        if (provider === null || to.provider !== provider) throw new Refusal('other-provider')
        if (!(await spokenForBy(login, transaction)).includes(participant)) {
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
          .values({ ...said, coupleId, userId: ids[participant] })
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
