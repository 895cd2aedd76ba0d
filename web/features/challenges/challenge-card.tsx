import { Check, Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChallengeOutline } from './challenge-outline.tsx'
import { useChallengeChanges } from './challenges.queries.ts'
import { sentences } from './sentences.ts'
import { whoHasDone } from './standing.ts'
import { SwapDialog } from './swap-dialog.tsx'

type ChallengeCardProps = {
  /** The chosen one of the week's three. */
  chosen: Challenge
  others: readonly Challenge[]
  couple: readonly Person[]
  onOpen: (challenge: Challenge) => void
}

/** The week's challenge, with its steps and its two others behind buttons. */
export function ChallengeCard({ chosen, others, couple, onOpen }: ChallengeCardProps) {
  const changes = useChallengeChanges(chosen.weekId)
  const [isSwapping, setSwapping] = useState(false)
  const done = whoHasDone(chosen, couple)
  return (
    <>
      <div className="grid gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-6">
        <ChallengeOutline {...chosen} />
        <div className="grid gap-1">
          <h3 className="font-serif text-prompt font-medium">{chosen.title}</h3>
          <p>{chosen.description}</p>
        </div>
        {done.length > 0 && <DoneLine done={done} together={chosen.completed} />}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            className="flex-1 sm:flex-none"
            onClick={() => onOpen(chosen)}
          >
            {sentences.open}
          </Button>
          {others.length > 0 && (
            <Button
              variant="quiet"
              icon={<Shuffle className="size-5" aria-hidden="true" />}
              onClick={() => setSwapping(true)}
            >
              {sentences.swap}
            </Button>
          )}
        </div>
      </div>
      <SwapDialog
        open={isSwapping}
        onOpenChange={setSwapping}
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
