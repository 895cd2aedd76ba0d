import { type Query, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import {
  type CurrentUser,
  login,
  logout,
  readCurrentUser,
  readRegistration,
  register,
} from '#contract/accounts.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { pagePaths } from '#contract/pages.ts'
import { call, codeOf, isOutOfReach, send, sentenceOf } from '#web/api/call.ts'
import { readsAsWrongDetails } from '#web/api/lenient-replies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { forgetCouple, forgetEverything, forgetPositions } from '#web/session/kept.ts'
import { forgetEarlyReplies, forgetReplies } from '#web/session/kept-replies.ts'
import { noteVisit } from '#web/session/newcomer.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { claimGoal } from '#web/session/relationship-goal.ts'
import { destroyKept } from '#web/session/sealed-store.ts'
import { leaveEveryTab, noteSignedIn, takeTab } from '#web/session/tab-owner.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { accountsWords } from './accounts-words.ts'

/** Who may register here. Until it is known, and where it cannot be asked, everybody may try. */
export const registrationQuery = queryOptions({
  queryKey: queryKeys.registration(),
  queryFn: () => call(readRegistration),
  select: ({ registration }) => registration,
})

/**
 * Makes somebody the signed-in person of this browser and takes them home. What the tab still knows
 * of whoever was here before goes: their login may have ended without a logout. The one whose login
 * it was goes on where they were, over a page that stayed open too.
 */
function useWelcome() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return (user: CurrentUser) => {
    noteSignedIn(user.id)
    const goesOn = takeTab(user.id)
    forgetPositions()
    claimGoal(user)
    noteVisit()
    const { queryKey } = currentUserQuery
    const [notes] = queryKeys.noteDrafts()
    const isAnother = (query: Query) => query.queryKey[0] !== queryKey[0]
    const isOver = (query: Query) => isAnother(query) && !(goesOn && query.queryKey[0] === notes)
    queryClient.removeQueries({ type: goesOn ? 'inactive' : 'all', predicate: isOver })
    queryClient.setQueryData(queryKey, user)
    void queryClient.invalidateQueries({ predicate: isAnother })
    navigate(pagePaths.home, { replace: true })
  }
}

export function isOfWrongDetails(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined ? readsAsWrongDetails(error) : code === 'wrong-login'
}

/** What is said to somebody whose login failed (product §8): wrong details, or whatever else it was. */
export function loginFailure(error: unknown): { title: string; description: string } {
  if (isOfWrongDetails(error)) return accountsWords.wrongDetails
  return { title: accountsWords.loginFailed, description: sentenceOf(error) }
}

export function useLogin() {
  const { toast } = useToast()
  const welcome = useWelcome()
  return useOneAtATime({
    mutationFn: (body: BodyInput<typeof login>) => call(login, { body }),
    onSuccess(user) {
      welcome(user)
      toast(accountsWords.welcomeBack(user.username))
    },
    onError: (error) => toast({ ...loginFailure(error), variant: 'destructive' }),
  })
}

type Registered = {
  user: CurrentUser
  /** Whether the server confirmed the new login when asked once more. */
  verified: boolean
}

/** What is sent: a field that may be left empty goes along only where it is not. */
const registrationPayload = ({
  partnerEmail,
  code,
  ...body
}: BodyInput<typeof register>): BodyInput<typeof register> => ({
  ...body,
  ...(partnerEmail && { partnerEmail }),
  ...(code && { code }),
})

/**
 * Registers, signs in, and asks the server who is here (product §4). Where signing in or asking fails,
 * the account exists all the same and the reply before stands for the user.
 */
async function registerAndSignIn(body: BodyInput<typeof register>): Promise<Registered> {
  const registered = await call(register, { body: registrationPayload(body) })
  const { email, username, password } = body
  const credentials = { email, username, password }
  const user = await call(login, { body: credentials }).catch(() => registered)
  try {
    return { user: await call(readCurrentUser), verified: true }
  } catch {
    return { user, verified: false }
  }
}

export function useRegistration() {
  const { toast } = useToast()
  const welcome = useWelcome()
  return useOneAtATime({
    mutationFn: registerAndSignIn,
    onSuccess({ user, verified }) {
      welcome(user)
      toast(accountsWords.welcome(user.username, verified))
    },
    onError: (error) =>
      toast({
        title: accountsWords.registrationFailed,
        description: sentenceOf(error),
        variant: 'destructive',
      }),
  })
}

/**
 * Forgets everything about the couple on this device, the login first. `keepsWaiting`: nobody has left, so that
 * answers which wait stay, sealed, for their author's next login (R28).
 */
export function useForgetting({ keepsWaiting = false } = {}) {
  const queryClient = useQueryClient()
  return () => {
    if (keepsWaiting) {
      forgetCouple()
      void forgetReplies()
    } else {
      forgetEverything()
      forgetEarlyReplies()
      void destroyKept()
    }
    queryClient.clear()
    queryClient.setQueryData(currentUserQuery.queryKey, null)
  }
}

/** How long a server may take to end a login, in milliseconds. */
const patience = 10_000

/**
 * Ends the login on the server, and in the moment in which that is known forgets everything about the couple here,
 * what is kept sealed included (R28). A logout that fails takes nothing away: who is still signed in keeps what
 * waits. `onGone` comes after it all.
 */
export function useLogout(onGone: () => void) {
  const forget = useForgetting()
  const [, navigate] = useLocation()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: () => send(logout, { signal: AbortSignal.timeout(patience) }),
    onSuccess() {
      forget()
      leaveEveryTab()
      navigate(pagePaths.auth)
      onGone()
    },
    onError: (error) =>
      toast({
        title: accountsWords.logoutFailed,
        description: isOutOfReach(error) ? accountsWords.logoutOutOfReach : sentenceOf(error),
        variant: 'destructive',
      }),
  })
}
