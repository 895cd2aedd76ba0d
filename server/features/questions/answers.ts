import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Participant } from '#contract/participants.ts'
import { Category } from '#contract/questions.ts'
import { prepared, sameNumber, sameText } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction, PartnerResponsesTable } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { refuseElsewhere } from './own-device.ts'
import { bothHaveCompleted, type WeeklyProgress } from './progress.ts'
import { questionsWithPartnerResponses } from './sets.ts'

type Parts = {
  database: Database
  couples: Couples
  people: People
  progress: WeeklyProgress
  vault: Vault
  now: () => Date
}

type NewAnswer = {
  questionId: number
  participant: Participant
  /** Null keeps the question private (R26). */
  text: string | null
  onlyIfUnanswered: boolean
}

/** What is sealed for a question kept private: as an answer is, so that no row tells the two apart. */
const keptPrivate = ''

/** One person's sealed answer as it is stored, and which login wrote it when. */
type Stored = { response: string; writtenBy: string | null; writtenAt: string | null }
type Written = { response: string; writtenBy: string; writtenAt: string }

/** Where the partner's answer stands: beside the primary's question. */
type PartnersPlace = Pick<
  Selectable<PartnerResponsesTable>,
  'coupleId' | 'questionId' | 'weekId' | 'userId' | 'content'
>

/** How long a login may ask again whether its answer arrived (R17), in milliseconds. */
const acknowledgedAgainFor = 15 * 60 * 1000

/** A question of a session that both have completed, with both answers: null where it is kept private. */
export type AnsweredQuestion = {
  id: number
  /** Its card, and how often the couple had that card before. */
  cardId: string
  timesHad: number
  content: string
  category: Category
} & Record<Participant, string | null>

const stepBytes = 256
const filler = '\0'

/**
 * A text filled up to whole steps before it is sealed, so that its length tells neither a skip from an
 * answer nor a short answer from a shorter one. No answer holds the filler.
 */
const padded = (text: string): string => {
  const bytes = Buffer.byteLength(text)
  const steps = Math.max(1, Math.ceil(bytes / stepBytes))
  return text + filler.repeat(steps * stepBytes - bytes)
}

/** The text without what fills it up; one that was sealed before texts were filled up is whole. */
const unpadded = (text: string): string => {
  const end = text.indexOf(filler)
  return end < 0 ? text : text.slice(0, end)
}

/** What a sealed answer is bound to. */
const additionalData = (questionId: number, participant: Participant) =>
  `answer of the ${participant} to question ${questionId}`

