import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Person } from '#web/session/participants.ts'
import { claimFor } from './questions.queries.ts'

/**
 * Claims for a person who has answered everything and is not complete (R15). A failure is left to
 * the next time: opening the questions claims too, and says when it cannot.
 */
export function useClaimAgain(weekId: string, person: Person | null, isDue: boolean): void {
  const queryClient = useQueryClient()
  const claim = useEffectEvent(async () => {
    if (!person) return
    try {
      await claimFor(weekId, person)
    } catch {
      return
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.progress(weekId) })
  })
  useEffect(() => {
    if (isDue) void claim()
  }, [isDue])
}
