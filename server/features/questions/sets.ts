import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Participant } from '#contract/participants.ts'
import { Category, categoryNames } from '#contract/questions.ts'
import { type Card, needsOfCouple } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Turn } from '#server/features/couples/turn.ts'
import type { Couple } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { chooseWeek } from './choosing/choose-week.ts'
import { afterShowing } from './choosing/upcoming-weeks.ts'
import { leanOfCouple } from './lean.ts'
import { noteSession } from './open-sessions.ts'
import { noteShown, shownTo } from './shown-cards.ts'

/** One question of a couple's set; which of the two have answered it, never what. */
export type QuestionOfSet = {
  id: number
  content: string
  category: Category
  position: number
  answered: Record<Participant, boolean>
  /** The question that was swapped for it; null for most. */
  replaces: number | null
}

type Parts = {
  database: Database
  couples: Couples
  people: People
  vault: Vault
  now: () => Date
}

export type Sets = ReturnType<typeof createSets>

/** Questions, each joined with the partner's response where there is one (R5). */
export const questionsWithPartnerResponses = (within: Database) =>
  within
    .selectFrom('questions')
    .leftJoin('partner_responses', (join) =>
      join
        .onRef('partner_responses.coupleId', '=', 'questions.coupleId')
        .onRef('partner_responses.questionId', '=', 'questions.id'),
    )

/** A couple's sets of seven questions, one set a weekly session (R5). */
export function createSets({ database, couples, people, vault, now }: Parts) {
  type Session = { coupleId: string; weekId: string }
  const countAnswers = {
    primary: prepared(['coupleId', 'weekId'], (session: Session) =>
      database
        .selectFrom('questions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('coupleId', '=', session.coupleId)
        .where('weekId', '=', session.weekId)
        .where('answered', '=', sql.lit(1)),
    ),
    partner: prepared(['coupleId', 'weekId'], (session: Session) =>
      database
        .selectFrom('partner_responses')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('coupleId', '=', session.coupleId)
        .where('weekId', '=', session.weekId),
    ),
  }

  const read = async (
    coupleId: string,
    weekId: string,
    within: Database = database,
  ): Promise<QuestionOfSet[]> => {
    const rows = await questionsWithPartnerResponses(within)
      .select([
        'questions.id',
        'questions.content',
        'questions.category',
        'questions.position',
        'questions.answered',
        'questions.replaces',
        'partner_responses.id as partnerResponseId',
      ])
      .where('questions.coupleId', '=', coupleId)
      .where('questions.weekId', '=', weekId)
      .orderBy('questions.position')
      .execute()
    return rows.map(({ answered, partnerResponseId, ...row }) => ({
      ...row,
      category: z.decode(Category, row.category),
      answered: { primary: answered === 1, partner: partnerResponseId !== null },
    }))
  }

  /** Chooses the couple's next seven and notes that they were shown. */
  const chooseNext = async (turn: Turn, couple: Couple): Promise<readonly Card[]> => {
    const { transaction } = turn
    const { setsMade } = turn.couple
    const known = await knownOf(turn, couple)
    const set = chooseWeek({
      ...known,
      weeksSoFar: setsMade,
      focus: await people.focus(couple, transaction),
      lean: await leanOfCouple(transaction, couple, vault),
    })
    const shown = afterShowing(set, known.shown, setsMade)
    await noteShown(transaction, couple, { cards: set, shown })
    await couples.countSet(transaction, couple.coupleId)
    return set
  }

  /** What questions are chosen by, but for how many sets the couple have had. */
  const knownOf = async ({ transaction }: Turn, couple: Couple) => ({
    bank: cards,
    shown: await shownTo(transaction, couple),
    seed: couple.coupleId,
    needs: needsOfCouple(await couples.about.read(couple, transaction)),
  })

  const make = async (turn: Turn, couple: Couple, weekId: string) => {
    const { transaction } = turn
    const at = now()
    await noteSession(turn, couple, { weekId, at })
    const set = await chooseNext(turn, couple)
    const createdAt = at.toISOString()
    await transaction
      .insertInto('questions')
      .values(
        set.map(({ id, content, category }, position) => ({
          coupleId: couple.coupleId,
          weekId,
          userId: couple.ids.primary,
          bankId: id,
          position,
          content,
          category: categoryNames[category],
          createdAt,
        })),
      )
      .execute()
    return read(couple.coupleId, weekId, transaction)
  }

  return {
    make,
    read,
    knownOf,

    /**
     * The session's set, made on the first request; however many ask at once, there is one (R4).
     * `mayMake` refuses by throwing; it is asked where there is something to make.
     */
    ensure: (
      couple: Couple,
      weekId: string,
      mayMake: () => Promise<void>,
    ): Promise<QuestionOfSet[]> =>
      couples.findOrMake(couple.coupleId, {
        find: async (within) => {
          const set = await read(couple.coupleId, weekId, within)
          return set.length > 0 ? set : undefined
        },
        mayMake,
        make: (turn) => make(turn, couple, weekId),
      }),

    /** How many of the session's seven that person has answered; makes no set. */
    async countAnswered(
      { coupleId }: Couple,
      weekId: string,
      participant: Participant,
      within: Database = database,
    ): Promise<number> {
      const [row] = await countAnswers[participant](within, { coupleId, weekId })
      return Number(row?.count ?? 0)
    },

    /** Whether the couple have that question: it goes with its session. */
    async has({ coupleId }: Couple, questionId: number, within: Database = database) {
      const row = await within
        .selectFrom('questions')
        .select('id')
        .where('id', '=', questionId)
        .where('coupleId', '=', coupleId)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
