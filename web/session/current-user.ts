import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { CurrentUser, readCurrentUser } from '#contract/accounts.ts'
import { type RefusalCode, refusalSentence } from '#contract/refusals.ts'
import { CallFailed, call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Form } from './kept.ts'
import { forgetReplies, keepKnown, replyOrKept } from './kept-replies.ts'
import { keepingFor, keptWith } from './sealed-store.ts'
import { noteSignedIn, signedInHere } from './tab-owner.ts'

/** That nobody is signed in, or no longer: what it was that ended the login, and how it is said. */
export type SignedOut = { code: RefusalCode; sentence: string }

/** Null where the call failed for anything else than the login. */
export function signedOutBy(error: unknown): SignedOut | null {
  if (!(error instanceof CallFailed) || error.status !== 401) return null
  const { code = 'sign-in-first', sentence = refusalSentence('sign-in-first') } = error
  return { code, sentence }
}

const keptName = 'user'
/** Until somebody who was known from before is asked for anew, in milliseconds. */
const againMs = 10_000

/** As much of somebody as the screens need without a network. */
const withoutAddresses = (user: CurrentUser): CurrentUser => ({
  ...user,
  email: null,
  partnerEmail: null,
})

/** Keeps somebody for when there is no network, where `currentUserQuery` came too early to do so. */
export const keepUser = (user: CurrentUser): Promise<void> =>
  keepKnown(keptName, withoutAddresses(user), user.id)

/** Somebody as this device holds them: only whose store it is, and where nobody else has signed in since. */
const KeptUser: Form<CurrentUser> = {
  safeParse(value) {
    const read = CurrentUser.safeParse(value)
    const id = read.data?.id
    const isHere = id === keepingFor() && (signedInHere() ?? id) === id
    return isHere ? read : { success: false }
  },
}

/**
 * Asks the server who is here, and once more where somebody signed in in another tab meanwhile: what was asked
 * before that is said to who was here before.
 */
async function askWhoIsHere(): Promise<CurrentUser> {
  const before = signedInHere()
  const isAnothers = (id?: number) => ![null, before, id].includes(signedInHere())
  try {
    const user = await call(readCurrentUser)
    if (isAnothers(user.id)) return askWhoIsHere()
    noteSignedIn(user.id)
    return user
  } catch (error) {
    if (signedOutBy(error) && isAnothers()) return askWhoIsHere()
    throw error
  }
}

/** The signed-in person, or null when nobody is: a 401 is an answer here, not an error (product §4). */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.currentUser(),
  staleTime: 5 * 60 * 1000,
  refetchOnWindowFocus: false,
  queryFn: async ({ client }): Promise<CurrentUser | null> => {
    const noteWhy = (why: WhySignedOut | null) =>
      client.setQueryData(whySignedOutQuery.queryKey, why)
    const askAgain = () => client.invalidateQueries({ queryKey: queryKeys.currentUser() })
    const askAgainSoon = () => setTimeout(askAgain, againMs)
    const keeper = keptWith()
    try {
      const user = await replyOrKept<CurrentUser>(keptName, KeptUser, askWhoIsHere, {
        leave: withoutAddresses,
        onKept: (asked) => void asked.then(askAgain, askAgainSoon),
      })
      noteWhy(null)
      return user
    } catch (error) {
      const ended = signedOutBy(error)
      if (ended === null) throw error
      if (keptWith() === keeper) void forgetReplies()
      noteWhy(ended.code === 'sign-in-first' ? null : ended)
      return null
    }
  },
})

export const useCurrentUser = () => useQuery(currentUserQuery)

/** What ended a login; no sentence where whoever is here has done so, and knows. */
type WhySignedOut = { code: RefusalCode; sentence: string | null }

/** What those who are here have just done themselves: there is no account any more to sign in to. */
export const accountDeletedHere: WhySignedOut = {
  code: 'signed-out-account-deleted',
  sentence: null,
}

/**
 * Why this device's login was ended, elsewhere in the server's words; null where it was not. It
 * is found out when somebody asks who is here, never by a call of its own (R16).
 */
export const whySignedOutQuery = queryOptions({
  queryKey: queryKeys.whySignedOut(),
  queryFn: (): WhySignedOut | null => null,
  enabled: false,
})

export const useWhySignedOut = (): WhySignedOut | null => useQuery(whySignedOutQuery).data ?? null

/**
 * Returns a function that says whether a call failed because the login has ended. The page, which
 * knows it from its polls, then asks at once and offers to sign in again.
 */
export function useNoteSignedOut(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  return (error) => {
    if (signedOutBy(error) === null) return false
    void queryClient.invalidateQueries({ queryKey: queryKeys.progress() })
    return true
  }
}
