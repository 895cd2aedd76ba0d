import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#web/session/participants.ts'
import { type NoteDraft, withDraft, withoutSaved } from './note-drafts.ts'

const queryKey = ['notes being written']

/**
 * The notes being written, as long as the page lives, whatever opens and closes meanwhile. They are
 * kept in memory only, with what else is known of the couple: logging out forgets them.
 */
export function useNoteDrafts() {
  const queryClient = useQueryClient()
  const newest = () => queryClient.getQueryData<NoteDraft[]>(queryKey) ?? []
  const [drafts, setDrafts] = useState(newest)
  const keep = (next: NoteDraft[]) => {
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(queryKey, next)
    setDrafts(next)
  }
  return {
    drafts,
    write: (draft: NoteDraft) => keep(withDraft(newest(), draft)),
    noteSaved: (draft: NoteDraft) => keep(withoutSaved(newest(), draft)),
    /** What one person was writing is not for the other's eyes. */
    handOverTo: ({ id }: Person) => keep(newest().filter(({ personId }) => personId === id)),
  }
}
