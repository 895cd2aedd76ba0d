import { BookOpen, Printer, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Participant } from '#contract/participants.ts'
import type { TimelineEntry as Entry } from '#contract/timeline.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { localDate, localDay } from '#web/ui/text/local-time.ts'
import { paragraphsOf } from '#web/ui/text/paragraphs.ts'
import { EndOfReading } from './end-of-reading.tsx'
import { KeptTalk } from './kept-talk.tsx'
import { sentences } from './sentences.ts'

type TimelineEntryProps = {
  entry: Entry
  me: Participant
  /** Set where the other one has finished it and this person has not read it yet. */
  unread?: { finishedBy: string; until: string } | undefined
  /** The talk is open from the start. */
  opened: boolean
  /** It was read, and what was pressed is gone. */
  onRead: () => void
  /** Left out on paper while another one is printed alone. */
  onPaper: boolean
  onPrint: () => void
  onDelete: () => void
}

/** One catch-up: its day, summary and focus, and the talk where it was kept or has yet to be read. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { entry, me, unread, opened, onRead, onPaper, onPrint, onDelete } = props
  const [isOpen, setOpen] = useState(opened)
  const talkId = useId()
  const day = localDate(entry.happenedAt)
  const { summary, focus, kept } = entry
  const readable = kept || unread !== undefined
  return (
    <article
      aria-label={day}
      className={classNames(
        'grid gap-4 rounded-lg border border-hairline bg-surface px-4 py-5 sm:px-6 print:border-0 print:bg-transparent print:px-0',
        !onPaper && 'print:hidden',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading">
          <time dateTime={entry.happenedAt}>{day}</time>
        </h2>
        {unread && <Badge tone="guide">{sentences.unread.badge}</Badge>}
      </header>
      {unread && (
        <p className="max-w-measure text-muted">
          {sentences.unread.waits(unread.finishedBy, localDay(unread.until))}
        </p>
      )}
      <div className="grid max-w-[68ch] gap-3 [overflow-wrap:anywhere]">
        {summary === null && <p className="text-muted">{sentences.noSummary}</p>}
        {paragraphsOf(summary ?? '').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {focus.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">{sentences.focus}</p>
          <ul className="flex flex-wrap gap-2">
            {focus.map((category) => (
              <li key={category}>
                <Badge tone="guide">{category}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {readable && isOpen && (
        <section
          id={talkId}
          aria-label={`Your talk of ${day}`}
          className="border-t border-hairline pt-6"
        >
          <KeptTalk entryId={entry.id} me={me} />
          {unread && <EndOfReading entryId={entry.id} onNoted={onRead} />}
        </section>
      )}
      <div className="flex flex-wrap gap-x-1 gap-y-2 print:hidden">
        {readable && (
          <Button
            variant="secondary"
            icon={<BookOpen className="size-5" aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? talkId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close the talk' : 'Read the talk'}
            <span className="sr-only"> of {day}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-3"
          icon={<Printer className="size-5" aria-hidden="true" />}
          onClick={onPrint}
        >
          Print<span className="sr-only"> the catch-up of {day}</span>
        </Button>
        <Button
          variant="quiet"
          className="px-3"
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete<span className="sr-only"> the catch-up of {day}</span>
        </Button>
      </div>
    </article>
  )
}
