import {
  deleteTimelineEntry,
  noteEntryRead,
  openTimelineEntry,
  readTimeline,
  readUnreadEntry,
} from '#contract/timeline.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Timeline } from './timeline.ts'

export function bindTimeline(serve: Serve, timeline: Timeline): void {
  serve.signedIn(readTimeline, ({ login, query: { before, beforeId } }) =>
    timeline.list(
      login.couple,
      before === undefined || beforeId === undefined
        ? undefined
        : { happenedAt: before, id: beforeId },
    ),
  )
  serve.signedIn(readUnreadEntry, async ({ login: { couple, participant } }) => ({
    unread: await timeline.unread(couple, participant),
  }))
  serve.signedIn(openTimelineEntry, ({ login, params }) =>
    timeline.open(login.couple, params.entryId, login.participant),
  )
  serve.signedIn(noteEntryRead, ({ login, params, body }) =>
    timeline.noteRead(login.couple, params.entryId, login.participant, body.keep === true),
  )
  serve.signedIn(deleteTimelineEntry, async ({ login, params }) => {
    await timeline.remove(login.couple, params.entryId, login.participant)
    return { message: 'That catch-up is deleted.' }
  })
}
