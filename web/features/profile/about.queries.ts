import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CoupleAbout, readAbout, saveAbout } from '#contract/couple-about.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { tryAgain } from './profile.queries.ts'

/** What the two told about themselves; asked anew whenever it is looked at, since both change it. */
export const aboutQuery = queryOptions({
  queryKey: [readAbout.path],
  queryFn: () => call(readAbout),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Saves what changed as it is chosen; shows it at once, and as it was where that fails. */
export function useAboutChange() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const { queryKey } = aboutQuery
  return useMutation({
    scope: { id: readAbout.path },
    mutationFn: (change: Partial<CoupleAbout>) => call(saveAbout, { body: change }),
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (about) => about && { ...about, ...change })
    },
    onSuccess: (about) => queryClient.setQueryData(queryKey, about),
    onError(error) {
      void queryClient.invalidateQueries({ queryKey })
      toast({
        title: 'That was not saved',
        description: sentenceOf(error, tryAgain),
        variant: 'destructive',
      })
    },
  })
}
