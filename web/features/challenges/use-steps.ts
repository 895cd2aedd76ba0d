import { type RefObject, useRef, useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import type { Person } from '#web/session/participants.ts'
import { useNoteDrafts } from './note-drafts.ts'

export type Steps = ReturnType<typeof useSteps>

/**
 * Which challenge's steps are open, and whose part. A new session from another device closes
 * neither them nor the note that is being written there (R4). After them the focus goes back to
 * what opened them, or to `otherwise` where that is gone.
 */
export function useSteps(answering: Person, otherwise: RefObject<HTMLElement | null>) {
  const notes = useNoteDrafts()
  const [isOpen, setOpen] = useState(false)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [participant, setParticipant] = useState<Participant>(answering.participant)
  const opener = useRef<Element | null>(null)
  const showPartOf = (person: Person) => {
    notes.handOverTo(person)
    setParticipant(person.participant)
  }
  return {
    notes,
    isOpen,
    setOpen,
    challenge,
    participant,
    showPartOf,
    open(next: Challenge) {
      opener.current = document.activeElement
      showPartOf(answering)
      setChallenge(next)
      setOpen(true)
    },
    focusAfter: () =>
      opener.current instanceof HTMLElement && opener.current.isConnected
        ? opener.current
        : otherwise.current,
  }
}
