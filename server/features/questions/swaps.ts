import type { Participant } from '#contract/participants.ts'
import { categoryNames } from '#contract/questions.ts'
import type { Card } from '#server/cards/card.ts'
import { cardOf } from '#server/cards/cards.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Turn } from '#server/features/couples/turn.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import { questionInstead } from './choosing/swap-question.ts'
import { afterSwapping } from './choosing/upcoming-weeks.ts'
import { refuseElsewhere } from './own-device.ts'
import type { WeeklyProgress } from './progress.ts'
import { type QuestionOfSet, questionsWithPartnerResponses, type Sets } from './sets.ts'
import { noteShown } from './shown-cards.ts'

type Parts = { couples: Couples; people: People; sets: Sets; progress: WeeklyProgress }

/** Swapping a question for another one, for both people (R26). */
export function createSwaps({ couples, people, sets, progress }: Parts) {
  /** The question of that id, or the one that came in its place. */
  const findQuestion = ({ transaction }: Turn, { couple }: Login, id: number) =>
    questionsWithPartnerResponses(transaction)
      .select([
        ...(
          ['id', 'weekId', 'bankId', 'position', 'answered', 'replaces', 'createdAt'] as const
        ).map((column) => `questions.${column}` as const),
        'partner_responses.id as partnerResponseId',
      ])
      .where('questions.coupleId', '=', couple.coupleId)
      .where(({ or, eb }) => or([eb('questions.id', '=', id), eb('questions.replaces', '=', id)]))
      .executeTakeFirst()

  type Row = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

  /** Another card for it, noted as shown; refuses (409) where there is none. */
  const chooseInstead = async (turn: Turn, { couple }: Login, row: Row): Promise<Card> => {
    const { transaction } = turn
    const { setsMade } = turn.couple
    const ofSet = await transaction
      .selectFrom('questions')
      .select('bankId')
      .where('coupleId', '=', couple.coupleId)
      .where('weekId', '=', row.weekId)
      .orderBy('position')
      .execute()
    const set = ofSet.flatMap(({ bankId }) => cardOf(bankId) ?? [])
    const leaving = cardOf(row.bankId)
    const known = { ...(await sets.knownOf(turn, couple)), weeksSoFar: setsMade }
    const card = leaving && questionInstead(known, set, leaving)
    if (!card) throw new Refusal('no-other-question')
    const shown = afterSwapping([leaving, card], known.shown, setsMade - 1)
    await noteShown(transaction, couple, { cards: [leaving, card], shown })
    return card
  }

  /** A question of its own, in that place: what is on its way to the old one must not reach it. */
  const putInPlace = async ({ transaction }: Turn, { couple }: Login, row: Row, card: Card) => {
    const { id, weekId, position, createdAt } = row
    await transaction
      .deleteFrom('questions')
      .where('id', '=', id)
      .where('coupleId', '=', couple.coupleId)
      .execute()
    await transaction
      .insertInto('questions')
      .values({
        ...{ coupleId: couple.coupleId, weekId, userId: couple.ids.primary },
        ...{ bankId: card.id, position, content: card.content, createdAt, replaces: id },
        category: categoryNames[card.category],
      })
      .execute()
    await progress.noteSwap(transaction, couple, weekId)
  }

  return {
    /**
     * Puts another question of its category in the place of that one and returns what is there then;
     * so it does for who asks after the other one was faster, or again. 404 for a question that is not
     * the couple's; 409 for one that came by a swap itself, once one of the two has answered or skipped
     * it, where no other is left, and for who answers on a device of their own that this login is not
     * of (R17).
     */
    swap(
      login: Login,
      { questionId, participant }: { questionId: number; participant: Participant },
    ): Promise<QuestionOfSet & { weekId: string }> {
      const { couple } = login
      return couples.takeTurn(couple.coupleId, async (turn) => {
        const { transaction } = turn
        const row = await findQuestion(turn, login, questionId)
        if (!row) throw new Refusal('not-found')
        const { weekId, position } = row
        const { ownDevice } = await progress.statusOf(couple, weekId, transaction)
        await refuseElsewhere(people, login, participant, { ownDevice, within: transaction })
        if (row.replaces !== questionId) {
          if (row.replaces !== null) throw new Refusal('swapped-already')
          if (row.answered === 1 || row.partnerResponseId !== null) {
            throw new Refusal('one-is-past-it')
          }
          await putInPlace(turn, login, row, await chooseInstead(turn, login, row))
        }
        const set = await sets.read(couple.coupleId, weekId, transaction)
        const question = set.find((one) => one.position === position)
        if (!question) throw new Refusal('not-found')
        return { ...question, weekId }
      })
    },
  }
}
