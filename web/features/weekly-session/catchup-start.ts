import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { catchupFailure, requestCatchup } from './start-catchup.ts'

const isCatchupKey = (key: unknown) => typeof key === 'string' && key.startsWith('/api/catchups')

/** Starts the couple's catch-up of a session; `onStarted` gets its id, a failure becomes a toast. */
export function useCatchupStart(
  { weekId, userId }: { weekId: string; userId: number },
  onStarted: (catchupId: number) => void,
) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestCatchup(weekId, userId),
    onSuccess: (catchupId) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [first] }) => isCatchupKey(first),
      })
      onStarted(catchupId)
    },
    onError: (error) =>
      toast({ title: 'Error', description: catchupFailure(error), variant: 'destructive' }),
  })
  return { start: () => mutate(), isStarting: isPending }
}
