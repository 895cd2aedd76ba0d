import { Check, Lock, RotateCcw } from 'lucide-react'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ParticipantButton } from '#web/ui/participant-button.tsx'
import { StepCard, StepPath } from '#web/ui/step-path.tsx'
import { type Control, homeSteps, type PersonStatus, type Situation } from './home-steps.ts'
import { weeklySessionWords } from './weekly-session-words.ts'

export type SessionPathProps = Situation & {
  onSelect: (person: Person) => void
  onStartQuestions: (person: Person) => void
  onStartCatchup: () => void
  startingCatchup: boolean
  /** The next thing to do has its button elsewhere on the page: those here are quieter. */
  hasActionAbove?: boolean | undefined
  onNewSession: () => void
}

const words = weeklySessionWords.controls

/** Where the button itself has no words for it. */
const noteOn = (
  { completed, isElsewhere, answered = 0 }: PersonStatus,
  isSelected: boolean,
): string | undefined => {
  if (completed === undefined) return words.who.unknown
  if (completed) return undefined
  if (isElsewhere) return words.who.elsewhere
  if (answered > 0) return words.who.progress(answered)
  return isSelected ? words.who.next : undefined
}

/** A lock before what is not open yet; none before what is behind them. */
const signOf = ({ status, reason }: Control) =>
  status === 'later' && reason !== undefined && <Lock className="size-4" aria-hidden="true" />

/** The four numbered controls, as a path that two people walk: who, answer, catchup, again. */
export function SessionPath(props: SessionPathProps) {
  const { statuses, selected } = props
  const { who, answer, catchup, again } = homeSteps(props)
  const { toast } = useToast()
  const refuse = ({ refusal }: Control) => refusal && toast({ ...refusal, variant: 'destructive' })
  const variant = props.hasActionAbove ? 'secondary' : 'primary'
  const fillingOf = ({ reason }: Control) =>
    reason === undefined && !props.hasActionAbove ? 'w-full @lg:w-auto' : undefined
  const ready = catchup.reason === undefined
  const isChosenDone = statuses.some(
    ({ person, completed }) => person.id === selected?.id && completed,
  )
  return (
    <StepPath label={words.path}>
      <StepCard
        number={1}
        title={words.who.title}
        status={who.status}
        state={who.state}
        isOver={who.isOver}
        sign={<BothDone names={statuses.map(({ person }) => person.name)} />}
      >
        <div className="grid gap-2 min-[22rem]:grid-cols-2 sm:gap-3">
          {statuses.map((status, at) => (
            <ParticipantButton
              key={status.person.id}
              name={status.person.name}
              tone={at === 0 ? 'own' : 'partner'}
              selected={selected?.id === status.person.id}
              completed={status.completed === true}
              note={noteOn(status, selected?.id === status.person.id)}
              onClick={() => props.onSelect(status.person)}
            />
          ))}
        </div>
      </StepCard>
      <StepCard
        number={2}
        title={words.answer.title}
        status={answer.status}
        state={answer.state}
        isOver={answer.isOver}
        control={
          <Button
            variant={variant}
            className={fillingOf(answer)}
            icon={!isChosenDone && signOf(answer)}
            disabledReason={answer.reason}
            onRefused={() => refuse(answer)}
            onClick={() => selected && props.onStartQuestions(selected)}
          >
            {words.answer.start}
          </Button>
        }
      />
      <StepCard
        number={3}
        title={words.catchup.title}
        status={catchup.status}
        state={catchup.state}
        aside={
          ready && (
            <Badge icon={<Check aria-hidden="true" />}>
              {props.catchupIsOver ? words.catchup.isOver : words.catchup.ready}
            </Badge>
          )
        }
        control={
          <Button
            variant={variant}
            className={fillingOf(catchup)}
            icon={signOf(catchup)}
            pending={props.startingCatchup}
            disabledReason={catchup.reason}
            onRefused={() => refuse(catchup)}
            onClick={props.onStartCatchup}
          >
            {words.catchup.start}
          </Button>
        }
      />
      <StepCard
        number={4}
        title={words.again.title}
        status={again.status}
        state={again.state}
        corner={
          <IconButton label={words.again.start} icon={<RotateCcw />} onClick={props.onNewSession} />
        }
      />
    </StepPath>
  )
}

/** Both of them in little, each in the colour of their voice, with a check. */
function BothDone({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name, at) => (
        <span key={at === 0 ? 'own' : 'partner'} className="relative">
          <Avatar name={name} tone={at === 0 ? 'own' : 'partner'} className="size-6.5 text-meta" />
          <DoneMark className="size-3.5 [&_svg]:size-2.5" />
        </span>
      ))}
      <span className="sr-only">{words.who.everybody(names)}</span>
    </>
  )
}
