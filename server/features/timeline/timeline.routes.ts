import { deleteTimelineEntry, openTimelineEntry, readTimeline } from '#contract/timeline.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Timeline } from './timeline.ts'

export function bindTimeline(serve: Serve, timeline: Timeline): void {
  serve.signedIn(readTimeline, ({ login }) => timeline.list(login.couple))
  serve.signedIn(openTimelineEntry, ({ login, params }) =>
    timeline.open(login.couple, params.entryId),
  )
  serve.signedIn(deleteTimelineEntry, async ({ login, params }) => {
    await timeline.remove(login.couple, params.entryId)
    return { message: 'That catch-up is deleted.' }
  })
}
