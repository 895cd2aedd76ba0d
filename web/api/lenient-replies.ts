import * as z from 'zod/mini'
import {
  GuideSource,
  readResponses,
  startCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
} from '#contract/catchup.ts'
import { Question, questionsPerWeek, readQuestions } from '#contract/questions.ts'

/*
 * The replies that the web reads more widely than the contract promises them, because the product
 * (§3, §5, §7) names more than one shape, or says what happens where a part is missing. Our own
 * server keeps to the contract; these are for any other one.
 */

/** A reply that cannot be used, in the words of product §5. */
export class InvalidReply extends Error {}

const unread = z.unknown()

/** A week's questions: §5 allows a list, or one in `questions`, and an `error` in a reply of success. */
export const readQuestionsLeniently = { ...readQuestions, reply: unread } as const

const QuestionsReply = z.union([
  z.array(Question),
  z.pipe(
    z.object({ questions: z.array(Question) }),
    z.transform(({ questions }) => questions),
  ),
])
const ServerError = z.object({ error: z.string() })

/** The week's seven in a reply; an `error` in it is thrown. */
export function questionsOf(reply: unknown): Question[] {
  const refused = z.safeParse(ServerError, reply)
  if (refused.success) throw new InvalidReply(`Server error: ${refused.data.error}`)
  const { data = [] } = z.safeParse(QuestionsReply, reply)
  if (data.length === 0) {
    throw new InvalidReply('No questions were found. Please try refreshing or contact support.')
  }
  return data.slice(0, questionsPerWeek)
}

/** The start of a catch-up: §3 has its id directly or inside `catchup`. */
export const startCatchupLeniently = { ...startCatchup, reply: unread } as const

const WithId = z.object({ id: z.int() })

/** The catch-up's id; throws where there is none. */
export function catchupIdOf(reply: unknown): number {
  const direct = z.safeParse(WithId, reply)
  if (direct.success) return direct.data.id
  const inside = z.safeParse(z.object({ catchup: WithId }), reply)
  if (inside.success) return inside.data.catchup.id
  throw new InvalidReply('Invalid catchup data returned from server')
}

/**
 * Both people's answers: §5 allows a list, or one in `responses`, and wants an item without a
 * question left out rather than the whole catch-up lost.
 */
export const readResponsesLeniently = { ...readResponses, reply: unread } as const

const ResponsesReply = z.union([
  z.array(z.unknown()),
  z.object({ responses: z.array(z.unknown()) }),
])
const Item = z.object({
  question: z.object({
    id: z.int(),
    content: z.string().check(z.trim(), z.minLength(1)),
  }),
  userResponse: z.nullish(z.string()),
  partnerResponse: z.nullish(z.string()),
  userKeptPrivate: z.catch(z.optional(z.boolean()), undefined),
  partnerKeptPrivate: z.catch(z.optional(z.boolean()), undefined),
})

/** A question and its two answers; null where there is none, or where somebody keeps it private. */
export type AnsweredQuestion = {
  question: { id: number; content: string }
  userResponse: string | null
  partnerResponse: string | null
  userKeptPrivate?: boolean | undefined
  partnerKeptPrivate?: boolean | undefined
}

/** The usable items of a reply; one without a question is named in the console and left out. */
export function itemsIn(reply: unknown): AnsweredQuestion[] {
  const { data: items } = z.safeParse(ResponsesReply, reply)
  if (!items) throw new InvalidReply('Invalid response format from server')
  const list = Array.isArray(items) ? items : items.responses
  return list.flatMap((candidate) => {
    const item = z.safeParse(Item, candidate).data
    if (!item) {
      console.warn('A catch-up item came without a question and was left out.')
      return []
    }
    const { userResponse = null, partnerResponse = null, ...others } = item
    return [{ ...others, userResponse, partnerResponse }]
  })
}

/**
 * The guide's texts: §7 has an insight under either of two names, and §8 a text of ours wherever one
 * is missing, so that nothing in a reply is an error here, nor an unknown writer.
 */
const Written = z.catch(
  z.object({
    insight: z.optional(z.unknown()),
    response: z.optional(z.unknown()),
    suggestion: z.optional(z.unknown()),
    summary: z.optional(z.unknown()),
    source: z.catch(z.optional(GuideSource), undefined),
  }),
  {},
)

export const askInsight = { ...writeInsight, reply: Written } as const
export const askSuggestion = { ...writeSuggestion, reply: Written } as const
export const askSummary = { ...writeSummary, reply: Written } as const

/** The first of the values that is a text with something in it. */
export const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim()

/**
 * A login refused for its details: §8 goes by words in the error's message, which is all that there is
 * where a refusal brings no code.
 */
export function readsAsWrongDetails(error: unknown): boolean {
  const message = error instanceof Error ? error.message : ''
  const signs = ['Invalid email or password', '401', 'Unauthorized', 'authentication failed']
  return signs.some((sign) => message.includes(sign))
}
