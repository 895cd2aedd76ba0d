import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronDown, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import { responsesQuery } from '#web/features/catchup/catchup.queries.ts'
import type { PersonStatus } from '#web/features/questions/couple-progress.ts'
import { SessionPath } from '#web/features/weekly-session/session-path.tsx'
import { weeklySessionWords } from '#web/features/weekly-session/weekly-session-words.ts'
import type { Person } from '#web/session/participants.ts'
import { Avatar, DoneMark } from '#web/ui/avatar.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChatColumn } from '#web/ui/chat/chat-frame.tsx'
import { InHeader } from '#web/ui/header-slot.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useHandOver } from './hand-over.tsx'
import type { HomeFlow } from './home-flow.ts'
import { homeWords } from './home-words.ts'

const { week: words, covered } = homeWords

const spoken = ({ person: { name }, completed, answered = 0 }: PersonStatus) =>
  completed ? words.isDone(name) : words.hasAnswered(name, answered, questionsPerWeek)

type WeekBarProps = {
  flow: HomeFlow
  /** Who was chosen over the open chat; null where nobody was. */
  chosen: Person | null
  onChoose: (person: Person | null) => void
}

/** Somebody else than who answers there was chosen over an open chat: nobody sees it while the device goes on to them. */
export const isCoveredBy = ({ view }: HomeFlow, chosen: Person | null): chosen is Person =>
  view?.name === 'questions' && chosen !== null && chosen.id !== view.userId

/**
 * Over an open chat: how far both people are, in the header, and one press away the four controls.
 * What is typed in the chat stays; only a hand-over to the other person clears it, after asking. Once that one is
 * chosen, a notice stands in its place.
 */
export function WeekBar({ flow, chosen, onChoose }: WeekBarProps) {
  const { progress, view, isWeekly } = flow
  const title = words.title(isWeekly)
  const [isOpen, setOpen] = useState(false)
  const staysHere = useRef(true)
  const bar = useRef<HTMLButtonElement>(null)
  const answering = view?.name === 'questions' ? view.userId : null
  const { handOver, question } = useHandOver(flow, () => {
    setOpen(false)
    onChoose(null)
  })
  const answerer = flow.couple.find(({ id }) => id === answering)
  const isKnown = useAnswersAreHere(flow) || view?.name !== 'catchup'

  const open = () => {
    staysHere.current = true
    if (!isCoveredBy(flow, chosen)) onChoose(null)
    setOpen(true)
  }
  const goOn = (act: () => void) => {
    staysHere.current = false
    setOpen(false)
    onChoose(null)
    act()
  }
  const goBack = () => {
    onChoose(null)
    bar.current?.focus({ preventScroll: true })
  }
  const start = (person: Person) => {
    if (person.id === answering) setOpen(false)
    else handOver(person, () => goOn(() => flow.startQuestions(person)))
  }
  return (
    <>
      <InHeader>
        <button
          ref={bar}
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
            onChoose(person)
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
      {isCoveredBy(flow, chosen) && answerer && (
        <ChatColumn>
          <h1 className="mb-4 font-serif text-subhead">{covered.title(chosen.name)}</h1>
          <Banner
            icon={<EyeOff aria-hidden="true" />}
            action={
              <div className="flex flex-wrap gap-2 sm:gap-3">
                <Button variant="secondary" onClick={goBack}>
                  {covered.back(answerer.name)}
                </Button>
                <Button onClick={() => start(chosen)}>
                  {weeklySessionWords.controls.answer.start}
                </Button>
              </div>
            }
          >
            {covered.hint(answerer.name)}
          </Banner>
        </ChatColumn>
      )}
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
            className="size-3.5 -translate-0.5 tight:translate-0 [&_svg]:size-2.5"
          />
        )}
      </span>
      {/* Unseen it has its room already: nothing moves as it is known. */}
      <span className={clsx('tabular-nums max-sm:hidden', !isKnown && 'invisible')}>
        {completed || !isKnown ? words.done : `${answered}/${questionsPerWeek}`}
      </span>
    </span>
  )
}
