import { queryOptions } from '@tanstack/react-query'
import { completeCatchup } from '#contract/catchup.ts'
import {
  type CatchupFeedback,
  readCatchupFeedback,
  saveCatchupFeedback,
} from '#contract/catchup-feedback.ts'
import { resetWeeklySession } from '#contract/weekly-session.ts'
import { CallFailed, call } from '#web/api/call.ts'
import { itemsIn, readItems } from './catchup-replies.ts'

/** Both people's answers as `userId` sees them. They leave the memory with the screen. */
export const responsesQuery = (weekId: string, userId: number) =>
  queryOptions({
    queryKey: [readItems.path, weekId, userId],
    queryFn: async ({ signal }) =>
      itemsIn(await call(readItems, { params: { weekId }, query: { userId }, signal })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

/** Marks the catch-up complete, whoever has done so before. */
export async function markComplete(
  catchupId: number,
): Promise<'complete' | 'signed-out' | 'failed'> {
  try {
    await call(completeCatchup, { params: { catchupId }, body: { completed: true } })
    return 'complete'
  } catch (error) {
    return error instanceof CallFailed && error.status === 401 ? 'signed-out' : 'failed'
  }
}

/** How the choice before Done is read and saved (R9). */
export const feedbackCalls = (catchupId: number) => ({
  read: () => call(readCatchupFeedback, { params: { catchupId } }),
  /** A catch-up that is over needs no saving: the other device has pressed Done. */
  save: async (body: CatchupFeedback): Promise<void> => {
    try {
      await call(saveCatchupFeedback, { params: { catchupId }, body })
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status !== 404) throw error
    }
  },
})

/** Has the server throw the session's answers away; a failure is told to the console alone (spec §8). */
export async function clearAnswers(weekId: string, userId: number): Promise<void> {
  try {
    await call(resetWeeklySession, { params: { weekId }, query: { userId }, body: {} })
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : 'no reply'
    console.warn(`The finished session could not be reset (${status}).`)
  }
}
