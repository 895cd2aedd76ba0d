import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { claimCompletion, saveAnswer, skipQuestion, swapQuestion } from '#contract/questions.ts'
import { type SetFeeling, saySetFeeling } from '#contract/set-feeling.ts'
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

/** Keeps a question private for a person, where nothing of theirs is there yet (R26). */
export async function sendSkip(questionId: number, { participant }: Person) {
  const isPartnerResponse = participant === 'partner'
  const body = { isPartnerResponse, onlyIfUnanswered: true }
  await call(skipQuestion, { params: { questionId }, body })
}

/** Asks for another question in its place, for both people. Returns the one that is there then (R26). */
export function askForAnother(questionId: number, { participant }: Person) {
  const body = { isPartnerResponse: participant === 'partner' }
  return call(swapQuestion, { params: { questionId }, body })
}

/** Says how a set of questions felt to a person who has finished them (R27). */
export async function saySetFelt(weekId: string, { id }: Person, feeling: SetFeeling) {
  await call(saySetFeeling, { params: { weekId }, query: { userId: id }, body: { feeling } })
}

/** Says that a person has answered everything; the flag is the one of their side (product §4). */
export async function claimFor(weekId: string, { id, participant }: Person) {
  const flag = participant === 'primary' ? 'partnerCompleted' : 'userCompleted'
  const body = { [flag]: true } as const
  await call(claimCompletion, { params: { weekId }, query: { userId: id }, body })
}

/**
 * How many of their questions that person has answered: what this device has seen in the chat, or
 * what the server said later. A catch-up that was ended clears answers that this device remembers.
 */
export function useAnsweredSoFar(
  weekId: string,
  userId: number | null,
  reported: { answered: number | undefined; asOf: number } | undefined,
): number | undefined {
  const query = { ...questionsQuery(weekId, userId ?? 0), enabled: false }
  const { data, dataUpdatedAt } = useQuery(query)
  if (reported?.answered !== undefined && reported.asOf >= dataUpdatedAt) return reported.answered
  return data?.filter(({ answered }) => answered).length ?? reported?.answered
}

/**
 * Claims for a person who has answered everything and is not complete (R15). A failure is left to
 * the next time: opening the questions claims too, and says when it cannot.
 */
export function useClaimAgain(weekId: string, person: Person | null, isDue: boolean): void {
  const queryClient = useQueryClient()
  const claim = useEffectEvent(async () => {
    if (!person) return
    try {
      await claimFor(weekId, person)
    } catch {
      return
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.progress(weekId) })
  })
  useEffect(() => {
    if (isDue) void claim()
  }, [isDue])
}
