import { clsx } from 'clsx'
import { ChevronRight, Share2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { serverPage } from '#web/api/server.ts'
import { useChosenChallenge } from '#web/features/challenges/challenges.queries.ts'
import { useHandOn } from '#web/features/inviting/invite-link.tsx'
import { type NextAction, whereWeAre } from '#web/features/weekly-session/where-we-are.ts'
import type { Person } from '#web/session/participants.ts'
import { openProfileSettings } from '#web/session/profile-door.ts'
import { useRelationshipGoal } from '#web/session/relationship-goal.ts'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { wholeWords } from '#web/ui/text/whole-words.tsx'
import type { HomeFlow } from './home-flow.ts'
import { HomePicture } from './home-picture.tsx'
import { belowLook, greetingLook, pictureLook, sectionLook } from './home-resting.tsx'
import { homeWords } from './home-words.ts'

/** Where these two are now, and what comes next. */
export function nextStepOf(flow: HomeFlow, now: Date) {
  const { user, state, isWeekly, progress, selected, answered } = flow
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
    isWeekly,
    now,
  })
}

type HomeGreetingProps = {
  flow: HomeFlow
  next: ReturnType<typeof nextStepOf>
  /** Gives the device to somebody, and goes on by `act` once that is done. */
  onHandOver: (to: Person, act: () => void) => void
  /** Opens the week's challenge: something to do for who waits for the other one. */
  onMeanwhile: () => void
  /** What there is to be told besides, the most urgent first: one of them is seen at a time. */
  notices: ReactNode
}

/** Who is here, where things are in one sentence, and the one next thing to do (R23). */
export function HomeGreeting({ flow, next, onHandOver, onMeanwhile, notices }: HomeGreetingProps) {
  const greetingId = useId()
  const { state, progress, session } = flow
  const challenge = useChosenChallenge(session)
  const goal = useRelationshipGoal()
  const { greeting, sentence, note, noteComesFirst, focus, action, waitsFor } = next
  // What is not known yet will most often be something to press: it moves nothing when it comes.
  const isLooking = progress.statuses.some(({ completed }) => (state && completed) === undefined)
  const noted = note !== null && <p className="text-meta text-pretty text-muted">{note}</p>
  const leadsToCatchup = action?.kind === 'catchup'
  const act = (next: NextAction) => {
    if (next.kind === 'catchup') return flow.startCatchup()
    const { person } = next
    onHandOver(person, () => flow.startQuestions(person))
  }
  return (
    <section aria-labelledby={greetingId} className={sectionLook}>
      <div className={greetingLook}>
        <div className="grid gap-5">
          <PictureFrame className={pictureLook}>
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
              className={clsx('text-lead text-wrap', isLooking && 'min-h-[2lh] lg:min-h-0')}
            >
              {wholeWords(sentence)}
            </p>
          </div>
        </div>
        {isLooking && <div data-room-for="action" className="min-h-12" />}
        {action && (
          <Button
            className="w-full shrink-0 sm:w-auto sm:justify-self-start"
            pending={leadsToCatchup && flow.isStartingCatchup}
            onClick={() => act(action)}
          >
            {action.label}
          </Button>
        )}
        {waitsFor && <TellThem name={waitsFor.name} isWeekly={flow.isWeekly} />}
      </div>
      {/* With a catch-up there is never more than a line here, and nothing to be kept in its place. */}
      <div className={clsx('grid content-start gap-4 empty:hidden', !leadsToCatchup && belowLook)}>
        {noteComesFirst && noted}
        {/* What somebody is in stays until they leave it: nobody’s focus is lost. */}
        <div className="contents *:not-first:not-focus-within:hidden">
          {notices}
          {!isLooking && !noteComesFirst && noted}
        </div>
      </div>
      {waitsFor && challenge && <Meanwhile title={challenge.title} onOpen={onMeanwhile} />}
      {(focus !== null || goal !== '') && (
        <div className="grid max-w-measure gap-1 border-l-2 border-question-line pl-4 text-meta text-muted">
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

type MeanwhileProps = { title: string; onOpen: () => void }

/** Something for who waits: the week's challenge by its name. */
function Meanwhile({ title, onOpen }: MeanwhileProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-my-1.5 flex min-h-11 py-1.5 items-center gap-1 justify-self-start rounded-md text-left text-muted transition-colors hover:text-ink"
    >
      <span className="min-w-0">
        {homeWords.meanwhile}: <span className="font-semibold text-accent-ink">{title}</span>
      </span>
      <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
    </button>
  )
}

/**
 * A message to the other one that this person is done, through whatever they share with; nothing of the answers. Where the
 * device neither shares nor copies, the words are there to be copied by hand.
 */
function TellThem({ name, isWeekly }: { name: string; isWeekly: boolean }) {
  const { label, title, text, byHand } = homeWords.tellThem
  const [isByHand, setByHand] = useState(false)
  const { share } = useHandOn({ title, text: text(isWeekly) }, byHand.toast)
  const url = serverPage(pagePaths.root)
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        className="sm:justify-self-start"
        icon={<Share2 className="size-5" aria-hidden="true" />}
        onClick={async () => setByHand((await share(url)) === 'failed')}
      >
        {label(name)}
      </Button>
      {isByHand && (
        <TextAreaField
          label={byHand.label}
          readOnly
          value={`${text(isWeekly)} ${url}`}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
