import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { Participant } from '#contract/participants.ts'
import { listen } from '#contract/safety.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { kept, storageKeys } from '#web/session/kept.ts'
import type { Person } from '#web/session/participants.ts'

/** A server that has just started may refuse at first; in milliseconds. */
const askAgainAfter = 3000

const passed = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Asks whether a text sounds unsafe, and once more where no reply came; rejects where none came then either. */
export async function soundsUnsafe(text: string, signal?: AbortSignal): Promise<boolean> {
  const ask = () => call(listen, { body: { text }, ...(signal && { signal }) })
  const heard = await ask().catch(async () => {
    await passed(askAgainAfter)
    signal?.throwIfAborted()
    return ask()
  })
  return heard.concern
}

/** Whose answer to which question sounded unsafe. */
export type Concern = { weekId: string; userId: number; questionId: number }

/**
 * A card that came when its author's chat was closed, until they open it: in memory only, with what else is known
 * of the couple, so that a reload and logging out forget it.
 */
const unseenConcern = queryOptions({
  queryKey: queryKeys.unseenConcern(),
  queryFn: (): Concern | null => null,
  enabled: false,
})
const { queryKey } = unseenConcern

/**
 * Whether a card may wait for that person here: it is their own login, the other one signs in with theirs, and the
 * device was not handed over. Who shares a login cannot be told from the other one.
 */
export function mayWaitFor(queryClient: QueryClient, userId: number): boolean {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user?.id !== userId || !user.bothSignIn) return false
  const holder = kept(storageKeys.currentUserType, Participant).get() ?? user.participant
  return holder === user.participant
}

/** Keeps the card for its author's next look at their chat, where it may wait for them. */
export function keepUnseen(queryClient: QueryClient, concern: Concern): void {
  if (!mayWaitFor(queryClient, concern.userId)) return
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  queryClient.setQueryData(queryKey, concern)
}

export const forgetUnseen = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey })

/** The device is that person's now: nothing waits on it for anybody else. */
export function keepConcernOfOne(queryClient: QueryClient, { id }: Pick<Person, 'id'>): void {
  if (queryClient.getQueryData(queryKey)?.userId !== id) forgetUnseen(queryClient)
}

/** Listens to an answer whose chat may be closed, where a card may wait for its author (R21, R28). */
export async function listenForLater(
  queryClient: QueryClient,
  { text, ...concern }: Concern & { text: string },
): Promise<void> {
  if (!mayWaitFor(queryClient, concern.userId)) return
  const isUnsafe = await soundsUnsafe(text).catch(() => false)
  if (isUnsafe) keepUnseen(queryClient, concern)
}

/** The question of that person's card that waits in a session; null where none does. */
export function useUnseen(weekId: string, userId: number): number | null {
  const { data } = useQuery(unseenConcern)
  return data?.weekId === weekId && data.userId === userId ? data.questionId : null
}
