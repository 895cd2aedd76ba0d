import { useQueryClient } from '@tanstack/react-query'
import { confirmAddress, undoAddress } from '#contract/addresses.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { forgotPassword, resetPassword } from '#contract/passwords.ts'
import { call, codeOf, sentenceOf } from '#web/api/call.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useForgetting } from './accounts.queries.ts'
import { accountsWords } from './accounts-words.ts'

/** Asks for a mail with a link to choose a new password. */
export function useResetMail({ onSent }: { onSent: (message: string) => void }) {
  const { toast } = useToast()
  return useOneAtATime({
    mutationFn: (body: BodyInput<typeof forgotPassword>) => call(forgotPassword, { body }),
    onSuccess: ({ message }) => onSent(message),
    onError: (error) =>
      toast({
        title: accountsWords.resetMailFailed.title,
        description: sentenceOf(error, accountsWords.resetMailFailed.description),
        variant: 'destructive',
      }),
  })
}

type Endings = {
  onDone: () => void
  /** The link is of no more use: used, expired or not one of ours. */
  onOver: () => void
}

/** Sets a new password by the link of a reset mail; every device of the couple is signed out (R7). */
export function useNewPassword({ onDone, onOver }: Endings) {
  const { toast } = useToast()
  const forget = useForgetting({ keepsWaiting: true })
  return useOneAtATime({
    mutationFn: (body: BodyInput<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess({ message }) {
      forget()
      onDone()
      toast({ title: accountsWords.passwordSaved, description: message })
    },
    onError(error) {
      if (codeOf(error) === 'reset-link-over') return onOver()
      toast({
        title: accountsWords.passwordNotSaved.title,
        description: sentenceOf(error, accountsWords.passwordNotSaved.description),
        variant: 'destructive',
      })
    },
  })
}

export type AddressDone = { message: string; email: string }

type Asked = { kind: 'undo' | 'confirm'; token: string; onDone: (done: AddressDone) => void }

/** Takes a change of address back, which signs everybody out, or confirms a new address (R16). */
export function useAddressLink({ kind, token, onDone }: Asked) {
  const queryClient = useQueryClient()
  const forget = useForgetting({ keepsWaiting: true })
  return useOneAtATime<AddressDone, Error, void>({
    mutationFn: () => call(kind === 'undo' ? undoAddress : confirmAddress, { body: { token } }),
    onSuccess(done) {
      if (kind === 'undo') forget()
      else void queryClient.invalidateQueries(currentUserQuery)
      onDone(done)
    },
  })
}
