import { useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#web/api/call.ts'
import { catchupIdOf, InvalidReply, startCatchupLeniently } from '#web/api/lenient-replies.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { weeklySessionWords } from './weekly-session-words.ts'

/** What to say to the person when the catch-up could not be started (product §8). */
export function catchupFailure(error: unknown): string {
  if (error instanceof InvalidReply) return error.message
  return sentenceOf(error, weeklySessionWords.controls.catchup.failed)
}

/**
 * Starts the couple's catch-up of a session, or finds the one already started (R4); `onStarted` gets
 * its id, a failure becomes a toast.
 */
export function useCatchupStart(
  { weekId, userId }: { weekId: string; userId: number },
  onStarted: (catchupId: number) => void,
) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: async () =>
      catchupIdOf(await call(startCatchupLeniently, { params: { weekId }, body: { userId } })),
    onSuccess: (catchupId) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.catchup() })
      onStarted(catchupId)
    },
    onError: (error) =>
      toast({ title: 'Error', description: catchupFailure(error), variant: 'destructive' }),
  })
  return { start: () => mutate(), isStarting: isPending }
}
