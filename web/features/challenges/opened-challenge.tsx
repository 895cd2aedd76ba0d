import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { challengesQuery, useChallengeChanges } from './challenges.queries.ts'
import { textOf } from './note-drafts.ts'
import type { Steps } from './use-steps.ts'

type OpenedChallengeProps = {
  /** As it was when it was opened. */
  challenge: Challenge
  /** It is none of the current three any more. */
  isEarlier: boolean
  couple: readonly [Person, Person]
  steps: Steps
}

/** The steps of the challenge that was opened, as the server knows it now. */
export function OpenedChallenge({ challenge: opened, ...props }: OpenedChallengeProps) {
  const { isEarlier, couple, steps } = props
  const { notes } = steps
  const { data } = useQuery({ ...challengesQuery(opened.weekId), enabled: steps.isOpen })
  const changes = useChallengeChanges(opened.weekId)
  const [lastKnown, setLastKnown] = useState(opened)
  const challenge = data?.find(({ id }) => id === opened.id) ?? lastKnown
  const person = couple.find(({ participant }) => participant === steps.participant) ?? couple[0]
  const draft = { challenge, personId: person.id }
  return (
    <ChallengeDialog
      open={steps.isOpen}
      onOpenChange={steps.setOpen}
      finalFocus={steps.focusAfter}
      challenge={challenge}
      isEarlier={isEarlier}
      couple={couple}
      person={person}
      onPersonChange={steps.showPartOf}
      note={textOf(notes.drafts, challenge, person)}
      onNoteChange={(text) => notes.write({ ...draft, text })}
      onNoteSaved={(text) => notes.noteSaved({ ...draft, text })}
      onUpdate={async (update) => setLastKnown(await changes.update(opened.id, update))}
    />
  )
}
