import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import { invitePartner } from '#contract/joining.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

export type Invite = ReplyOf<typeof invitePartner>

export type Inviting = ReturnType<typeof useInviting>

/** Makes an invitation and, with an address, mails it; each replaces the one before (R8). */
export function useInviting() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (partnerEmail: string | undefined) =>
      call(invitePartner, { body: { partnerEmail } }),
    onSuccess({ mail, message }, partnerEmail) {
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
