import { useId } from 'react'
import { useHasChallenge } from '#web/features/challenges/challenges.queries.ts'
import { type NextAction, whereWeAre } from '#web/features/weekly-session/where-we-are.ts'
import { openProfileSettings } from '#web/session/profile-door.ts'
import { useRelationshipGoal } from '#web/session/relationship-goal.ts'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import type { HomeFlow } from './home-flow.ts'
import { HomePicture } from './home-picture.tsx'
import { homeWords } from './home-words.ts'

/** Where these two are now, and what comes next. */
export function nextStepOf({ user, state, progress, selected, answered }: HomeFlow, now: Date) {
  const statuses = progress.statuses.map((status) => ({
    ...status,
    completed: state && status.completed,
    ...(status.person.id === selected?.id && { answered }),
  }))
  return whereWeAre({
    statuses,
    selected,
    apart: user.bothSignIn,
    partnerJoined: user.partnerJoined,
    catchup: state?.catchup ?? null,
    lastTalk: state?.lastTalk ?? null,
    now,
  })
}

type HomeGreetingProps = {
  flow: HomeFlow
  next: ReturnType<typeof nextStepOf>
  /** Leads to the week's challenge: something to do for who waits for the other one. */
  onMeanwhile: () => void
}

/** Who is here, where things are in one sentence, and the one next thing to do (R23). */
export function HomeGreeting({ flow, next, onMeanwhile }: HomeGreetingProps) {
  const greetingId = useId()
  const { state, progress, session } = flow
  const hasChallenge = useHasChallenge(session)
  const goal = useRelationshipGoal()
  const { greeting, sentence, focus, action } = next
  // What is not known yet will most often be something to press: it moves nothing when it comes.
  const isLooking = progress.statuses.some(({ completed }) => (state && completed) === undefined)
  const act = (next: NextAction) => {
    if (next.kind === 'catchup') return flow.startCatchup()
    flow.select(next.person)
    flow.startQuestions(next.person)
  }
  return (
    <section aria-labelledby={greetingId} className="mb-7 grid gap-5 lg:mb-10">
      <div className="grid gap-5">
        <PictureFrame className="h-32 sm:h-44">
          <HomePicture flow={flow} />
        </PictureFrame>
        <div className="grid gap-1.5">
          <p
            id={greetingId}
            className="font-serif text-title font-medium tracking-tight text-balance [overflow-wrap:anywhere]"
          >
            {greeting}
          </p>
          <p
            role="status"
            className="min-h-[2lh] max-w-80 text-lead text-balance lg:min-h-0 lg:max-w-measure"
          >
            {sentence}
          </p>
        </div>
      </div>
      {(isLooking || (!action && hasChallenge === undefined)) && (
        <div data-room-for="action" className="min-h-12" />
      )}
      {(action || (!isLooking && hasChallenge)) && (
        <Button
          variant={action ? 'primary' : 'secondary'}
          className="w-full sm:w-auto sm:justify-self-start"
          pending={action?.kind === 'catchup' && flow.isStartingCatchup}
          onClick={() => (action ? act(action) : onMeanwhile())}
        >
          {action ? action.label : homeWords.meanwhile}
        </Button>
      )}
      {(focus !== null || goal !== '') && (
        <div className="grid max-w-measure gap-1 border-l-2 border-question-line pl-4 text-muted">
          {focus !== null && <p>{focus}</p>}
          {goal !== '' && (
            <p className="[overflow-wrap:anywhere]">
              {homeWords.goal.label} “{goal}”{' '}
              <button
                type="button"
                className="link relative after:absolute after:-inset-x-2 after:-inset-y-3"
                onClick={() => openProfileSettings('couple')}
              >
                {homeWords.goal.change}
                <span className="sr-only">{homeWords.goal.changeWhat}</span>
              </button>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
