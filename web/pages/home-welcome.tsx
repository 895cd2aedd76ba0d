import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { AskButton } from '#web/features/ask/ask-button.tsx'
import { WeeklyChallenge } from '#web/features/challenges/weekly-challenge.tsx'
import { UnreadNotice } from '#web/features/timeline/unread-notice.tsx'
import { NewSessionDialog } from '#web/features/weekly-session/new-session-dialog.tsx'
import { SessionPath } from '#web/features/weekly-session/session-path.tsx'
import type { IdSource } from '#web/features/weekly-session/start-new-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { HomeFlow } from './home-flow.ts'

/** Where the chat with the guide is: never opened here, open, or left just now. */
export type AskPlace = 'closed' | 'open' | 'left'

type HomeWelcomeProps = { flow: HomeFlow; ids: IdSource; ask: AskPlace; onAsk: () => void }

/** The welcome text, the four numbered controls, and what is there besides them. */
export function HomeWelcome({ flow, ids, ask, onAsk }: HomeWelcomeProps) {
  const { session, progress, couple } = flow
  const title = useRef<HTMLHeadingElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (ask === 'left') askButton.current?.focus()
    else if (flow.hasReturned) title.current?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-title outline-none">
        Welcome to Your Weekly Relationship Check-in
      </h1>
      <p className="mt-3 mb-8 max-w-measure text-lead text-muted">
        Select a participant and press Start Weekly Questions, then press Start Catch-up once both
        partners have answered.
      </p>
      <div className="mb-6 grid gap-3 empty:hidden">
        <UnreadNotice user={flow.user} />
        {session.failed && <SessionFailed onRetry={session.retry} />}
        {progress.failures.length > 0 && (
          <Banner tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {progress.failures.map((failure) => `${failure}. `)}
            We keep trying.
          </Banner>
        )}
      </div>
      <SessionPath
        standings={progress.standings}
        selected={flow.selected}
        answered={flow.answered}
        onSelect={flow.select}
        onStartQuestions={flow.startQuestions}
        onStartCatchup={flow.startCatchup}
        startingCatchup={flow.isStartingCatchup}
        onNewSession={() => flow.setAsking(true)}
      />
      <div className="mt-4 pl-9 sm:pl-10">
        <AskButton ref={askButton} onOpen={onAsk} />
      </div>
      <WeeklyChallenge
        weekId={session.weekId}
        settled={session.settled}
        couple={couple}
        answering={flow.selected ?? couple[0]}
      />
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
    </>
  )
}

function SessionFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We could not find out which session you are in.
    </Banner>
  )
}
