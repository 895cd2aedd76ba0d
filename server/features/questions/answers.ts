import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Participant } from '#contract/participants.ts'
import { Category, type Edition } from '#contract/questions.ts'
import { prepared, sameNumber, sameText } from '#server/drivers/database/prepared.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction, PartnerResponsesTable } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { ageOf, withEdition } from './editions.ts'
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
  /** What the device calls this answer, the same at every try (R28). */
  deliveryId?: string | undefined
  /** Which of the device's writings it is (R28). */
  edition?: Edition | undefined
  /** Of an edit: the delivery whose words it comes in place of, and no others (R25). */
  insteadOf?: string | undefined
  /** Whose login wrote it; and how many seconds ago, of one that waited there (R28). */
  writtenBy?: number | undefined
  writtenSecondsAgo?: number | undefined
}

/** What is sealed for a question kept private: as an answer is, so that no row tells the two apart. */
const keptPrivate = ''

/** One person's sealed answer as it is stored, which login wrote it when, as which delivery and edition. */
type Stored = {
  response: string
  writtenBy: string | null
  writtenAt: string | null
  deliveredAs: string | null
  editions: string | null
}
type Written = Record<keyof Stored, string>

/** Stored for an answer whose device gave it no name; no delivery id is as short. */
const noDelivery = ''

/** What is stored of a delivery: whose it is, and the name that their device gave it. */
const deliveryOf = ({ userId }: Login, deliveryId: string) => `${userId} ${deliveryId}`

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
        'questions.deliveredAs',
        'questions.editions',
        'partner_responses.response as partnersResponse',
        'partner_responses.writtenBy as partnersWrittenBy',
        'partner_responses.writtenAt as partnersWrittenAt',
        'partner_responses.deliveredAs as partnersDeliveredAs',
        'partner_responses.editions as partnersEditions',
      ])
      .where('questions.id', '=', sameNumber(values.id))
      .where('questions.coupleId', '=', sameText(values.coupleId)),
  )

  const writePrimary = prepared(
    ['response', 'writtenBy', 'writtenAt', 'deliveredAs', 'editions', 'id', 'coupleId'],
    ({ id, coupleId, ...written }: Written & { id: number; coupleId: string }) =>
      database
        .updateTable('questions')
        .set({ ...written, answered: sql.lit(1) })
        .where('id', '=', id)
        .where('coupleId', '=', coupleId),
  )

  const writePartner = prepared(
    [
      ...(['response', 'writtenBy', 'writtenAt', 'deliveredAs', 'editions'] as const),
      ...(['coupleId', 'questionId', 'weekId', 'userId', 'content'] as const),
    ],
    ({
      response,
      writtenBy,
      writtenAt,
      deliveredAs,
      editions,
      ...place
    }: Written & PartnersPlace) =>
      database
        .insertInto('partner_responses')
        .values({
          ...{ response, writtenBy, writtenAt, deliveredAs, editions },
          ...place,
          createdAt: writtenAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['coupleId', 'questionId'])
            .doUpdateSet({ response, writtenBy, writtenAt, deliveredAs, editions }),
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
      ? {
          ...{ response, writtenBy: row.writtenBy, writtenAt: row.writtenAt },
          ...{ deliveredAs: row.deliveredAs, editions: row.editions },
        }
      : {
          ...{ response, writtenBy: row.partnersWrittenBy, writtenAt: row.partnersWrittenAt },
          ...{ deliveredAs: row.partnersDeliveredAs, editions: row.partnersEditions },
        }
  }

  /** Whether that login wrote the answer just now, so that it may be asking after a lost reply. */
  const wroteItLately = ({ writtenBy, writtenAt }: Stored, { tokenHash }: Login): boolean =>
    writtenBy === tokenHash &&
    writtenAt !== null &&
    now().getTime() - Date.parse(writtenAt) < acknowledgedAgainFor

  /**
   * Whether the answer came by an earlier try of the same delivery, by any login of the same person: one can
   * end before the reply is there (R28).
   */
  const isSameDelivery = (
    { deliveredAs }: Stored,
    login: Login,
    deliveryId: string | undefined,
  ): boolean => deliveryId !== undefined && deliveredAs === deliveryOf(login, deliveryId)

  /** Whether others are there than those whose edit this is: they came from elsewhere since (R25). */
  const isOfOthers = (stored: Stored, login: Login, insteadOf: string | undefined): boolean =>
    insteadOf !== undefined && !isSameDelivery(stored, login, insteadOf)

  /** Whether the answer that is there is newer than one that was written so many seconds ago (R28). */
  const isNewer = ({ writtenAt }: Stored, secondsAgo: number | undefined): boolean =>
    secondsAgo !== undefined &&
    writtenAt !== null &&
    Date.parse(writtenAt) > now().getTime() - secondsAgo * 1000

  return {
    /**
     * Saves one person's answer, or that they keep the question private, in place of what is there. 404
     * for a question that is not the couple's; 409 for who answers on a device of their own that this
     * login is not of (R17), once that person has completed, where `onlyIfUnanswered` finds an answer,
     * where one is newer than `writtenSecondsAgo` or came by another delivery than `insteadOf`, and for what waited under another person's login. The
     * same text again is never refused to the login that just wrote it (R3); nobody else learns whether
     * a text is the same. A delivery that its writer tries again finds its own answer however late, and
     * a later edition of it puts another text in its place. 409 for an edition before one of the same device
     * that was here already, whatever is here now.
     */
    save(
      login: Login,
      { questionId, participant, text: given, onlyIfUnanswered, ...delivery }: NewAnswer,
    ): Promise<void> {
      const { couple } = login
      const { deliveryId, edition, insteadOf, writtenBy, writtenSecondsAgo } = delivery
      const { coupleId } = couple
      const text = given ?? keptPrivate
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        if (writtenBy !== undefined && writtenBy !== login.userId) {
          throw new Refusal('written-by-another')
        }
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
        const isOwnTry = stored !== null && isSameDelivery(stored, login, deliveryId)
        const editions = stored?.editions ?? null
        const age = ageOf(editions, login, edition)
        const isReplaced = age === 'earlier' || (age === 'same' && !isOwnTry)
        const isBehind =
          stored !== null &&
          !isOwnTry &&
          (onlyIfUnanswered ||
            isOfOthers(stored, login, insteadOf) ||
            isNewer(stored, writtenSecondsAgo))
        const isRefused = isCompleted || isReplaced || isBehind
        if (isRefused || (isOwnTry && age !== 'later')) {
          const mayAskAgain = stored !== null && (isOwnTry || wroteItLately(stored, login))
          if (mayAskAgain && unpadded(seal.open(stored.response, bound)) === text) return
        }
        if (isRefused) throw new Refusal(isCompleted ? 'answers-finished' : 'answered-already')
        const written = {
          response: seal.seal(padded(text), bound),
          writtenBy: login.tokenHash,
          writtenAt: now().toISOString(),
          deliveredAs: deliveryId ? deliveryOf(login, deliveryId) : noDelivery,
          editions: withEdition(editions, login, edition),
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
