import { clsx } from 'clsx'
import { Badge } from '#web/ui/badge.tsx'
import { localDay } from '#web/ui/text/local-time.ts'
import { timelineWords } from './timeline-words.ts'

/** Of a catch-up that waits for one of the two: who went ahead, and how long it waits. */
export type Unread = { finishedBy: string; until: string }

type UnreadNoteProps = { unread: Unread; isKept: boolean; className?: string }

/** Says within an entry or its talk that it waits to be read. */
export const UnreadNote = ({ unread, isKept, className }: UnreadNoteProps) => (
  <div className={clsx('grid justify-items-start gap-2', className)}>
    <Badge tone="guide">{timelineWords.unread.badge}</Badge>
    <p className="max-w-measure text-muted">
      {isKept
        ? timelineWords.unread.waitsKept(unread.finishedBy)
        : timelineWords.unread.waits(unread.finishedBy, localDay(unread.until))}
    </p>
  </div>
)
