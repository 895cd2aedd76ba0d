import { clsx } from 'clsx'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import { sentenceOf } from '#web/api/call.ts'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ChallengePicture } from './challenge-picture.tsx'
import { useChallengeChanges } from './challenges.queries.ts'
import { challengesWords } from './challenges-words.ts'
import { whoHasDone } from './progress.ts'

export const challengeCardLook =
  'grid gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-6'

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
      <div className={challengeCardLook}>
        <ChallengeIntro challenge={chosen} isOver={chosen.completed} />
        {done.length > 0 && <DoneLine done={done} couple={couple} together={chosen.completed} />}
        <div className="flex flex-wrap gap-3 tight:gap-1 tight:[&>button]:px-3">
          <Button
            variant="secondary"
            className="flex-1 sm:flex-none"
            onClick={() => onOpen(chosen)}
          >
            {challengesWords.open}
          </Button>
          {others.length > 0 && (
            <Button
              variant="quiet"
              icon={<Shuffle className="size-5" aria-hidden="true" />}
              onClick={() => setSwapping(true)}
            >
              {challengesWords.swap}
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

type DoneLineProps = { done: readonly Person[]; couple: readonly Person[]; together: boolean }

/** Who of the two has done it, in one quiet line; green once it is both of them. */
function DoneLine({ done, couple, together }: DoneLineProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-4 rounded-md px-4 py-3 tight:flex-col tight:items-start tight:gap-2',
        // Its sentence is a long one: on a phone it stands below the two.
        together
          ? 'bg-done text-done-ink max-sm:flex-col max-sm:items-start max-sm:gap-2'
          : 'bg-sunken',
      )}
    >
      <span aria-hidden="true" className="flex shrink-0 gap-2">
        {couple.map((person, at) => (
          <span key={person.id} className="relative">
            <Avatar name={person.name} tone={at === 0 ? 'own' : 'partner'} className="size-9" />
            {done.includes(person) && (
              <DoneMark on={together ? 'done' : 'sunken'} className="size-4 [&_svg]:size-2.5" />
            )}
          </span>
        ))}
      </span>
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {together && <strong className="block font-semibold">{challengesWords.together}</strong>}
        {together ? challengesWords.warm : done.map(challengesWords.hasDone)}
      </p>
    </div>
  )
}

type ChallengeIntroProps = {
  challenge: Challenge
  /** Both have done it, and know what it was about. */
  isOver?: boolean
}

function ChallengeIntro({ challenge, isOver = false }: ChallengeIntroProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <ChallengePicture type={challenge.type} className="size-16 sm:size-20" />
        <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
          <h3 className="font-serif text-lead leading-[calc(4/3)] font-medium sm:text-subhead">
            {challenge.title}
          </h3>
          <ChallengeOutline {...challenge} />
        </div>
      </div>
      {!isOver && <p>{challenge.description}</p>}
    </div>
  )
}

/** What kind of challenge it is and how much it takes. */
export function ChallengeOutline({ type, difficulty, minutes }: Challenge) {
  return (
    <p className="flex flex-wrap gap-x-4 text-meta text-muted">
      <span className="font-medium text-ink">{challengesWords.types[type]}</span>
      <span>{challengesWords.effort(difficulty, minutes)}</span>
    </p>
  )
}

type SwapDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Those not chosen now. */
  others: readonly Challenge[]
  onChoose: (challengeId: number) => Promise<void>
}

/** Offers the other two of the week's three. */
function SwapDialog({ open, onOpenChange, others, onChoose }: SwapDialogProps) {
  const { toast } = useToast()
  const [taking, setTaking] = useState<number | null>(null)
  const take = async (id: number) => {
    if (taking !== null) return
    setTaking(id)
    try {
      await onChoose(id)
      onOpenChange(false)
    } catch (error) {
      const description = sentenceOf(error, challengesWords.swapFailed)
      toast({ title: challengesWords.failed, description, variant: 'destructive' })
    }
    setTaking(null)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={challengesWords.swapTitle}
      description={challengesWords.swapHint}
    >
      <div className="grid gap-4 pb-2">
        {others.map((challenge) => (
          <section
            key={challenge.id}
            className="relative grid gap-1 rounded-lg border border-hairline bg-paper px-4 pt-4 pb-1 transition-colors hover:border-ink"
          >
            <ChallengeIntro challenge={challenge} />
            <Button
              variant="quiet"
              // The whole card takes the press; a button that shrinks under it would take its own edge for the card's.
              className="-mr-3 justify-self-end px-3! text-right! after:absolute after:inset-0 active:scale-none!"
              pending={taking === challenge.id}
              onClick={() => take(challenge.id)}
            >
              {challengesWords.take(challenge)}
            </Button>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
