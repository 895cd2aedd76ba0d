import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { forgotPassword, passwordSentences, resetPassword } from '#contract/passwords.ts'
import { CallFailed, call, sentenceOf } from '#web/api/call.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { useForgetting } from './accounts.queries.ts'

/** Asks for a mail with a link to choose a new password. */
export function useResetMail({ onSent }: { onSent: (message: string) => void }) {
  const { toast } = useToast()
  return useMutation({
    mutationFn: (body: BodyInput<typeof forgotPassword>) => call(forgotPassword, { body }),
    onSuccess: ({ message }) => onSent(message),
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to send password reset email'),
        variant: 'destructive',
      }),
  })
}

type Endings = {
  onDone: () => void
  /** The link is of no more use: used, expired or not one of ours. */
  onOver: () => void
}

const isOver = (error: unknown): boolean =>
  error instanceof CallFailed && error.sentence === passwordSentences.resetOver

/** Sets a new password by the link of a reset mail; every device of the couple is signed out (R7). */
export function useNewPassword({ onDone, onOver }: Endings) {
  const { toast } = useToast()
  const forget = useForgetting()
  return useMutation({
    mutationFn: (body: BodyInput<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess({ message }) {
      forget()
      onDone()
      toast({ title: 'New password saved', description: message })
    },
    onError(error) {
      if (isOver(error)) return onOver()
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Your new password could not be saved. Please try again.'),
        variant: 'destructive',
      })
    },
  })
}
