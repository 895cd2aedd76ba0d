import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { AskChat } from '#web/features/ask/ask-chat.tsx'
import { WeeklyQuestionsChat } from '#web/features/questions/weekly-questions-chat.tsx'
import { NewSessionDialog } from '#web/features/weekly-session/new-session-dialog.tsx'
import type { IdSource } from '#web/features/weekly-session/start-new-session.ts'
import { PageBody } from '#web/ui/page-shell.tsx'
import { HeldChat } from './held-chat.tsx'
import { HelpBesideAnswer } from './help-beside-answer.tsx'
import { type HomeFlow, useHomeFlow } from './home-flow.ts'
import { type AskPlace, HomeWelcome } from './home-welcome.tsx'
import { OpenCatchup } from './open-catchup.tsx'
import { useArrival } from './use-arrival.ts'
import { WeekBar } from './week-bar.tsx'

const systemIds: IdSource = {
  now: () => Date.now(),
  random: () => Math.random().toString(36).slice(2, 11),
}

export type HomePageProps = {
  user: CurrentUser
  /** Where new session ids come from. */
  ids?: IdSource
}

const beside = (
  <p className="max-w-measure font-serif text-prompt">
    Seven questions each, answered in private. Then one talk, together.
  </p>
)

/** The home screen: the welcome with its four controls, or one of its chats. */
export function HomePage({ user, ids = systemIds }: HomePageProps) {
  useArrival('Weekly check-in')
  const [ask, setAsk] = useState<AskPlace>('closed')
  const flow = useHomeFlow(user, ids.now, ask === 'open')
  if (flow.view !== null && ask !== 'closed') setAsk('closed')
  const isChatting = flow.view !== null || ask === 'open'
  const { session, couple, progress } = flow
  return (
    <PageBody fill={isChatting} beside={beside}>
      {isChatting && progress.signedOut === null && <WeekBar flow={flow} />}
      <HeldChat user={user} isOpen={isChatting} signedOut={flow.progress.signedOut}>
        {ask === 'open' ? (
          <AskChat onLeave={() => setAsk('left')} />
        ) : (
          <HomeBody flow={flow} ids={ids} ask={ask} onAsk={() => setAsk('open')} />
        )}
      </HeldChat>
      <NewSessionDialog
        open={flow.isAsking}
        onOpenChange={flow.setAsking}
        weekId={session.weekId}
        userId={couple[0].id}
        standings={progress.standings}
        ids={ids}
        onReset={flow.clear}
        onStarted={session.use}
      />
    </PageBody>
  )
}

type HomeBodyProps = { flow: HomeFlow; ids: IdSource; ask: AskPlace; onAsk: () => void }

function HomeBody({ flow, ids, ask, onAsk }: HomeBodyProps) {
  const { view, couple, session } = flow
  const answering = view?.name === 'questions' && couple.find(({ id }) => id === view.userId)
  if (answering) {
    return (
      <WeeklyQuestionsChat
        key={`${view.weekId} ${answering.id}`}
        weekId={view.weekId}
        person={answering}
        settled={session.settled}
        interruption={flow.interruptionOf(answering.id)}
        renderHelp={(onClose) => <HelpBesideAnswer onClose={onClose} />}
        onClaimed={flow.noteClaimed}
        onDone={flow.noteDone}
        onConcern={flow.noteConcern}
        onLeave={flow.leaveQuestions}
      />
    )
  }
  if (view?.name === 'catchup') return <OpenCatchup flow={flow} view={view} />
  return <HomeWelcome flow={flow} ids={ids} ask={ask} onAsk={onAsk} />
}
