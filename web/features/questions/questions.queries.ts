import { queryOptions, useQuery } from '@tanstack/react-query'
import { claimCompletion, saveAnswer } from '#contract/questions.ts'
import { call } from '#web/api/call.ts'
import { questionsOf, readQuestionsLeniently } from '#web/api/lenient-replies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Person } from '#web/session/participants.ts'

/** A person's questions and which of them they have answered, never what. */
export const questionsQuery = (weekId: string, userId: number) =>
  queryOptions({
    queryKey: queryKeys.questions(weekId, userId),
    queryFn: async ({ signal }) => {
      if (!(userId > 0)) throw new Error('No user ID available')
      const query = { userId }
      return questionsOf(await call(readQuestionsLeniently, { params: { weekId }, query, signal }))
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
