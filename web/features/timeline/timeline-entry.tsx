import { clsx } from 'clsx'
import { BookOpen, Printer, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Participant } from '#contract/participants.ts'
import { categoryNames } from '#contract/questions.ts'
import type { TimelineEntry as Entry } from '#contract/timeline.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDate, localDay } from '#web/ui/text/local-time.ts'
import { paragraphsOf } from '#web/ui/text/paragraphs.ts'
import { EntryConversation } from './entry-conversation.tsx'
import { useNoteRead } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'

type TimelineEntryProps = {
  entry: Entry
  me: Participant
  /** Set where the other one has finished it and this person has not read it yet. */
  unread?: { finishedBy: string; until: string } | undefined
  /** The conversation is open from the start. */
  opened: boolean
  /** It was read, and what was pressed is gone. */
  onRead: () => void
  /** Left out on paper while another one is printed alone. */
  onPaper: boolean
  onPrint: () => void
  onDelete: () => void
}

/** One catch-up: its day, summary and focus, and the conversation where it was kept or has yet to be read. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { entry, me, unread, opened, onRead, onPaper, onPrint, onDelete } = props
  const [isOpen, setOpen] = useState(opened)
  const conversationId = useId()
  const day = localDate(entry.happenedAt)
  const { summary, focus, kept } = entry
  const words = timelineWords.conversation
  const readable = kept || unread !== undefined
  return (
    <article
      aria-label={day}
      className={clsx(
        'grid gap-4 rounded-lg border border-hairline bg-surface px-4 py-5 sm:px-6 print:border-0 print:bg-transparent print:px-0',
        !onPaper && 'print:hidden',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading">
          <time dateTime={entry.happenedAt}>{day}</time>
        </h2>
        {unread && <Badge tone="guide">{timelineWords.unread.badge}</Badge>}
      </header>
      {unread && (
        <p className="max-w-measure text-muted">
          {timelineWords.unread.waits(unread.finishedBy, localDay(unread.until))}
        </p>
      )}
      <div className="grid max-w-[68ch] gap-3 [overflow-wrap:anywhere]">
        {summary === null && <p className="text-muted">{timelineWords.noSummary}</p>}
        {paragraphsOf(summary ?? '').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {focus.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">{timelineWords.focus}</p>
          <ul className="flex flex-wrap gap-2">
            {focus.map((category) => (
              <li key={category}>
                <Badge tone="guide">{categoryNames[category]}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {readable && isOpen && (
        <section
          id={conversationId}
          aria-label={words.label(day)}
          className="border-t border-hairline pt-6"
        >
          <EntryConversation entryId={entry.id} me={me} />
          {unread && <EndOfReading entryId={entry.id} onNoted={onRead} />}
        </section>
      )}
      <div className="flex flex-wrap gap-x-1 gap-y-2 print:hidden">
        {readable && (
          <Button
            variant="secondary"
            icon={<BookOpen className="size-5" aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? conversationId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.close : words.read}
            <span className="sr-only">{words.of(day)}</span>
          </Button>
        )}
        {[
          { label: timelineWords.print, Icon: Printer, onClick: onPrint },
          { label: timelineWords.delete, Icon: Trash2, onClick: onDelete },
        ].map(({ label, Icon, onClick }) => (
          <Button
            key={label}
            variant="quiet"
            className="px-3"
            icon={<Icon className="size-5" aria-hidden="true" />}
            onClick={onClick}
          >
            {label}
            <span className="sr-only">{timelineWords.theCatchup(day)}</span>
          </Button>
        ))}
      </div>
    </article>
  )
}

type EndOfReadingProps = {
  entryId: number
  /** It is noted, and these buttons are gone. */
  onNoted: () => void
}

/** Under a conversation that was read for the first time: it goes now, or is kept (R22). */
function EndOfReading({ entryId, onNoted }: EndOfReadingProps) {
  const { toast } = useToast()
  const { mutateAsync, isPending, variables } = useNoteRead()
  const { end, keep, done, kept, read, failed } = timelineWords.unread
  // These buttons may be gone before a mutation's callback runs, so the reply is waited for here.
  const note = async (keeps: boolean) => {
    try {
      await mutateAsync({ entryId, keep: keeps })
      toast(keeps ? kept : read)
      onNoted()
    } catch {
      toast({ ...failed, variant: 'destructive' })
    }
  }
  return (
    <div className="mt-8 grid gap-4 border-t border-hairline pt-6 print:hidden">
      <p className="max-w-measure">{end}</p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending && !variables.keep} onClick={() => note(false)}>
          {done}
        </Button>
        <Button
          variant="secondary"
          pending={isPending && variables.keep}
          onClick={() => note(true)}
        >
          {keep}
        </Button>
      </div>
    </div>
  )
}
