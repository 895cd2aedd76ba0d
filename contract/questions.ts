import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Participant } from './participants.ts'
import { freeText, RowId, UserIdText, WeekId } from './text.ts'

/** What each category is called: words for people, which the wire and the tables hold as well. */
export const categoryNames = {
  connection: 'Connection & Intimacy',
  support: 'Support & Appreciation',
  'daily-life': 'Daily Life & Routines',
  health: 'Health & Wellbeing',
  responsibilities: 'Parenting or Shared Responsibilities',
  goals: 'Goals & Growth',
  fun: 'Fun & Friendship',
} as const

/** A category's id, which code, rules and the bank go by. */
export type Category = keyof typeof categoryNames
export const categories = Object.keys(categoryNames) as Category[]

export const CategoryName = z.enum(Object.values(categoryNames))
export type CategoryName = z.infer<typeof CategoryName>

/** Reads a name as its id and writes the id as its name. */
export const Category = z.codec(CategoryName, z.enum(categories), {
  decode: (name: CategoryName) => categories.find((id) => categoryNames[id] === name) as Category,
  encode: (id: Category) => categoryNames[id],
})

/** One question of each category a week. */
export const questionsPerWeek = 7

export const questionSentences = {
  emptyAnswer: 'Please type an answer first.',
  alwaysPrivate: 'Answers are always private here until you have both finished.',
} as const

/** A question for one person. `response` is always null: this call never carries answer text (R2, R15). */
export const Question = z.object({
  id: z.int(),
  content: z.string(),
  category: Category,
  weekId: z.string(),
  userId: z.int(),
  answered: z.boolean(),
  response: z.null(),
  /** Neither of the two has swapped, answered or skipped it (R26). */
  maySwap: z.optional(z.boolean()),
  /** The question in whose place it came; left out where it is the first in its place. */
  replaces: z.optional(z.int()),
})
export type Question = z.infer<typeof Question>

export const readQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/:weekId',
  params: z.object({ weekId: WeekId }),
  query: z.object({
    userId: z.optional(UserIdText),
    clear_existing: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.array(Question),
  changesState: (query) => query.clear_existing === 'true',
  refuses: ['too-many-sessions', 'head-makes-nothing'],
})

/**
 * `isPartnerResponse` is absolute (R15): true is the partner's answer, whoever is signed in.
 * `private: false` is refused: there are no public answers (R2).
 * `onlyIfUnanswered` refuses (409) where there is an answer, so that of two devices none loses its
 * own. Without it an answer that is there is replaced unseen, until its author has completed (R25), unless
 * `insteadOf` names another one.
 */
const onWhoseBehalf = {
  userType: z.optional(Participant),
  isPartnerResponse: z.optional(z.boolean()),
}
/** What a device calls one answer of its own, the same at every try, so that it arrives once (R28). */
const DeliveryId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, 'That is not a delivery id.'))
  .register(z.globalRegistry, { pattern: '^[A-Za-z0-9_-]{16,64}$' })
/**
 * Which of a device's writings it is: `of` is the name of the device's counter, made up at random. The number of a
 * retry stays, and every edit gets a higher one, by a step of chance.
 */
export const Edition = z.object({ of: DeliveryId, number: z.int().check(z.minimum(1)) })
export type Edition = z.infer<typeof Edition>
/**
 * What a device says of an answer beside its words: by its `edition`, none that comes late replaces a later one of
 * the same device; of an edit, in place of which delivery's words it comes (`insteadOf`), so that it replaces no others,
 * which its author has not seen (R25); by whose login it was written, so that no other one takes it along; and, of one
 * that waited, how many seconds ago, so that nothing newer is replaced. A span, since no clock but the server's counts.
 */
const ofTheDelivery = {
  deliveryId: z.optional(DeliveryId),
  edition: z.optional(Edition),
  insteadOf: z.optional(DeliveryId),
  writtenBy: z.optional(z.int()),
  writtenSecondsAgo: z.optional(z.int().check(z.minimum(0))),
}
export const Answer = z.object({
  response: freeText(questionSentences.emptyAnswer),
  private: z.optional(
    z
      .boolean()
      .check(z.refine((isPrivate) => isPrivate, questionSentences.alwaysPrivate))
      .register(z.globalRegistry, { const: true }),
  ),
  ...onWhoseBehalf,
  questionId: z.optional(z.int()),
  onlyIfUnanswered: z.optional(z.boolean()),
  ...ofTheDelivery,
})

