import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmAddress, undoAddress } from '#contract/addresses.ts'
import { type CallFailed, call } from '#web/api/call.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useForgetting } from './accounts.queries.ts'

export type AddressDone = { message: string; email: string }

type Asked = { kind: 'undo' | 'confirm'; token: string; onDone: (done: AddressDone) => void }

/** Takes a change of address back, which signs everybody out, or confirms a new address (R16). */
export function useAddressLink({ kind, token, onDone }: Asked) {
  const queryClient = useQueryClient()
  const forget = useForgetting()
  return useMutation<AddressDone, CallFailed | Error, void>({
    mutationFn: () => call(kind === 'undo' ? undoAddress : confirmAddress, { body: { token } }),
    onSuccess(done) {
      if (kind === 'undo') forget()
      else void queryClient.invalidateQueries(currentUserQuery)
      onDone(done)
    },
  })
}
