import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { invitePartner } from '#contract/joining.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

export type Invite = ReplyOf<typeof invitePartner>

export type Inviting = ReturnType<typeof useInviting>

/** The invitation that was made last on this page, wherever on it: those before no longer work. */
const latestInviteQuery = queryOptions({
  queryKey: queryKeys.ownInvite(),
  queryFn: (): Invite | null => null,
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * Makes an invitation and, with an address, mails it; each replaces the one before (R8). `data` is the one that works:
 * until the partner has joined, whoever on this page made it.
 */
export function useInviting({ partnerJoined }: Pick<CurrentUser, 'partnerJoined'>) {
  const { data: latest } = useQuery(latestInviteQuery)
  const making = useMakeInvite()
  const data = partnerJoined ? making.data : (latest ?? undefined)
  return { ...making, data }
}

function useMakeInvite() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: (partnerEmail: string | undefined) =>
      call(invitePartner, { body: { partnerEmail } }),
    onSuccess(invite, partnerEmail) {
      const { mail, message } = invite
      queryClient.setQueryData(latestInviteQuery.queryKey, invite)
      if (partnerEmail === undefined) return
      queryClient.setQueryData(currentUserQuery.queryKey, (user) =>
        user?.participant === 'primary' ? { ...user, partnerEmail } : user,
      )
      if (mail === 'sent') {
        toast({ title: 'Invitation sent', description: `It is on its way to ${partnerEmail}.` })
      } else {
        toast({ title: 'Your link is ready', description: message ?? '', variant: 'hint' })
      }
    },
    onError: (error) =>
      toast({
        title: 'The invitation did not work',
        description: sentenceOf(error),
        variant: 'destructive',
      }),
  })
}
