import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
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
  /** Whom that button begins as. */
  begins?: Person | undefined
  /** There is no more room for it than on a phone. */
  isNarrow?: boolean | undefined
  onNewSession: () => void
}

const words = weeklySessionWords.controls

/** Where the button itself has no words for it. */
const noteOn = (
  { completed, isElsewhere, answered = 0 }: PersonStatus,
  isSelected: boolean,
): ReactNode => {
  if (completed === undefined) return words.who.unknown
  if (completed) return undefined
  if (isElsewhere) return words.who.elsewhere
  if (answered > 0) {
    return (
      <>
        {words.who.progress(answered)}
        <span className="sr-only"> {words.who.answered}</span>
      </>
    )
  }
  return isSelected ? words.who.next : undefined
}

/** Whom the button above begins as has answered some already. */
const isUnderWay = ({ statuses, begins }: SessionPathProps) =>
  statuses.some(({ person, answered = 0 }) => person.id === begins?.id && answered > 0)

/** What is said where nobody is chosen: whom the button above begins as, so that the two agree, or nothing said above. */
function nobodyYet(props: SessionPathProps): string | undefined {
  const { statuses, hasActionAbove, begins } = props
  const other = statuses.find(({ person }) => person.id !== begins?.id)
  if (begins && other) {
    const say = isUnderWay(props) ? words.who.goesOnOrChoose : words.who.orChoose
    return say(begins.name, other.person.name)
  }
  return hasActionAbove ? undefined : words.who.nobodyYet
}

/** The four numbered controls, as a path that two people walk: who, answer, catchup, again. */
export function SessionPath(props: SessionPathProps) {
  const { statuses, selected } = props
  const { who, answer, catchup, again } = homeSteps(props)
  const { toast } = useToast()
  const startsBy = ({ reason, refusal }: Control, onPress: () => void, pending = false) => ({
    onPress,
    pending,
    reason,
    onRefused: () => refusal && toast({ ...refusal, variant: 'hint' }),
    isMain: reason === undefined && !props.hasActionAbove,
  })
  const ready = catchup.reason === undefined
  const isTalkedOver = props.catchup?.completed === true
  return (
    <StepPath label={words.path} isNarrow={props.isNarrow}>
      <StepCard
        number={1}
        title={words.who.title}
        status={who.status}
        state={who.state === words.who.nobodyYet ? nobodyYet(props) : who.state}
        isOver={who.isOver}
        sign={
          <BothDone
            names={statuses.map(({ person }) => person.name)}
            isNarrow={props.isNarrow === true}
          />
        }
      >
        <div className="grid grid-cols-2 gap-2 in-data-large:grid-cols-1 sm:gap-3">
          {statuses.map((status, at) => (
            <ParticipantButton
              key={status.person.id}
              name={status.person.name}
              tone={at === 0 ? 'own' : 'partner'}
              selected={selected?.id === status.person.id}
              completed={status.completed === true}
              isOver={who.isOver}
              answered={status.completed ? questionsPerWeek : status.answered}
              of={questionsPerWeek}
              note={noteOn(status, selected?.id === status.person.id)}
              onClick={() => props.onSelect(status.person)}
            />
          ))}
        </div>
      </StepCard>
      <StepCard
        number={2}
        title={words.answer.start}
        status={answer.status}
        state={answer.state}
        // A press is refused before somebody is chosen, and its title says no more than that.
        isFar={!selected}
        action={startsBy(answer, () => selected && props.onStartQuestions(selected))}
      />
      <StepCard
        number={3}
        title={words.catchup.start}
        status={catchup.status}
        isFar
        state={catchup.state}
        aside={
          ready && (
            <Badge tone={isTalkedOver ? 'done' : 'now'}>
              {isTalkedOver ? words.catchup.isOver : words.catchup.ready}
            </Badge>
          )
        }
        action={startsBy(catchup, props.onStartCatchup, props.startingCatchup)}
      />
      <StepCard
        number={4}
        title={words.again.start}
        status={again.status}
        isFar
        state={again.state}
        action={{ onPress: props.onNewSession, icon: <RotateCcw /> }}
      />
    </StepPath>
  )
}

/** Both of them in little, each in the colour of their voice, with a check. */
function BothDone({ names, isNarrow }: { names: readonly string[]; isNarrow: boolean }) {
  return (
    <>
      {names.map((name, at) => (
        <span key={at === 0 ? 'own' : 'partner'} className="relative">
          <Avatar
            name={name}
            tone={at === 0 ? 'own' : 'partner'}
            className="size-7 text-[0.8125rem]"
          />
          <DoneMark on={isNarrow ? 'surface' : 'paper'} className="size-3 [&_svg]:size-2" />
        </span>
      ))}
      <span className="sr-only">{words.who.everybody(names)}</span>
    </>
  )
}
