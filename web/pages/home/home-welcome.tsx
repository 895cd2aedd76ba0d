import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import { appPlatform } from '#web/device/app.ts'
import { AskButton } from '#web/features/ask/ask-chat.tsx'
import { type ChallengeDoor, WeeklyChallenge } from '#web/features/challenges/weekly-challenge.tsx'
import { ConsentCard } from '#web/features/guide-consent/consent-card.tsx'
import { InviteCard } from '#web/features/inviting/invite-card.tsx'
import { NewVersion } from '#web/features/offline/new-version.tsx'
import { FeelingCard } from '#web/features/questions/feeling-card.tsx'
import { useMayWait } from '#web/features/questions/waiting/waiting-answers.ts'
import { ReturnedAnswers, WaitingNotice } from '#web/features/questions/waiting/waiting-notice.tsx'
import { UnreadNotice } from '#web/features/timeline/unread-notice.tsx'
import type { IdSource } from '#web/features/weekly-session/new-session.ts'
import { SessionPath } from '#web/features/weekly-session/session-path.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { wholeWords } from '#web/ui/text/whole-words.tsx'
import { useHandOver } from './hand-over.tsx'
import type { HomeFlow } from './home-flow.ts'
import { HomeGreeting, nextStepOf } from './home-greeting.tsx'
import { headLook, howToLook, titleLook } from './home-resting.tsx'
import { homeWords } from './home-words.ts'

/** The chat with the guide: never opened here, open, or left just now. */
export type AskState = 'closed' | 'open' | 'left'

type HomeWelcomeProps = { flow: HomeFlow; ids: IdSource; ask: AskState; onAsk: () => void }

/** The welcome text, the four numbered controls, and what is there besides them. */
export function HomeWelcome({ flow, ids, ask, onAsk }: HomeWelcomeProps) {
  const { session, progress, couple } = flow
  const platform = appPlatform()
  const { handOver, question } = useHandOver(flow)
  const next = nextStepOf(flow, new Date(ids.now()))
  // Who has answered it all is told nothing of how to begin.
  const isAnswered = progress.statuses
    .filter(({ person }) => !flow.user.bothSignIn || person.id === flow.user.id)
    .every(({ completed }) => completed)
  const title = useRef<HTMLHeadingElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  const challenge = useRef<ChallengeDoor>(null)
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  const takeFocus = useEffectEvent(() => {
    if (ask === 'left') askButton.current?.focus()
    else if (flow.hasReturned) focusTitle()
  })
  useEffect(() => takeFocus(), [])
  return (
    <>
      <HomeGreeting
        flow={flow}
        next={next}
        onHandOver={handOver}
        onMeanwhile={() => challenge.current?.open()}
        notices={
          <>
            {couple.map((person) => (
              <ReturnedAnswers key={person.id} of={person} />
            ))}
            <WaitingNotice />
            <HomeTrouble flow={flow} />
            <UnreadNotice user={flow.user} isWeekly={flow.isWeekly} />
            <NewVersion />
            {flow.finished && (
              <FeelingCard
                {...flow.finished}
                onGone={() => {
                  flow.forgetFinished()
                  focusTitle()
                }}
              />
            )}
            <ConsentCard user={flow.user} onGone={focusTitle} />
          </>
        }
      />
      <div className={headLook}>
        <h1 ref={title} tabIndex={-1} className={titleLook}>
          {wholeWords(homeWords.title)}
        </h1>
        {!isAnswered && <p className={howToLook}>{wholeWords(homeWords.howTo)}</p>}
      </div>
      <SessionPath
        statuses={progress.statuses}
        selected={flow.selected}
        answered={flow.answered}
        apart={flow.user.bothSignIn}
        catchup={flow.state?.catchup}
        isWeekly={flow.isWeekly}
        onSelect={handOver}
        onStartQuestions={(person) => handOver(person, () => flow.startQuestions(person))}
        onStartCatchup={flow.startCatchup}
        startingCatchup={flow.isStartingCatchup}
        hasActionAbove={next.action !== null}
        begins={next.action?.kind === 'questions' ? next.action.person : undefined}
        onNewSession={() => flow.setAsking(true)}
      />
      {question}
      <div className="mt-3 -mb-3 flex items-center justify-between gap-4 border-t border-hairline pt-2">
        <AskButton ref={askButton} onOpen={onAsk} />
        {platform && <Badge tone="quiet">{homeWords.platforms[platform]}</Badge>}
      </div>
      {!flow.finished && (
        <InviteCard
          user={flow.user}
          now={ids.now}
          onGone={() => askButton.current?.focus({ preventScroll: true })}
        />
      )}
      <WeeklyChallenge
        ref={challenge}
        weekId={session.weekId}
        settled={session.settled}
        couple={couple}
        answering={flow.selected}
      />
    </>
  )
}

/** What hinders home from being up to date, in plain words (product §8). */
function HomeTrouble({ flow: { user, session, progress } }: { flow: HomeFlow }) {
  const mayWait = useMayWait(user.id)
  const hasQuestions = progress.statuses.some(
    ({ person, answered = 0 }) =>
      answered < questionsPerWeek && (person.id === user.id || !user.bothSignIn),
  )
  if (progress.isOffline) {
    return (
      <Banner icon={<WifiOff aria-hidden="true" />}>
        {homeWords.offline(progress.asOf)}
        {hasQuestions && mayWait && ` ${homeWords.offlineNext}`}
      </Banner>
    )
  }
  return (
    <>
      {session.failed && (
        <Banner tone="danger" onRetry={session.retry}>
          {homeWords.noSession}
        </Banner>
      )}
      {progress.failures.length > 0 && (
        <Banner details={homeWords.failed(progress.failures)}>{homeWords.failures}</Banner>
      )}
    </>
  )
}