const Answered = z.object({
  id: z.int(),
  userId: z.int(),
  isPartnerResponse: z.boolean(),
  answered: z.literal(true),
  response: z.null(),
})

/**
 * Saves one answer. 409 once that person has completed (R3), and for who answers on a device of
 * their own (R17). The same text again is acknowledged to the login that wrote it, for a quarter of
 * an hour, and under the same `deliveryId` to its writer for as long as it stands; to anybody else a refusal
 * says nothing of the text.
 */
export const saveAnswer = endpoint({
  method: 'PATCH',
  path: '/api/questions/:questionId',
  params: z.object({ questionId: RowId }),
  body: Answer,
  reply: Answered,
  refuses: [
    'other-question',
    'question-swapped',
    'answers-finished',
    'answered-already',
    'on-own-device',
    'written-by-another',
  ],
})

/**
 * Keeps that question private for one person, in place of an answer (R26). Counts, is refused and is
 * repeated as an answer; nothing tells the two apart until both have completed.
 */
export const skipQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:questionId/skip',
  params: z.object({ questionId: RowId }),
  body: z.object({
    ...onWhoseBehalf,
    onlyIfUnanswered: z.optional(z.boolean()),
    ...ofTheDelivery,
  }),
  reply: Answered,
  refuses: [
    'question-swapped',
    'answers-finished',
    'answered-already',
    'on-own-device',
    'written-by-another',
  ],
  loggedAs: saveAnswer,
})

/**
 * Puts another question of the same category in its place, for both people, once (R26). Answers with the
 * question that is there then, also where the other one was faster.
 */
export const swapQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:questionId/swap',
  params: z.object({ questionId: RowId }),
  body: z.object(onWhoseBehalf),
  reply: Question,
  refuses: ['swapped-already', 'one-is-past-it', 'no-other-question', 'on-own-device'],
})

/**
 * `userCompleted` speaks of the person asked about, `partnerCompleted` of the other one (R3).
 * `ownDevice` is there, and true, where the person asked about answers on a device of their own and
 * this is not one of theirs, so that answers and claims for them are refused here (R17).
 */
export const Progress = z.object({
  userCompleted: z.boolean(),
  /** How many of the seven the person asked about has answered; never what (R2). */
  answered: z.int(),
  partnerCompleted: z.boolean(),
  ownDevice: z.optional(z.literal(true)),
  /** How many of the seven were swapped (R26); left out while none was. */
  swaps: z.optional(z.int()),
  /** There, and true, once the partner has joined, so that an open home learns of it (R8). */
  joined: z.optional(z.literal(true)),
  /** The same, once both have signed in as themselves (R23). */
  bothSignIn: z.optional(z.literal(true)),
  activeSessionId: z.nullable(z.string()),
})
export type Progress = z.infer<typeof Progress>

const params = z.object({ weekId: WeekId })

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress/:weekId',
  params,
  query: z.object({ userId: z.optional(UserIdText), cache_bust: z.optional(z.string()) }),
  reply: Progress,
})

/** Claims that a person has finished; either flag may say it, `userId` says who (R3). */
export const claimCompletion = endpoint({
  method: 'POST',
  path: '/api/progress/:weekId',
  params,
  query: z.object({ userId: z.optional(UserIdText) }),
  body: z
    .object({
      userCompleted: z.optional(z.boolean()),
      partnerCompleted: z.optional(z.boolean()),
    })
    .check(
      z.refine(
        (claim) => claim.userCompleted === true || claim.partnerCompleted === true,
        'Say who has completed: userCompleted or partnerCompleted.',
      ),
    )
    .register(z.globalRegistry, { minProperties: 1 }),
  reply: Progress,
  refuses: ['answers-missing', 'on-own-device'],
})
