import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Celebration } from '#web/ui/brand/celebration.tsx'
import {
  ConfirmDialog,
  Dialog,
  DialogDescription,
  type DialogProps,
} from '#web/ui/overlays/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChallengeOutline } from './challenge-card.tsx'
import { ChallengePart, MarkDone, usePartSaving, type WhosePart } from './challenge-part.tsx'
import { ChallengePicture } from './challenge-picture.tsx'
import { challengesQuery, useChallengeChanges } from './challenges.queries.ts'
import { challengesWords } from './challenges-words.ts'
import { textOf } from './note-drafts.ts'
import { progressOf } from './progress.ts'
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
  const [asked, setAsked] = useState<{ to: Person; from: Person; act: () => void } | null>(null)
  const [isAsking, setAsking] = useState(false)
  /** Hands over to `to`, whose part is shown then, and goes on with `act`; asks first where that would clear a note. */
  const handOverTo = (to: Person, act = () => {}) => {
    const give = () => {
      steps.showPartOf(to)
      act()
    }
    const from = steps.writerBeside(to)
    if (!from) return give()
    setAsked({ to, from, act: give })
    setAsking(true)
  }
  const words = challengesWords.handOver
  const question = asked && (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={words.title(asked.to)}
      description={words.description(asked.from)}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      onConfirm={() => {
        setAsking(false)
        asked.act()
      }}
    />
  )
  return (
    <ChallengeDialog
      question={question}
      open={steps.isOpen}
      onOpenChange={steps.setOpen}
      finalFocus={steps.focusAfter}
      challenge={challenge}
      isEarlier={isEarlier}
      couple={couple}
      person={person}
      onPersonChange={(to) => handOverTo(to)}
      note={textOf(notes.drafts, challenge, person)}
      // Who writes has the device, also where nothing was handed over as the steps were opened.
      onNoteChange={(text) => handOverTo(person, () => notes.write({ ...draft, text }))}
      onNoteSaved={(text) => notes.noteSaved({ ...draft, text })}
      onUpdate={async (update) => setLastKnown(await changes.update(opened.id, update))}
    />
  )
}

type ChallengeDialogProps = WhosePart &
  Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> & {
    couple: readonly Person[]
    onPersonChange: (person: Person) => void
    /** A new session has started since it was opened. */
    isEarlier: boolean
    /** Whether a note may be cleared for the other one, over it. */
    question: ReactNode
  }

/** The steps of a challenge, and below them each person's own part. */
function ChallengeDialog(props: ChallengeDialogProps) {
  const { open, onOpenChange, finalFocus, couple, onPersonChange, isEarlier, question, ...part } =
    props
  const { challenge, person } = part
  const saving = usePartSaving(part)
  const whoseId = useId()
  const [wasDone] = useState(challenge.completed)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (step: string) =>
    setTicked((before) => {
      const now = new Set(before)
      if (!now.delete(step)) now.add(step)
      return now
    })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={challenge.title}
      wide
      foot={
        !progressOf(challenge, person).ownDevice && (
          <MarkDone key={person.id} {...part} saving={saving} />
        )
      }
    >
      <div className="grid gap-6 pb-2">
        {challenge.completed && <DoneTogether comesNow={!wasDone} />}
        <div className="flex flex-wrap items-start gap-4 sm:items-center">
          <ChallengePicture type={challenge.type} className="size-16" />
          <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
            <DialogDescription>{challenge.description}</DialogDescription>
            <ChallengeOutline {...challenge} />
          </div>
        </div>
        <section className="grid gap-2">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {challengesWords.steps}
          </h3>
          <ol className="-mx-2 grid">
            {challenge.instructions.map((step, index) => (
              <li key={step}>
                <Step
                  number={index + 1}
                  text={step}
                  isTicked={ticked.has(step)}
                  isQuiet={ticked.has(step) || challenge.completed}
                  onTick={() => tick(step)}
                />
              </li>
            ))}
          </ol>
        </section>
        <OpenNotes challenge={challenge} couple={couple} />
        {isEarlier && <Banner>{challengesWords.earlier}</Banner>}
        <section aria-labelledby={whoseId} className="grid gap-2 border-t border-hairline pt-5">
          <p id={whoseId} className="font-semibold">
            {challengesWords.whose}
          </p>
          <Tabs
            look="people"
            label={challengesWords.whose}
            value={person.participant}
            onValueChange={(next) => {
              const chosen = couple.find(({ participant }) => participant === next)
              if (chosen) onPersonChange(chosen)
            }}
            tabs={couple.map((one) => ({
              value: one.participant,
              label: one.name,
              before: (
                <>
                  <span aria-hidden="true" className="relative">
                    <Avatar
                      name={one.name}
                      tone={one.participant === couple[0]?.participant ? 'own' : 'partner'}
                      className="size-7"
                    />
                    {progressOf(challenge, one).completed && (
                      <DoneMark on="surface" className="size-3.5 [&_svg]:size-2.5" />
                    )}
                  </span>
                  {progressOf(challenge, one).completed && <span className="sr-only">done: </span>}
                </>
              ),
              panel: <ChallengePart key={one.id} {...part} person={one} saving={saving} />,
            }))}
          />
        </section>
      </div>
      {question}
    </Dialog>
  )
}

type StepProps = {
  number: number
  text: string
  isTicked: boolean
  /** It is behind them. */
  isQuiet: boolean
  onTick: () => void
}

/** One step, to be ticked off by whoever likes to; nobody else is told, and nothing is kept. */
function Step({ number, text, isTicked, isQuiet, onTick }: StepProps) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-1.5 transition-colors hover:bg-sunken">
      <span className="relative grid size-7 shrink-0">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={onTick}
          aria-labelledby={id}
          className="size-7 appearance-none rounded-full border-2 border-edge bg-surface transition-colors checked:border-done-line checked:bg-done-line"
        />
        <span
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute inset-0 grid place-items-center font-semibold',
            isTicked ? 'text-surface' : 'text-ink',
          )}
        >
          {isTicked ? <Check className="size-4 stroke-3" /> : number}
        </span>
      </span>
      <span id={id} className={clsx('min-w-0 flex-1 pt-0.5', isQuiet && 'text-muted')}>
        {text}
      </span>
    </label>
  )
}

/** The moment in which both have done it: on top of everything, and brought into sight where it comes just now. */
function DoneTogether({ comesNow }: { comesNow: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (comesNow) place.current?.scrollIntoView({ block: 'nearest' })
  }, [comesNow])
  return (
    <div
      ref={place}
      className="grid scroll-my-4 justify-items-center gap-1 rounded-lg bg-question px-4 pt-2 pb-5 text-center text-question-ink"
    >
      <Celebration className="h-36" />
      <p role="status" className="max-w-80 font-serif text-subhead font-medium text-balance">
        {challengesWords.warm}
      </p>
    </div>
  )
}

type OpenNotesProps = { challenge: Challenge; couple: readonly Person[] }

/** The notes that were opened; they stay so, whatever is marked afterwards. */
function OpenNotes({ challenge, couple }: OpenNotesProps) {
  return couple.map((person) => {
    const { notes } = progressOf(challenge, person)
    return (
      notes !== null && (
        <section key={person.id} className="grid gap-1">
          <h3 className="text-base font-semibold">{challengesWords.note(person)}</h3>
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {notes}
          </p>
        </section>
      )
    )
  })
}
