import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { BodyInput } from '#contract/endpoint.ts'
import { joinCouple } from '#contract/joining.ts'
import { pagePaths } from '#contract/pages.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useToast } from '#web/ui/toast.tsx'

/** Travels with the navigation, so that /auth can greet somebody who has just joined. */
const joined = { hasJoined: true }

/** Whether somebody came by joining; takes the state of the history's entry. */
export const hasJoined = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasJoined' in state && state.hasJoined === true

/** Joins and leads to /auth, for it signs nobody in (R8); who is signed in here may be the couple. */
export function useJoining() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { toast } = useToast()
  return useMutation({
    mutationFn: (body: BodyInput<typeof joinCouple>) => call(joinCouple, { body }),
    onSuccess({ user }) {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      navigate(pagePaths.auth, { replace: true, state: joined })
      toast({
        title: 'Welcome to Duologue!',
        description: `Successfully joined as ${user.username}. You can now track progress together!`,
      })
    },
    onError: (error) =>
      toast({
        title: 'Failed to join couple',
        description: sentenceOf(error, 'Please check your invite token and try again'),
        variant: 'destructive',
      }),
  })
}
