import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import { responsesQuery } from '#web/features/catchup/catchup.queries.ts'
import type { PersonStatus } from '#web/features/questions/couple-progress.ts'
import { SessionPath } from '#web/features/weekly-session/session-path.tsx'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { InHeader } from '#web/ui/header-slot.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useHandOver } from './hand-over.tsx'
import type { HomeFlow } from './home-flow.ts'
import { homeWords } from './home-words.ts'

const { week: words } = homeWords

const spoken = ({ person: { name }, completed, answered = 0 }: PersonStatus) =>
  completed ? words.isDone(name) : words.hasAnswered(name, answered, questionsPerWeek)

/**
 * Over an open chat: how far both people are, in the header, and one press away the four controls.
 * What is typed in the chat stays; only a hand-over to the other person clears it, after asking.
 */
export function WeekBar({ flow }: { flow: HomeFlow }) {
  const { progress, view, isWeekly } = flow
  const title = words.title(isWeekly)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Person | null>(null)
  const staysHere = useRef(true)
  const answering = view?.name === 'questions' ? view.userId : null
  const { handOver, question } = useHandOver(flow, () => setOpen(false))
  const isKnown = useAnswersAreHere(flow) || view?.name !== 'catchup'

  const open = () => {
    staysHere.current = true
    setChosen(null)
    setOpen(true)
  }
  const goOn = (act: () => void) => {
    staysHere.current = false
    setOpen(false)
    act()
  }
  const start = (person: Person) => {
    if (person.id === answering) setOpen(false)
    else handOver(person, () => goOn(() => flow.startQuestions(person)))
  }
  return (
    <>
      <InHeader>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={words.label(title, isKnown ? progress.statuses.map(spoken) : [])}
          onClick={open}
          className="flex min-h-11 items-center gap-1 rounded-full px-1 py-1 tight:gap-0.5 transition-colors hover:bg-sunken sm:gap-3 sm:pr-3"
        >
          {progress.statuses.map((status, at) => (
            <PersonState
              key={status.person.id}
              status={status}
              tone={at === 0 ? 'own' : 'partner'}
              isAnswering={status.person.id === answering}
              isKnown={isKnown}
            />
          ))}
          <ChevronDown className="size-4 text-muted max-sm:hidden" aria-hidden="true" />
        </button>
      </InHeader>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        finalFocus={() => staysHere.current}
      >
        <SessionPath
          statuses={progress.statuses}
          selected={chosen ?? flow.selected}
          answered={
            chosen
              ? progress.statuses.find(({ person }) => person.id === chosen.id)?.answered
              : flow.answered
          }
          apart={flow.user.bothSignIn}
          catchup={flow.state?.catchup}
          isWeekly={isWeekly}
          onSelect={(person) => {
            setChosen(person)
            flow.fetchQuestionsOf(person)
          }}
          onStartQuestions={start}
          onStartCatchup={() =>
            view?.name === 'catchup' ? setOpen(false) : goOn(flow.startCatchup)
          }
          startingCatchup={flow.isStartingCatchup}
          onNewSession={() => goOn(() => flow.setAsking(true))}
          isNarrow
        />
      </Dialog>
      {question}
    </>
  )
}

/** Whether the catch-up has what both have answered: before that nothing is said of it. */
function useAnswersAreHere({ view, session, couple: [me] }: HomeFlow): boolean {
  const { data } = useQuery({
    ...responsesQuery(view?.weekId ?? session.weekId, me.id),
    enabled: false,
    select: ({ length }) => length > 0,
  })
  return data === true
}

/** The initial in a ring that fills with the answers, and on a wide screen the count beside it. */
type PersonStateProps = {
  status: PersonStatus
  /** The colour of their voice, whoever answers and however far they are. */
  tone: 'own' | 'partner'
  isAnswering: boolean
  isKnown: boolean
}

function PersonState({ status, tone, isAnswering, isKnown }: PersonStateProps) {
  const { person } = status
  const completed = isKnown && status.completed
  const answered = isKnown ? (status.answered ?? 0) : 0
  const share = (answered / questionsPerWeek) * 100
  return (
    <span className="flex items-center gap-1.5">
      <span
        className={clsx(
          'relative grid size-9 tight:size-8 place-items-center rounded-full',
          // On a phone the heading beside it has their name.
          isAnswering && 'sm:mr-1 sm:outline-2 sm:outline-offset-1 sm:outline-accent-ink',
        )}
        // Who is done has the check in place of the ring.
        style={
          completed
            ? undefined
            : { background: `conic-gradient(var(--accent) ${share}%, var(--hairline) 0)` }
        }
      >
        <Avatar name={person.name} tone={tone} className="size-8 tight:size-7" />
        {completed && (
          <DoneMark
            on="paper"
            className="size-4 -translate-0.5 tight:-right-1 tight:-bottom-1 tight:size-3.5 [&_svg]:size-2.5"
          />
        )}
      </span>
      {isKnown && (
        <span className="tabular-nums max-sm:hidden">
          {completed ? words.done : `${answered}/${questionsPerWeek}`}
        </span>
      )}
    </span>
  )
}
