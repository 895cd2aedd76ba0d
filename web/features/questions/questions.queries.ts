import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import {
  categories,
  claimCompletion,
  type Edition,
  Question,
  saveAnswer,
  skipQuestion,
  swapQuestion,
} from '#contract/questions.ts'
import { type SetFeeling, saySetFeeling } from '#contract/set-feeling.ts'
import { textMaximum } from '#contract/text.ts'
import { call } from '#web/api/call.ts'
import { questionsOf, readQuestionsLeniently } from '#web/api/lenient-replies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { forgetReply, keepKnown, replyOrKept } from '#web/session/kept-replies.ts'
import type { Person } from '#web/session/participants.ts'

/** As this device holds them: with the ids of their categories, not the names. */
const KeptQuestions = z.array(z.extend(Question, { category: z.enum(categories) }))
const keptName = (weekId: string, userId: number) => `questions ${weekId} ${userId}`

/** A person's questions and which of them they have answered, never what. */
export const questionsQuery = (weekId: string, userId: number) =>
  queryOptions({
    queryKey: queryKeys.questions(weekId, userId),
    queryFn: async ({ signal }) => {
      if (!(userId > 0)) throw new Error('No user ID available')
      const query = { userId }
      return replyOrKept<Question[]>(keptName(weekId, userId), KeptQuestions, async () =>
        questionsOf(await call(readQuestionsLeniently, { params: { weekId }, query, signal })),
      )
    },
    staleTime: 5000,
  })

/** Changes what this device knows of a person's questions, as it will know them without a network, too. */
export function changeKnownQuestions(
  queryClient: QueryClient,
  { weekId, userId }: { weekId: string; userId: number },
  change: (question: Question) => Question,
): void {
  const { queryKey } = questionsQuery(weekId, userId)
  const known = queryClient.setQueryData(queryKey, (before) => before?.map(change))
  const login = queryClient.getQueryData(currentUserQuery.queryKey)?.id
  if (known && login) void keepKnown(keptName(weekId, userId), known, login)
}

/** Forgets the questions of a session that was thrown away: without a network, too, nobody is to answer them. */
export function forgetQuestions(
  queryClient: QueryClient,
  weekId: string,
  couple: readonly Pick<Person, 'id'>[],
): void {
  for (const { id } of couple) {
    queryClient.removeQueries({ queryKey: queryKeys.questions(weekId, id), exact: true })
    void forgetReply(keptName(weekId, id))
  }
}

/** A name for one answer, the same at every try to deliver it (R28). */
export const newDeliveryId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** How long an answer or a claim may be on its way before it counts as out of reach, in milliseconds. */
const patience = 10_000

type Sent = {
  questionId: number
  person: Pick<Person, 'participant'>
  /** Null keeps the question private (R26). */
  response: string | null
  deliveryId: string
  /** Which writing of this browser's it is, the same at every try. */
  edition: Edition | undefined
  /** Of an edit: the delivery whose words it comes in place of, and no others (R25). */
  insteadOf?: string | undefined
  /** Whose login wrote it: it arrives with that one alone. */
  writtenBy: number
  /** How many seconds ago, of one that waited. */
  writtenSecondsAgo?: number
}

/** Browsers refuse to send more than 64 KiB beyond a page (Fetch, keepalive); a letter is at most six bytes in JSON. */
const mayOutlivePage = (response: string | null) => (response ?? '').length <= textMaximum

/**
 * Saves one answer, or that the question is kept private: `once` only where there is none yet, since
 * another device may have been faster, otherwise in place of the one that is there (R25). A plain call:
 * the query client would keep the text in its memory (R2).
 */
export async function sendAnswer(sent: Sent, how: 'once' | 'again'): Promise<void> {
  const { questionId, person, response, ...delivery } = sent
  const isPartnerResponse = person.participant === 'partner'
  const once = how === 'once' && { onlyIfUnanswered: true }
  const { deliveryId, edition, insteadOf, writtenBy, writtenSecondsAgo } = delivery
  const ofIt = { deliveryId, edition, insteadOf, writtenBy, writtenSecondsAgo }
  const onWhoseBehalf = { isPartnerResponse, ...once, ...ofIt }
  // Who leaves the page as they send has sent it.
  const options = {
    ...{ params: { questionId }, keepalive: mayOutlivePage(response) },
    signal: AbortSignal.timeout(patience),
  }
  await (response === null
    ? call(skipQuestion, { ...options, body: onWhoseBehalf })
    : call(saveAnswer, { ...options, body: { response, private: true, ...onWhoseBehalf } }))
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
export async function claimFor(weekId: string, who: Pick<Person, 'id' | 'participant'>) {
  const { id, participant } = who
  const flag = participant === 'primary' ? 'partnerCompleted' : 'userCompleted'
  const body = { [flag]: true } as const
  const signal = AbortSignal.timeout(patience)
  await call(claimCompletion, { params: { weekId }, query: { userId: id }, body, signal })
}

/**
 * How many of their questions that person has answered: what this device has seen in the chat, or
 * what the server said later. A catch-up that was ended clears answers that this device remembers.
 */
export function useAnsweredSoFar(
  weekId: string,
  userId: number | null,
  reported: { answered: number | undefined; asOf: number; waiting: number } | undefined,
): number | undefined {
  const query = { ...questionsQuery(weekId, userId ?? 0), enabled: false }
  const { data, dataUpdatedAt } = useQuery(query)
  if (reported?.answered !== undefined && reported.asOf >= dataUpdatedAt) return reported.answered
  const answered = data?.filter((question) => question.answered).length
  return answered === undefined ? reported?.answered : answered + (reported?.waiting ?? 0)
}

/**
 * Claims for a person who has answered everything and is not complete (R15), once each time that it becomes due. A
 * failure is left to the next time: opening the questions claims too, and says when it cannot.
 */
export function useClaimAgain(weekId: string, person: Person, isDue: boolean): void {
  const queryClient = useQueryClient()
  const claim = useEffectEvent(async () => {
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