/** The two people's answers: sealed on the way in, opened only for a catch-up (R2). */
export function createAnswers({ database, couples, people, progress, vault, now }: Parts) {
  const findQuestion = prepared(['id', 'coupleId'], (values: { id: number; coupleId: string }) =>
    questionsWithPartnerResponses(database)
      .select([
        'questions.weekId',
        'questions.content',
        'questions.response',
        'questions.writtenBy',
        'questions.writtenAt',
        'partner_responses.response as partnersResponse',
        'partner_responses.writtenBy as partnersWrittenBy',
        'partner_responses.writtenAt as partnersWrittenAt',
      ])
      .where('questions.id', '=', sameNumber(values.id))
      .where('questions.coupleId', '=', sameText(values.coupleId)),
  )

  const writePrimary = prepared(
    ['response', 'writtenBy', 'writtenAt', 'id', 'coupleId'],
    ({ id, coupleId, ...written }: Written & { id: number; coupleId: string }) =>
      database
        .updateTable('questions')
        .set({ ...written, answered: sql.lit(1) })
        .where('id', '=', id)
        .where('coupleId', '=', coupleId),
  )

  const writePartner = prepared(
    [
      ...(['response', 'writtenBy', 'writtenAt', 'coupleId', 'questionId'] as const),
      ...(['weekId', 'userId', 'content'] as const),
    ],
    ({ response, writtenBy, writtenAt, ...place }: Written & PartnersPlace) =>
      database
        .insertInto('partner_responses')
        .values({ response, writtenBy, writtenAt, ...place, createdAt: writtenAt })
        .onConflict((conflict) =>
          conflict
            .columns(['coupleId', 'questionId'])
            .doUpdateSet({ response, writtenBy, writtenAt }),
        ),
  )

  /** Whether another question came in the place of the one of that id (R26). */
  const wasSwapped = async (transaction: DatabaseTransaction, coupleId: string, id: number) =>
    (await transaction
      .selectFrom('questions')
      .select('id')
      .where('coupleId', '=', coupleId)
      .where('replaces', '=', id)
      .executeTakeFirst()) !== undefined

  type Row = Awaited<ReturnType<typeof findQuestion>>[number]

  const storedOf = (row: Row, participant: Participant): Stored | null => {
    const response = participant === 'primary' ? row.response : row.partnersResponse
    if (response === null) return null
    return participant === 'primary'
      ? { response, writtenBy: row.writtenBy, writtenAt: row.writtenAt }
      : { response, writtenBy: row.partnersWrittenBy, writtenAt: row.partnersWrittenAt }
  }

  /** Whether that login wrote the answer just now, so that it may be asking after a lost reply. */
  const wroteItLately = ({ writtenBy, writtenAt }: Stored, { tokenHash }: Login): boolean =>
    writtenBy === tokenHash &&
    writtenAt !== null &&
    now().getTime() - Date.parse(writtenAt) < acknowledgedAgainFor

  return {
    /**
     * Saves one person's answer, or that they keep the question private, in place of what is there. 404 for a question that is not
     * the couple's; 409 for who answers on a device of their own that this login is not of (R17),
     * once that person has completed, and where `onlyIfUnanswered` finds an answer. The same text
     * again is never refused to the login that just wrote it (R3); nobody else learns whether a text
     * is the same.
     */
    save(
      login: Login,
      { questionId, participant, text: given, onlyIfUnanswered }: NewAnswer,
    ): Promise<void> {
      const { couple } = login
      const { coupleId } = couple
      const text = given ?? keptPrivate
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        const [question] = await findQuestion(transaction, { id: questionId, coupleId })
        if (!question) {
          const isSwapped = await wasSwapped(transaction, couple.coupleId, questionId)
          throw new Refusal(isSwapped ? 'question-swapped' : 'not-found')
        }
        const { weekId } = question
        const status = await progress.statusOf(couple, weekId, transaction)
        await refuseElsewhere(people, login, participant, {
          ownDevice: status.ownDevice,
          within: transaction,
        })
        const seal = vault.couple(couple.coupleId, couple.wrappedKey)
        const bound = additionalData(questionId, participant)
        const stored = storedOf(question, participant)
        const isCompleted = status.completed[participant]
        if (isCompleted || (onlyIfUnanswered && stored)) {
          const mayAskAgain = stored !== null && wroteItLately(stored, login)
          if (mayAskAgain && unpadded(seal.open(stored.response, bound)) === text) return
          throw new Refusal(isCompleted ? 'answers-finished' : 'answered-already')
        }
        const written = {
          response: seal.seal(padded(text), bound),
          writtenBy: login.tokenHash,
          writtenAt: now().toISOString(),
        }
        await (participant === 'primary'
          ? writePrimary(transaction, { ...written, id: questionId, coupleId })
          : writePartner(transaction, {
              ...written,
              ...{ questionId, coupleId, userId: couple.ids.partner },
              ...{ weekId: question.weekId, content: question.content },
            }))
        if (login.participant === participant) {
          await progress.noteOwnDevice(transaction, login, weekId, status)
        }
      })
    },

    /**
     * The questions with both people's answers, opened, in order; of all their sessions where
     * `weekId` is left out. Only of sessions that both have completed (R2): one statement reads that
     * together with the answers, so that what another server changes meanwhile opens nothing.
     */
    async open(
      couple: Couple,
      weekId: string | undefined,
      within: Database = database,
    ): Promise<AnsweredQuestion[]> {
      const seal = vault.couple(couple.coupleId, couple.wrappedKey)
      const rows = await questionsWithPartnerResponses(within)
        .select([
          'questions.id',
          'questions.bankId as cardId',
          'questions.content',
          'questions.category',
          'questions.response as primary',
          'partner_responses.response as partner',
        ])
        .select((row) =>
          row
            .selectFrom('shown_questions')
            .select('timesShown')
            .whereRef('shown_questions.coupleId', '=', 'questions.coupleId')
            .whereRef('shown_questions.bankId', '=', 'questions.bankId')
            .as('timesShown'),
        )
        .where('questions.coupleId', '=', couple.coupleId)
        .where(bothHaveCompleted('questions'))
        .$if(weekId !== undefined, (all) => all.where('questions.weekId', '=', weekId ?? ''))
        .orderBy('questions.position')
        .execute()
      const opened = (id: number, participant: Participant, sealed: string | null) =>
        sealed === null
          ? null
          : unpadded(seal.open(sealed, additionalData(id, participant))) || null
      return rows.map(({ id, cardId, content, category, timesShown, primary, partner }) => ({
        ...{ id, cardId, content, category: z.decode(Category, category) },
        timesHad: Math.max(0, (timesShown ?? 1) - 1),
        primary: opened(id, 'primary', primary),
        partner: opened(id, 'partner', partner),
      }))
    },
  }
}
