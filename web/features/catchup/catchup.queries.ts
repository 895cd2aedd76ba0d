import { queryOptions } from '@tanstack/react-query'
import { completeCatchup } from '#contract/catchup.ts'
import { readCatchupFeedback, saveCatchupFeedback } from '#contract/catchup-feedback.ts'
import { moveCatchupPlace, readCatchupPlace } from '#contract/catchup-place.ts'
import { readChallenges, readNextChallenge } from '#contract/challenges.ts'
import { type Category, categoryNames } from '#contract/questions.ts'
import { resetWeeklySession } from '#contract/weekly-session.ts'
import { CallFailed, call, codeOf } from '#web/api/call.ts'
import { itemsIn, readResponsesLeniently } from '#web/api/lenient-replies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { signedOutBy } from '#web/session/current-user.ts'
import type { ChangedFeedback } from './closing/feedback-store.ts'
import type { PlaceCalls } from './place/place-follower.ts'

/** Both people's answers as `userId` sees them. They leave the memory with the screen. */
export const responsesQuery = (weekId: string, userId: number) =>
  queryOptions({
    queryKey: queryKeys.catchupResponses(weekId, userId),
    queryFn: async ({ signal }) =>
      itemsIn(
        await call(readResponsesLeniently, { params: { weekId }, query: { userId }, signal }),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

/** The challenge that the couple chose for the week; undefined where there is none. */
export const challengeQuery = (weekId: string) =>
  queryOptions({
    queryKey: queryKeys.challenges(weekId),
    queryFn: ({ signal }) => call(readChallenges, { params: { weekId }, signal }),
    select: (three) => three.find(({ chosen }) => chosen),
  })

/** The challenge that home shows once the catch-up is over, by the focus as the server has it. */
export const nextChallengeQuery = (weekId: string) =>
  queryOptions({
    queryKey: queryKeys.nextChallenge(weekId),
    queryFn: ({ signal }) => call(readNextChallenge, { params: { weekId }, signal }),
    select: ({ challenge }) => challenge,
    staleTime: 0,
    gcTime: 0,
  })

/** A place that takes longer than this is not waited for: milliseconds. */
const placePatience = 5000

/** How the couple's place is read and moved (R22). */
export const placeCalls = (catchupId: number): PlaceCalls => ({
  read: () =>
    call(readCatchupPlace, {
      params: { catchupId },
      signal: AbortSignal.timeout(placePatience),
    }),
  move: (body) => call(moveCatchupPlace, { params: { catchupId }, body }),
})

/** Where the couple are when this device comes; null where that cannot be known now, `gone` where it is over. */
export const placeQuery = (catchupId: number) =>
  queryOptions({
    queryKey: queryKeys.catchupPlace(catchupId),
    queryFn: () =>
      placeCalls(catchupId)
        .read()
        .catch((error) => (codeOf(error) === 'not-found' ? ('gone' as const) : null)),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Marks the catch-up complete, whoever has done so before. */
export async function markComplete(
  catchupId: number,
): Promise<'complete' | 'signed-out' | 'failed'> {
  try {
    await call(completeCatchup, { params: { catchupId }, body: { completed: true } })
    return 'complete'
  } catch (error) {
    return signedOutBy(error) ? 'signed-out' : 'failed'
  }
}

const namesOf = (focus: readonly Category[]) => focus.map((category) => categoryNames[category])

/** How the choice before Done is read and saved (R9). */
export const feedbackCalls = (catchupId: number) => ({
  fetchChoice: () => call(readCatchupFeedback, { params: { catchupId } }),
  /** Arrives though the page is left. A catch-up that is over needs no saving: the other device has pressed Done. */
  save: async ({ focus, changed, ...choice }: ChangedFeedback): Promise<void> => {
    const body = {
      ...choice,
      focus: namesOf(focus),
      changed: { ...changed, focus: namesOf(changed.focus) },
    }
    try {
      await call(saveCatchupFeedback, { params: { catchupId }, body, keepalive: true })
    } catch (error) {
      if (codeOf(error) !== 'not-found') throw error
    }
  },
})

type Finished = { weekId: string; catchupId: number; userId: number }

/**
 * Has the server throw the session's answers away, unless Done on the other device has done so: what is there by then
 * is the next week's (R15). A failure goes to the console alone (product §8).
 */
export async function clearAnswers({ weekId, catchupId, userId }: Finished): Promise<void> {
  try {
    await call(resetWeeklySession, { params: { weekId }, query: { userId }, body: { catchupId } })
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : 'no reply'
    console.warn(`The finished session could not be reset (${status}).`)
  }
}
