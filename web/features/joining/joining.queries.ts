import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { BodyInput } from '#contract/endpoint.ts'
import { joinCouple, readInvitation } from '#contract/joining.ts'
import { pagePaths } from '#contract/pages.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { call, codeOf, sentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { joiningWords } from './joining-words.ts'
import { isWhole } from './pasted-invitation.ts'

/** Travels with the navigation, so that /auth can greet somebody who has just joined. */
type Joined = { hasJoined: true; joinedEmail: string; joinedName: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Who came by joining, and the address they sign in with; takes the state of the history's entry. */
export function joinedAs(state: unknown): { email: string; name: string } | null {
  const { hasJoined, joinedEmail, joinedName } = (state ?? {}) as Partial<Joined>
  return hasJoined === true ? { email: textOf(joinedEmail), name: textOf(joinedName) } : null
}

/** How long a look-up may take before it counts as failed, in milliseconds: the form waits for it. */
const patience = 10_000

const invitationQuery = (inviteToken: string) =>
  queryOptions({
    queryKey: queryKeys.invitation(inviteToken),
    queryFn: () =>
      call(readInvitation, { body: { inviteToken }, signal: AbortSignal.timeout(patience) }),
  })

/** What a bad token is refused with. That an address has looked up too many says nothing of this one (R14). */
const badToken: readonly unknown[] = ['invitation-over', 'invalid-field'] satisfies RefusalCode[]

/**
 * Who invites, and the address of who is invited (R24); `over` is what the server says of a bad token, `asksForEmail`
 * whether who joins is to give an address: the couple has none for them, or it could not be found out.
 * One that came with a link is asked about however long it is, one that is typed once it is whole.
 */
export function useInvitation(inviteToken: string, cameWithLink: boolean) {
  const { data, error, isLoading } = useQuery({
    ...invitationQuery(inviteToken),
    enabled: cameWithLink || isWhole(inviteToken),
  })
  const over = badToken.includes(codeOf(error)) ? sentenceOf(error) : undefined
  const asksForEmail = data ? data.email === null : error !== null && over === undefined
  return { invitation: data, isLoading, over, asksForEmail }
}

/**
 * Joins and leads to /auth, for it signs nobody in (R8); who is signed in here may be the couple.
 * `knownEmail` is the address the couple has for who joins.
 */
export function useJoining(knownEmail: string | null) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { toast } = useToast()
  return useOneAtATime({
    // An address that may be left empty goes along only where it is not.
    mutationFn: ({ email, ...body }: BodyInput<typeof joinCouple>) =>
      call(joinCouple, { body: { ...body, ...(email && { email }) } }),
    async onSuccess({ user }, { email }) {
      const asked = queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 })
      const isSignedIn = (await asked.catch(() => null)) !== null
      const joinedEmail = email || knownEmail || ''
      const state: Joined = { hasJoined: true, joinedEmail, joinedName: user.username }
      navigate(pagePaths.auth, { replace: true, state })
      // The login says it above its form; who is signed in is led on, home, and would not see that.
      if (isSignedIn) toast(joiningWords.joined(user.username))
    },
    onError: (error) =>
      toast({
        title: joiningWords.notJoined.title,
        description: sentenceOf(error, joiningWords.notJoined.description),
        variant: 'destructive',
      }),
  })
}
