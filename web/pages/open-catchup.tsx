import { useQuery } from '@tanstack/react-query'
import { CatchupChat } from '#web/features/catchup/catchup-chat.tsx'
import type { EndingElsewhere } from '#web/features/catchup/ended-elsewhere.tsx'
import { unreadQuery } from '#web/features/timeline/timeline.queries.ts'
import { ToReading } from '#web/features/timeline/unread-notice.tsx'
import type { OpenView } from '#web/features/weekly-session/open-view.ts'
import type { HomeFlow } from './home-flow.ts'

type OpenCatchupProps = { flow: HomeFlow; view: Extract<OpenView, { name: 'catchup' }> }

/** The catch-up on this device; where the other one ended it, the way to what stays to be read (R22). */
export function OpenCatchup({ flow, view }: OpenCatchupProps) {
  const { user, couple } = flow
  const [me, partner] = couple
  const isReset = couple.some(({ id }) => flow.completedOf(id) === false)
  const isOver = flow.isReplaced || isReset
  const { data: unread } = useQuery({ ...unreadQuery, enabled: isOver && user.bothSignIn })
  const ending: EndingElsewhere = {
    how: flow.isReplaced ? 'replaced' : 'finished',
    waiting: unread
      ? {
          finishedBy: unread.finishedBy,
          wayThere: <ToReading entryId={unread.entryId}>Read on</ToReading>,
        }
      : undefined,
  }
  return (
    <CatchupChat
      weekId={view.weekId}
      catchupId={view.catchupId}
      me={me}
      partner={partner}
      onFinished={flow.finishCatchup}
      onLeave={flow.leaveCatchup}
      endedElsewhere={isOver ? ending : null}
    />
  )
}
