import type { Person } from '#web/session/participants.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChallengeOutline } from './challenge-outline.tsx'
import { ChallengePart, type ChallengePartProps } from './challenge-part.tsx'
import { DoneTogether, OpenNotes } from './done-together.tsx'
import { sentences } from './sentences.ts'

type ChallengeDialogProps = ChallengePartProps &
  Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> & {
    couple: readonly Person[]
    onPersonChange: (person: Person) => void
    /** A new session has started since it was opened. */
    isEarlier: boolean
  }

/** The steps of a challenge, and below them each person's own part. */
export function ChallengeDialog(props: ChallengeDialogProps) {
  const { open, onOpenChange, finalFocus, couple, onPersonChange, isEarlier, ...part } = props
  const { challenge, person } = part
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={challenge.title}
      description={challenge.description}
      wide
    >
      <div className="grid gap-6 pb-2">
        <ChallengeOutline {...challenge} />
        <section className="grid gap-3">
          <h3 className="font-serif text-prompt font-medium">{sentences.steps}</h3>
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
        {challenge.completed && <DoneTogether />}
        <OpenNotes challenge={challenge} couple={couple} />
        {isEarlier && <Banner>{sentences.earlier}</Banner>}
        <Tabs
          label={sentences.whose}
          value={person.participant}
          onValueChange={(next) => {
            const chosen = couple.find(({ participant }) => participant === next)
            if (chosen) onPersonChange(chosen)
          }}
          tabs={couple.map((one) => ({
            value: one.participant,
            label: one.name,
            panel: <ChallengePart key={one.id} {...part} person={one} />,
          }))}
        />
      </div>
    </Dialog>
  )
}
