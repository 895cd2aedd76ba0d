import { useState } from 'react'
import * as z from 'zod/mini'
import { Participant } from '#contract/participants.ts'
import { kept, storageKeys } from '#web/session/kept.ts'
import type { Person } from '#web/session/participants.ts'

/** What is open over the home screen, by ids only. `userId` is who answers, or who signed in. */
const OpenView = z.discriminatedUnion('name', [
  z.object({ name: z.literal('questions'), weekId: z.string(), userId: z.int() }),
  z.object({
    name: z.literal('catchup'),
    weekId: z.string(),
    userId: z.int(),
    catchupId: z.int(),
  }),
])
export type OpenView = z.infer<typeof OpenView>

const openView = kept(storageKeys.openView, OpenView)

/** What was open in this tab before it was loaded again; null for anybody else's. */
export function recallView(coupleIds: readonly number[]): OpenView | null {
  const view = openView.get()
  return view && coupleIds.includes(view.userId) ? view : null
}

export const rememberView = (view: OpenView | null): void =>
  view ? openView.set(view) : openView.clear()

/** What is open over the home screen; a reload finds it again (by ids only). */
export function useCurrentView(coupleIds: readonly number[]) {
  const [view, setView] = useState(() => recallView(coupleIds))
  return {
    view,
    show: (next: OpenView | null) => {
      rememberView(next)
      setView(next)
    },
    /** It stays on the screen, but a reload leads home. */
    letGo: () => rememberView(null),
  }
}

/** Gives the device to `person`: notes who answers now and wipes what the others were typing. */
export function handOverTo(person: Person, couple: readonly Person[]): void {
  for (const { id } of couple) {
    if (id !== person.id) kept(storageKeys.draft(id), z.unknown()).clear()
  }
  kept<Participant>(storageKeys.currentUserType, Participant).set(person.participant)
  kept(storageKeys.currentUser, z.string()).set(person.name)
}
