import { Check, Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import type { Person } from '#web/session/participants.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { ChallengeOutline } from './challenge-outline.tsx'
import { useChallengeChanges } from './challenges.queries.ts'
import { draftOf, type NoteDraft } from './note-draft.ts'
import { sentences } from './sentences.ts'
import { whoHasDone } from './standing.ts'
import { SwapDialog } from './swap-dialog.tsx'
import type { WeeklyChallengeProps } from './weekly-challenge.tsx'

type ChallengeCardProps = Omit<WeeklyChallengeProps, 'settled'> & { three: readonly Challenge[] }

/** The chosen one of the week's three, with its steps and its two others behind buttons. */
export function ChallengeCard({ weekId, couple, answering, three }: ChallengeCardProps) {
  const changes = useChallengeChanges(weekId)
  const [open, setOpen] = useState<'steps' | 'swap' | null>(null)
  const [openedId, setOpenedId] = useState<number | null>(null)
  const [participant, setParticipant] = useState<Participant>(answering.participant)
  const [draft, setDraft] = useState<NoteDraft | null>(null)
  const chosen = three.find((challenge) => challenge.chosen) ?? three[0]
  if (!chosen) return null
  const opened = three.find(({ id }) => id === openedId) ?? chosen
  const others = three.filter(({ id }) => id !== chosen.id)
  const done = whoHasDone(chosen, couple)
  const writer = { challengeId: opened.id, participant }

  // What one person was writing is not for the other's eyes.
  const showPartOf = (next: Participant) => {
    if (draft?.participant !== next) setDraft(null)
    setParticipant(next)
  }
  const openSteps = () => {
    showPartOf(answering.participant)
    setOpenedId(chosen.id)
    setOpen('steps')
    changes.lookAgain()
  }
  return (
    <>
      <div className="grid gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-6">
        <ChallengeOutline {...chosen} />
        <div className="grid gap-1">
          <h3 className="text-prompt">{chosen.title}</h3>
          <p>{chosen.description}</p>
        </div>
        {done.length > 0 && <DoneLine done={done} together={chosen.completed} />}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="flex-1 sm:flex-none" onClick={openSteps}>
            {sentences.open}
          </Button>
          {others.length > 0 && (
            <Button
              variant="quiet"
              icon={<Shuffle className="size-5" aria-hidden="true" />}
              onClick={() => setOpen('swap')}
            >
              {sentences.swap}
            </Button>
          )}
        </div>
      </div>
      <ChallengeDialog
        key={opened.id}
        open={open === 'steps'}
        onOpenChange={(next) => setOpen(next ? 'steps' : null)}
        challenge={opened}
        couple={couple}
        participant={participant}
        onParticipantChange={showPartOf}
        note={draftOf(draft, writer)}
        onNoteChange={(text) => setDraft(text === '' ? null : { ...writer, text })}
        onNoteSaved={(text) => setDraft((now) => (now?.text === text ? null : now))}
        onUpdate={(update) => changes.update(opened.id, update)}
      />
      <SwapDialog
        open={open === 'swap'}
        onOpenChange={(next) => setOpen(next ? 'swap' : null)}
        others={others}
        onChoose={changes.choose}
      />
    </>
  )
}

function DoneLine({ done, together }: { done: readonly Person[]; together: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {together && <Badge icon={<Check aria-hidden="true" />}>{sentences.together}</Badge>}
      <span className="min-w-0">{together ? sentences.warm : done.map(sentences.hasDone)}</span>
    </p>
  )
}
