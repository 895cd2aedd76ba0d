import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type Challenge, ChallengeUpdate } from '#contract/challenges.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { Person } from '#web/session/participants.ts'

/** A note being written: about which challenge, and by whom. */
export type NoteDraft = { challenge: Challenge; personId: number; text: string }

const isFor = ({ challenge, personId }: NoteDraft, other: Omit<NoteDraft, 'text'>): boolean =>
  challenge.id === other.challenge.id && personId === other.personId

/** The text of the draft that is that person's on that challenge; empty without one. */
export const textOf = (
  drafts: readonly NoteDraft[],
  challenge: Challenge,
  { id: personId }: Person,
): string => drafts.find((draft) => isFor(draft, { challenge, personId }))?.text ?? ''

/** The drafts after somebody has typed; an empty text is no draft. */
const withDraft = (drafts: readonly NoteDraft[], next: NoteDraft): NoteDraft[] => [
  ...drafts.filter((draft) => !isFor(draft, next)),
  ...(next.text === '' ? [] : [next]),
]

/** The drafts after one of them was saved; what was typed since then stays. */
const withoutSaved = (drafts: readonly NoteDraft[], saved: NoteDraft): NoteDraft[] =>
  drafts.filter((draft) => !isFor(draft, saved) || draft.text !== saved.text)

/** What is wrong with a note, if anything. */
export function noteIssue(notes: string): string | undefined {
  const { error } = z.safeParse(ChallengeUpdate, { completed: true, notes })
  return error?.issues[0]?.message
}

const queryKey = queryKeys.noteDrafts()

/** The notes being written that are not saved. */
export const unsavedNotes = (queryClient: QueryClient): readonly NoteDraft[] =>
  queryClient.getQueryData<NoteDraft[]>(queryKey) ?? []

/** What anybody but that person was writing is gone: the device is theirs now. */
export const keepNotesOfOne = (queryClient: QueryClient, { id }: Pick<Person, 'id'>): void =>
  void queryClient.setQueryData<NoteDraft[]>(queryKey, (drafts) =>
    drafts?.filter(({ personId }) => personId === id),
  )

/**
 * The notes being written, as long as the page lives, whatever opens and closes meanwhile. They stay
 * in memory only, with what else is known of the couple: logging out forgets them.
 */
export function useNoteDrafts() {
  const queryClient = useQueryClient()
  const newest = () => unsavedNotes(queryClient)
  const [drafts, setDrafts] = useState(newest)
  // A hand-over elsewhere on the page takes some away.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === queryKey[0]) setDrafts(unsavedNotes(queryClient))
      }),
    [queryClient],
  )
  const store = (next: readonly NoteDraft[]) => {
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
    queryClient.setQueryData(queryKey, next)
    setDrafts(next)
  }
  return {
    drafts,
    write: (draft: NoteDraft) => store(withDraft(newest(), draft)),
    noteSaved: (draft: NoteDraft) => store(withoutSaved(newest(), draft)),
    /** What one person was writing is not for the other's eyes. */
    handOverTo: ({ id }: Person) => store(newest().filter(({ personId }) => personId === id)),
  }
}
