import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  claimCompletion,
  Question,
  questionsPerWeek,
  readQuestions,
  saveAnswer,
} from '#contract/questions.ts'
import { call } from '#web/api/call.ts'
import type { Person } from '#web/session/participants.ts'

const QuestionsReply = z.union([
  z.array(Question),
  z.pipe(
    z.object({ questions: z.array(Question) }),
    z.transform(({ questions }) => questions),
  ),
])
const ServerError = z.object({ error: z.string() })
const anyReply = { ...readQuestions, reply: z.unknown() }

/** The week's seven from a reply: a list, or one in `questions`; an `error` in it is thrown (product §5). */
export function questionsOf(reply: unknown): Question[] {
  const refused = z.safeParse(ServerError, reply)
  if (refused.success) throw new Error(`Server error: ${refused.data.error}`)
  const { data = [] } = z.safeParse(QuestionsReply, reply)
  if (data.length === 0) {
    throw new Error('No questions were found. Please try refreshing or contact support.')
  }
  return data.slice(0, questionsPerWeek)
}

/** A person's questions and which of them they have answered, never what. */
export const questionsQuery = (weekId: string, userId: number) =>
  queryOptions({
    queryKey: [readQuestions.path, weekId, userId],
    queryFn: async ({ signal }) => {
      if (!(userId > 0)) throw new Error('No user ID available')
      return questionsOf(await call(anyReply, { params: { weekId }, query: { userId }, signal }))
    },
    staleTime: 5000,
  })

type Sent = { questionId: number; person: Person; response: string }

/**
 * Saves one answer: `once` only where there is none yet, since another device may have been faster,
 * otherwise in place of the one that is there (R25). A plain call: the query client would keep the
 * text in its memory (R2).
 */
export async function sendAnswer({ questionId, person, response }: Sent, how: 'once' | 'again') {
  const isPartnerResponse = person.participant === 'partner'
  const body = { response, private: true, isPartnerResponse }
  const once = how === 'once' && { onlyIfUnanswered: true }
  await call(saveAnswer, { params: { questionId }, body: { ...body, ...once } })
}

/** Says that a person has answered everything; the flag is the one of their side (product §4). */
export async function claimFor(weekId: string, { id, participant }: Person) {
  const flag = participant === 'primary' ? 'partnerCompleted' : 'userCompleted'
  const body = { [flag]: true } as const
  await call(claimCompletion, { params: { weekId }, query: { userId: id }, body })
}

/**
 * How many of their questions that person has answered: what this device has seen in the chat, or
 * what the server told later. A catch-up that was ended clears answers that this device remembers.
 */
export function useAnsweredSoFar(
  weekId: string,
  userId: number | null,
  told: { answered: number | undefined; asOf: number } | undefined,
): number | undefined {
  const query = { ...questionsQuery(weekId, userId ?? 0), enabled: false }
  const { data, dataUpdatedAt } = useQuery(query)
  if (told?.answered !== undefined && told.asOf >= dataUpdatedAt) return told.answered
  return data?.filter(({ answered }) => answered).length ?? told?.answered
}
