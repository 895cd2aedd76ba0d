import * as z from 'zod/mini'
import type { Participant } from '#contract/participants.ts'
import { Category } from '#contract/questions.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { CoupleAbouts } from '#server/features/couples/couple-about.ts'
import type { Couples, Turn } from '#server/features/couples/couples.ts'
import { noteSession } from '#server/features/couples/open-sessions.ts'
import type { Couple } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import { questionsWithPartnerResponses } from './both-responses.ts'
import { needsOfCouple } from './needs-of-couple.ts'
import { newSet } from './new-set.ts'

/** One question of a couple's set; which of the two have answered it, never what. */
export type QuestionOfSet = {
  id: number
  content: string
  category: Category
  position: number
  answered: Record<Participant, boolean>
}

export type Questions = ReturnType<typeof createQuestions>

/** A couple's sets of seven questions, one set a weekly session (R5). */
export function createQuestions(parts: {
  database: Database
  couples: Couples
  people: People
  abouts: CoupleAbouts
  now: () => Date
}) {
  const { database, couples, people, abouts, now } = parts

  type Stand = { coupleId: string; weekId: string }
  const countAnswers = {
    primary: prepared(['coupleId', 'weekId'], (stand: Stand) =>
      database
        .selectFrom('questions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('coupleId', '=', stand.coupleId)
        .where('weekId', '=', stand.weekId)
        .where('answered', '=', 1),
    ),
    partner: prepared(['coupleId', 'weekId'], (stand: Stand) =>
      database
        .selectFrom('partner_responses')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('coupleId', '=', stand.coupleId)
        .where('weekId', '=', stand.weekId),
    ),
  }

  const readSet = async (
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
        'partner_responses.id as partnerResponseId',
      ])
      .where('questions.coupleId', '=', coupleId)
      .where('questions.weekId', '=', weekId)
      .orderBy('questions.position')
      .execute()
    return rows.map(({ answered, partnerResponseId, ...row }) => ({
      ...row,
      category: z.parse(Category, row.category),
      answered: { primary: answered === 1, partner: partnerResponseId !== null },
    }))
  }

  const makeSet = async (turn: Turn, couple: Couple, weekId: string) => {
    const { transaction } = turn
    const at = now()
    await noteSession(turn, couple, { weekId, at })
    const set = await newSet(transaction, couples, couple.coupleId, {
      weeksSoFar: turn.couple.setsMade,
      focus: await people.focus(couple, transaction),
      needs: needsOfCouple(await abouts.read(couple, transaction)),
    })
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
          category,
          createdAt,
        })),
      )
      .execute()
    return readSet(couple.coupleId, weekId, transaction)
  }

  return {
    readSet,

    /**
     * The session's set, made on the first request; however many ask at once, there is one (R4).
     * `mayMake` refuses by throwing; it is asked where there is something to make.
     */
    async ensureSet(
      couple: Couple,
      weekId: string,
      mayMake: () => Promise<void>,
    ): Promise<QuestionOfSet[]> {
      const set = await readSet(couple.coupleId, weekId)
      if (set.length > 0) return set
      await mayMake()
      return couples.takeTurn(couple.coupleId, async (turn) => {
        const made = await readSet(couple.coupleId, weekId, turn.transaction)
        return made.length > 0 ? made : makeSet(turn, couple, weekId)
      })
    },

    makeSet,

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

    /** Throws the session's set away; that it was shown stays known (R15). */
    async discard({ transaction }: Turn, coupleId: string, weekId: string): Promise<void> {
      await transaction
        .deleteFrom('questions')
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .execute()
    },
  }
}
