import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { deleteAccount, yourDataSentences } from '#contract/your-data.ts'
import { call } from '#web/api/call.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { forgetDevice } from '#web/session/kept.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** Deletes the account with its password, then everything that this device remembers of it. */
export function useDeleteAccount() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
    onSuccess() {
      forgetDevice()
      queryClient.clear()
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      navigate(pagePaths.auth, { replace: true })
      toast({ title: 'Account deleted', description: yourDataSentences.deleted })
    },
  })
}
