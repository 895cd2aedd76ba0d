import { useQueryClient } from '@tanstack/react-query'
import { readProgress } from '#contract/questions.ts'
import { CallFailed } from '#web/api/call.ts'

/**
 * Gives a function that tells whether a call failed because the login has ended. The page, which
 * knows it from its polls, then asks at once and offers to sign in again.
 */
export function useNoteSignedOut(): (error: unknown) => boolean {
  const queryClient = useQueryClient()
  return (error) => {
    if (!(error instanceof CallFailed) || error.status !== 401) return false
    void queryClient.invalidateQueries({ queryKey: [readProgress.path] })
    return true
  }
}
