import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { CatchupChat } from '#web/features/catchup/catchup-chat.tsx'
import { WeeklyQuestionsChat } from '#web/features/questions/weekly-questions-chat.tsx'
import type { IdSource } from '#web/features/weekly-session/start-new-session.ts'
import { PageShell } from '#web/ui/page-shell.tsx'
import { type HomeFlow, useHomeFlow } from './home-flow.ts'
import { HomeWelcome } from './home-welcome.tsx'
import { useArrival } from './use-arrival.ts'

const systemIds: IdSource = {
  now: () => Date.now(),
  random: () => Math.random().toString(36).slice(2, 11),
}

export type HomePageProps = {
  user: CurrentUser
  header: ReactNode
  /** Where new session ids come from. */
  ids?: IdSource
}

const beside = (
  <p className="max-w-measure font-serif text-prompt">
    Seven questions each, answered in private. Then one talk, together.
  </p>
)

/** The home screen: the welcome with its four controls, one person's questions, or the catch-up. */
export function HomePage({ user, header, ids = systemIds }: HomePageProps) {
  useArrival('Weekly check-in')
  const flow = useHomeFlow(user, ids.now)
  return (
    <PageShell header={header} fill={flow.view !== null} beside={beside}>
      <HomeBody flow={flow} ids={ids} />
    </PageShell>
  )
}

function HomeBody({ flow, ids }: { flow: HomeFlow; ids: IdSource }) {
  const { view, couple, session } = flow
  const [me, partner] = couple
  const answering = view?.name === 'questions' && couple.find(({ id }) => id === view.userId)
  if (answering) {
    const finished = flow.completedOf(answering.id) ? 'finished' : null
    return (
      <WeeklyQuestionsChat
        key={`${view.weekId} ${answering.id}`}
        weekId={view.weekId}
        person={answering}
        settled={session.settled}
        interruption={flow.isReplaced ? 'restarted' : finished}
        onClaimed={flow.noteClaimed}
        onDone={flow.noteDone}
        onLeave={flow.leaveQuestions}
      />
    )
  }
  if (view?.name === 'catchup') {
    const isReset = couple.some(({ id }) => flow.completedOf(id) === false)
    return (
      <CatchupChat
        weekId={view.weekId}
        catchupId={view.catchupId}
        me={me}
        partner={partner}
        onFinished={flow.finishCatchup}
        onLeave={flow.leaveCatchup}
        endedElsewhere={flow.isReplaced || isReset}
      />
    )
  }
  return <HomeWelcome flow={flow} ids={ids} />
}
