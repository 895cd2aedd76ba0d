import type { Participant } from '#contract/participants.ts'
import { questionSentences } from '#contract/questions.ts'
import { sentences } from '#contract/refusal.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { WeeklyProgress } from '#server/features/progress/progress.ts'
import { questionsWithPartnerResponses } from '#server/features/questions/both-responses.ts'
import type { Couple } from '#server/http/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

type Parts = {
  database: Database
  couples: Couples
  progress: WeeklyProgress
  vault: Vault
  now: () => Date
}

type Given = {
  questionId: number
  participant: Participant
  text: string
  onlyIfUnanswered: boolean
}

export type Answers = ReturnType<typeof createAnswers>

const placeOf = (questionId: number, participant: Participant) =>
  `answer of the ${participant} to question ${questionId}`

/** The two people's answers: sealed on the way in, opened only for a catch-up (R2). */
export function createAnswers({ database, couples, progress, vault, now }: Parts) {
  const findQuestion = (transaction: DatabaseTransaction, coupleId: string, id: number) =>
    questionsWithPartnerResponses(transaction)
      .select([
        'questions.weekId',
        'questions.content',
        'questions.response as primary',
        'partner_responses.response as partner',
      ])
      .where('questions.id', '=', id)
      .where('questions.coupleId', '=', coupleId)
      .executeTakeFirst()

  return {
    /**
     * Saves one person's answer. 404 for a question that is not the couple's, 409 once that person
     * has completed, or where `onlyIfUnanswered` finds another answer; the very text that is already
     * there is never refused (R3).
     */
    save(
      couple: Couple,
      { questionId, participant, text, onlyIfUnanswered }: Given,
    ): Promise<void> {
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        const question = await findQuestion(transaction, couple.coupleId, questionId)
        if (!question) throw new Refusal(404, sentences.notFound)
        const seal = vault.couple(couple.coupleId, couple.wrappedKey)
        const place = placeOf(questionId, participant)
        const before = question[participant]
        if (before !== null && seal.open(before, place) === text) return
        const done = await progress.completion(couple, question.weekId, transaction)
        if (done[participant]) throw new Refusal(409, questionSentences.alreadyCompleted)
        if (before !== null && onlyIfUnanswered) {
          throw new Refusal(409, questionSentences.answeredAlready)
        }
        const sealed = seal.seal(text, place)
        await (participant === 'primary'
          ? keepPrimary(transaction, couple, questionId, sealed)
          : keepPartner(transaction, couple, questionId, sealed, question))
      })
    },

    /** Everybody's answers to the session's questions, opened: for callers that checked the seal. */
    async open(couple: Couple, weekId: string, within: Database = database) {
      const seal = vault.couple(couple.coupleId, couple.wrappedKey)
      const rows = await questionsWithPartnerResponses(within)
        .select([
          'questions.id',
          'questions.response as primary',
          'partner_responses.response as partner',
        ])
        .where('questions.coupleId', '=', couple.coupleId)
        .where('questions.weekId', '=', weekId)
        .execute()
      const opened = (id: number, participant: Participant, sealed: string | null) =>
        sealed === null ? null : seal.open(sealed, placeOf(id, participant))
      return new Map(
        rows.map(({ id, primary, partner }) => [
          id,
          { primary: opened(id, 'primary', primary), partner: opened(id, 'partner', partner) },
        ]),
      )
    },

    /** Throws the session's answers of the partner away; the primary's go with their questions. */
    async discard(transaction: DatabaseTransaction, coupleId: string, weekId: string) {
      await transaction
        .deleteFrom('partner_responses')
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .execute()
    },
  }

  async function keepPrimary(
    transaction: DatabaseTransaction,
    { coupleId }: Couple,
    questionId: number,
    response: string,
  ) {
    await transaction
      .updateTable('questions')
      .set({ response, answered: 1 })
      .where('id', '=', questionId)
      .where('coupleId', '=', coupleId)
      .execute()
  }

  async function keepPartner(
    transaction: DatabaseTransaction,
    { coupleId, ids }: Couple,
    questionId: number,
    response: string,
    { weekId, content }: { weekId: string; content: string },
  ) {
    await transaction
      .insertInto('partner_responses')
      .values({
        coupleId,
        questionId,
        weekId,
        userId: ids.partner,
        content,
        response,
        createdAt: now().toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(['coupleId', 'questionId']).doUpdateSet({ response }),
      )
      .execute()
  }
}
