import { type RefObject, useRef, useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import type { Person } from '#web/session/participants.ts'
import { textOf, useNoteDrafts } from './note-drafts.ts'

export type Steps = ReturnType<typeof useSteps>

type Whose = {
  couple: readonly [Person, Person]
  /** Who has the device now; null where nobody was chosen. */
  answering: Person | null
}

/**
 * Which challenge's steps are open, and whose part: of who was writing a note on that challenge, else of who has the
 * device, else of who signed in. Opening hands nothing over, so that a note on another challenge stays; only one of the
 * two has notes unsaved at a time, since whoever takes the device, or writes a note beside the other's, is asked first.
 * A new session from another device closes neither the steps nor the note that is being written there (R4). After them
 * the focus goes back to what opened them, or to `otherwise` where that is gone.
 */
export function useSteps({ couple, answering }: Whose, otherwise: RefObject<HTMLElement | null>) {
  const notes = useNoteDrafts()
  const isWriting = ({ id }: Person) => notes.drafts.some(({ personId }) => personId === id)
  const [isOpen, setOpen] = useState(false)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [participant, setParticipant] = useState<Participant>(couple[0].participant)
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
    /** Whose notes are not saved, if anybody's. */
    writer: couple.find(isWriting),
    /** Who has written what would be gone once the part of `person` is shown. */
    writerBeside: (person: Person) => couple.find((one) => one.id !== person.id && isWriting(one)),
    showPartOf,
    open(next: Challenge) {
      opener.current = document.activeElement
      const writer = couple.find((one) => textOf(notes.drafts, next, one) !== '')
      setParticipant((writer ?? answering ?? couple[0]).participant)
      setChallenge(next)
      setOpen(true)
    },
    focusAfter: () =>
      opener.current instanceof HTMLElement && opener.current.isConnected
        ? opener.current
        : otherwise.current,
  }
}
