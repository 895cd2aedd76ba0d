import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { readGuideConsent, saveGuideConsent } from '#contract/guide-consent.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { guideConsentWords as words } from './guide-consent-words.ts'

/** What this person said to a model elsewhere, and whether both agreed; asked anew whenever it is looked at. */
export const guideConsentQuery = queryOptions({
  queryKey: queryKeys.guideConsent(),
  queryFn: ({ signal }) => call(readGuideConsent, { signal }),
  staleTime: 0,
})

/** Saves a yes or no; a refusal shows what there is to be said yes to now. */
export function useGuideConsent() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const { queryKey } = guideConsentQuery
  return useMutation({
    mutationFn: (said: BodyInput<typeof saveGuideConsent>) =>
      call(saveGuideConsent, { body: said }),
    onSuccess: (consent) => queryClient.setQueryData(queryKey, consent),
    onError(error) {
      void queryClient.invalidateQueries({ queryKey })
      toast({
        title: words.notSaved,
        description: sentenceOf(error),
        variant: 'destructive',
      })
    },
  })
}
