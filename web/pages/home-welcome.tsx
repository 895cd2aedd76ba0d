import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NewSessionDialog } from '#web/features/weekly-session/new-session-dialog.tsx'
import { SessionPath } from '#web/features/weekly-session/session-path.tsx'
import type { IdSource } from '#web/features/weekly-session/start-new-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { HomeFlow } from './home-flow.ts'

/** The welcome text and the four numbered controls. */
export function HomeWelcome({ flow, ids }: { flow: HomeFlow; ids: IdSource }) {
  const { session, progress, couple } = flow
  const title = useRef<HTMLHeadingElement>(null)
  const { hasReturned } = flow
  useEffect(() => {
    if (hasReturned) title.current?.focus({ preventScroll: true })
  }, [hasReturned])
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
      <NewSessionDialog
        open={flow.isAsking}
        onOpenChange={flow.setAsking}
        weekId={session.weekId}
        userId={couple[0].id}
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
