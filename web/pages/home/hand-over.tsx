import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unsavedNotes } from '#web/features/challenges/note-drafts.ts'
import { keptDraft } from '#web/features/questions/conversation/kept-conversation.ts'
import type { Person } from '#web/session/participants.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import type { HomeFlow } from './home-flow.ts'
import { homeWords } from './home-words.ts'

const { title, description, somebody, cancel, confirm } = homeWords.handOver

/** Who was writing an answer or a note here that would be gone with a hand-over to `to`. */
const writerBeside = (queryClient: QueryClient, couple: readonly Person[], to: Person) =>
  couple.find(
    ({ id }) =>
      id !== to.id &&
      (keptDraft(id) || unsavedNotes(queryClient).some(({ personId }) => personId === id)),
  )

type HandingOver = { to: Person; from: Person; act: () => void }

/**
 * Gives the device to one of the two, which clears what the other one has typed and not sent: it asks first where there
 * is something. `question` is that dialog; `onKept` hears that nothing came of it.
 */
export function useHandOver(
  { couple, select }: Pick<HomeFlow, 'couple' | 'select'>,
  onKept: () => void = () => {},
) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<HandingOver | null>(null)
  const [isOpen, setOpen] = useState(false)
  const handOver = (to: Person, act = () => {}) => {
    const give = () => {
      select(to)
      act()
    }
    const from = writerBeside(queryClient, couple, to)
    if (!from) return give()
    setAsked({ to, from, act: give })
    setOpen(true)
  }
  const question = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(stays) => {
        setOpen(stays)
        if (!stays) onKept()
      }}
      title={title(asked?.to.name ?? '')}
      description={description(asked?.from.name ?? somebody)}
      cancelLabel={cancel}
      confirmLabel={confirm}
      onConfirm={() => {
        setOpen(false)
        asked?.act()
      }}
    />
  )
  return { handOver, question }
}
