import type { Participant } from '#contract/participants.ts'
import type { Person } from '#web/session/participants.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChallengeOutline } from './challenge-outline.tsx'
import { ChallengePart, type ChallengePartProps } from './challenge-part.tsx'
import { DoneTogether } from './done-together.tsx'
import { sentences } from './sentences.ts'

export type ChallengeDialogProps = Omit<ChallengePartProps, 'person'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  couple: readonly Person[]
  /** Whose part is shown. */
  participant: Participant
  onParticipantChange: (participant: Participant) => void
}

/** The steps of a challenge, and below them each person's own part. */
export function ChallengeDialog(props: ChallengeDialogProps) {
  const { open, onOpenChange, couple, participant, onParticipantChange, ...part } = props
  const { challenge } = part
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={challenge.title}
      description={challenge.description}
      wide
    >
      <div className="grid gap-6 pb-2">
        <ChallengeOutline {...challenge} />
        <section className="grid gap-3">
          <h3 className="text-prompt">{sentences.steps}</h3>
          <ol className="grid gap-3">
            {challenge.instructions.map((step, at) => (
              <li key={step} className="grid grid-cols-[2rem_1fr] gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-8 place-items-center rounded-full border border-edge font-serif font-semibold"
                >
                  {at + 1}
                </span>
                <p className="pt-0.5">{step}</p>
              </li>
            ))}
          </ol>
        </section>
        {challenge.completed && <DoneTogether challenge={challenge} couple={couple} />}
        <Tabs
          label={sentences.whose}
          value={participant}
          onValueChange={onParticipantChange}
          tabs={couple.map((person) => ({
            value: person.participant,
            label: person.name,
            panel: <ChallengePart key={person.id} {...part} person={person} />,
          }))}
        />
      </div>
    </Dialog>
  )
}
