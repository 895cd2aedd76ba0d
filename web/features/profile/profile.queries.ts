import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  accountSentences,
  type CurrentUser,
  logoutOthers,
  updateProfile,
} from '#contract/accounts.ts'
import { type CoupleAbout, readAbout, saveAbout } from '#contract/couple-about.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { changePassword } from '#contract/passwords.ts'
import { call, send, sentenceOf, thrownSentenceOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { refreshPeople } from '#web/session/people.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { profileWords } from './profile-words.ts'

export type ProfileValues = Omit<BodyInput<typeof updateProfile>, 'userId'>
type PasswordChange = Omit<BodyInput<typeof changePassword>, 'userId'>

class NotSignedIn extends Error {}

export const profileOf = ({ username, partnerName, email }: CurrentUser): ProfileValues => ({
  username,
  partnerName,
  email: email ?? '',
})

/** Who is signed in, and so whose profile it is; a change without a signed-in person is refused before it is sent (product §5). */
function signedIn(queryClient: QueryClient): CurrentUser {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!user) throw new NotSignedIn(accountSentences.signInAgain)
  return user
}

/** What is said of a change that failed: the server's words, or our own about the sign-in. */
const wordsFor = (error: Error, fallback: string): string =>
  error instanceof NotSignedIn ? error.message : sentenceOf(error, fallback)

/** Saves what changed; the rest goes along as it is on the server by now, for the other one may have changed it. */
export function useProfileUpdate({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: async (change: Partial<ProfileValues>) => {
      const { id: userId } = signedIn(queryClient)
      await refreshPeople(queryClient, userId)
      const body = { ...profileOf(signedIn(queryClient)), ...change, userId }
      return call(updateProfile, { body })
    },
    onSuccess(user) {
      onSaved()
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      toast(profileWords.updated)
    },
    onError: (error) =>
      toast({
        title: profileWords.notUpdated,
        description: thrownSentenceOf(error),
        variant: 'destructive',
      }),
  })
}

export function usePasswordChange() {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: async (change: PasswordChange) =>
      send(changePassword, { body: { ...change, userId: signedIn(queryClient).id } }),
    onSuccess: () => toast(profileWords.passwordChanged),
    onError: (error) =>
      toast({
        title: profileWords.passwordNotChanged,
        description: wordsFor(error, profileWords.passwordNotChanged),
        variant: 'destructive',
      }),
  })
}

/** Ends every login of the couple but this one. */
export function useLogoutOthers() {
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: () => call(logoutOthers),
    onSuccess: ({ message }) =>
      toast({ title: profileWords.othersSignedOut, description: message }),
    onError: (error) =>
      toast({
        title: profileWords.othersStillIn,
        description: sentenceOf(error),
        variant: 'destructive',
      }),
  })
}

/** What the two said about themselves; asked anew whenever it is looked at, since both change it. */
export const aboutQuery = queryOptions({
  queryKey: queryKeys.coupleAbout(),
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
        title: profileWords.aboutNotSaved,
        description: sentenceOf(error),
        variant: 'destructive',
      })
    },
  })
}
