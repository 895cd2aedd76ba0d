import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LinesOfBoth } from './lines-of-both.ts'
import { Category } from './questions.ts'
import { RowId } from './text.ts'

/** What stays of one catch-up (R9). `kept` says that its conversation was kept, too. */
export const TimelineEntry = z.object({
  id: z.int(),
  happenedAt: z.string(),
  /** Null where the catch-up ended before its summary was written. */
  summary: z.nullable(z.string()),
  focus: z.array(Category),
  /** Null where the couple did not say. */
  helpful: z.nullable(z.boolean()),
  kept: z.boolean(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** One as the list shows it: with a line or two of each of them, where its conversation was kept. */
export const ListedEntry = z.extend(TimelineEntry, { lines: z.array(LinesOfBoth) })
export type ListedEntry = z.infer<typeof ListedEntry>

const OfTwo = z.object({ primary: z.nullable(z.string()), partner: z.nullable(z.string()) })

/** A conversation as it stays: questions in their order, both answers, and what the guide wrote. */
export const StoredConversation = z.object({
  /** The names as they were. */
  names: z.object({ primary: z.string(), partner: z.string() }),
  items: z.array(
    z.object({
      question: z.string(),
      category: Category,
      answers: OfTwo,
      insight: z.nullable(z.string()),
      suggestion: z.nullable(z.string()),
    }),
  ),
})
export type StoredConversation = z.infer<typeof StoredConversation>

export const OpenedEntry = z.extend(TimelineEntry, {
  conversation: z.nullable(StoredConversation),
})
export type OpenedEntry = z.infer<typeof OpenedEntry>

/** So many are listed at once: more than a year of weeks. */
export const listedAtOnce = 60

/**
 * The couple's catch-ups, the latest first: as many as are listed at once, from the latest on or, with both of the query,
 * of those before the entry of that id and moment.
 */
export const readTimeline = endpoint({
  method: 'GET',
  path: '/api/timeline',
  query: z
    .object({
      before: z.optional(z.iso.datetime('That is not a moment in time.')),
      beforeId: z.optional(RowId),
    })
    .check(
      z.refine(
        ({ before, beforeId }) => (before === undefined) === (beforeId === undefined),
        'An entry is named by its moment and its id.',
      ),
    ),
  reply: z.array(ListedEntry),
})

export const openTimelineEntry = endpoint({
  method: 'GET',
  path: '/api/timeline/:entryId',
  params: z.object({ entryId: RowId }),
  reply: OpenedEntry,
})

/** Deletes one for good; 404 for any that is not the couple's, 409 while the other one has to read it. */
export const deleteTimelineEntry = endpoint({
  method: 'DELETE',
  path: '/api/timeline/:entryId',
  params: z.object({ entryId: RowId }),
  reply: z.object({ message: z.string() }),
  refuses: ['unread-by-other'],
})

/** Days that a catch-up stays for the one who has not read it (R22). */
export const unreadDays = 14

/**
 * The catch-up that the other one finished and the person of this login has not read yet (R22). `kept`: it stays when it
 * is read; a server that is older than the app that asks it says neither that nor of which catch-up it is.
 */
export const readUnreadEntry = endpoint({
  method: 'GET',
  path: '/api/timeline/unread',
  reply: z.object({
    unread: z.nullable(
      z.object({
        entryId: z.int(),
        finishedBy: z.string(),
        until: z.string(),
        catchupId: z.optional(z.int()),
        kept: z.optional(z.boolean()),
      }),
    ),
  }),
})

/**
 * Says that the person of this login has read it: unless it is kept, its conversation is cleared, as
 * Done would have done. Fine to repeat; 404 for any that is not the couple's. With `keep`, 409 where it cannot be kept: what
 * waits for the other one is theirs alone until they have read it.
 */
export const noteEntryRead = endpoint({
  method: 'POST',
  path: '/api/timeline/:entryId/read',
  params: z.object({ entryId: RowId }),
  body: z.object({ keep: z.optional(z.boolean()) }),
  reply: TimelineEntry,
  refuses: ['timeline-full', 'waits-for-other', 'talk-cleared'],
})
