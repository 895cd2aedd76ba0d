import { clsx } from 'clsx'
import { BookOpen, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ListedEntry as Entry } from '#contract/timeline.ts'
import { focusWords } from '#web/session/focus-words.ts'
import type { Person } from '#web/session/participants.ts'
import { shownLines } from '#web/session/shown-lines.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Letter, quoteRules, type ShownLines } from '#web/ui/letter.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDate, localDay } from '#web/ui/text/local-time.ts'
import { EntryConversation } from './entry-conversation.tsx'
import { glanceOf, wordsIn } from './glance.ts'
import { PrintEntry } from './print-entry.tsx'
import { useNoteRead } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'

type TimelineEntryProps = {
  entry: Entry
  /** Who reads, and the other one. */
  couple: readonly [Person, Person]
  /** Set where the other one has finished it and this person has not read it yet. */
  unread?: { finishedBy: string; until: string } | undefined
  /** It is unfolded from the start. */
  unfolded: boolean
  /** The conversation is open from the start. */
  opened: boolean
  /** It was read, and what was pressed is gone. */
  onRead: () => void
  onDelete: () => void
  print?: (() => void) | undefined
}

/** One catch-up: what mattered at a glance and, unfolded, its summary, focus and conversation. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { entry, couple, unread, opened, onRead, onDelete, print } = props
  const [isUnfolded, setUnfolded] = useState(props.unfolded)
  const [isOpen, setOpen] = useState(opened)
  const bodyId = useId()
  const conversationId = useId()
  const date = localDate(entry.happenedAt)
  const day = localDay(entry.happenedAt)
  const { summary, focus, kept } = entry
  const { conversation: words, rest } = timelineWords
  const readable = kept || unread !== undefined
  const told = shownLines(entry.lines, couple)
  const quoted = summary === null ? null : wordsIn(summary, couple)
  return (
    <article
      aria-label={date}
      className={clsx(
        'relative grid rounded-lg border px-4 transition-colors print:break-inside-avoid print:border-0 print:bg-transparent print:px-0',
        isUnfolded
          ? 'border-hairline bg-surface py-3 sm:px-6 sm:pb-6'
          : 'border-transparent py-3 hover:border-hairline hover:bg-surface sm:px-6',
      )}
    >
      <h3
        className={clsx(
          'flex font-serif font-medium',
          isUnfolded ? 'border-b border-hairline pb-3 text-heading' : 'text-prompt',
        )}
      >
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={bodyId}
          onClick={() => setUnfolded(!isUnfolded)}
          className={clsx(
            'flex min-h-11 flex-1 items-center justify-between gap-3 rounded-md text-left',
            !isUnfolded && 'after:absolute after:inset-0 after:rounded-lg',
          )}
        >
          <time dateTime={entry.happenedAt}>{day}</time>
          <ChevronDown
            className={clsx(
              'size-5 shrink-0 text-muted transition-transform print:hidden',
              isUnfolded && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h3>
      {!isUnfolded && (
        <Glance
          entry={entry}
          told={told[0] ?? quoted ?? undefined}
          isUnread={unread !== undefined}
        />
      )}
      <div id={bodyId} className={clsx('gap-5 pt-5', isUnfolded ? 'grid' : 'hidden print:grid')}>
        {unread && (
          <div className="grid justify-items-start gap-2">
            <Badge tone="guide">{timelineWords.unread.badge}</Badge>
            <p className="max-w-measure text-muted">
              {timelineWords.unread.waits(unread.finishedBy, localDay(unread.until))}
            </p>
          </div>
        )}
        {(told.length > 0 || summary !== null || focus.length > 0) && (
          <Letter
            words={told.length > 0 || quoted === null ? told : [quoted]}
            text={summary ?? ''}
            signed={timelineWords.paper.insight}
            outcome={focus.length > 0 && <Focus of={focus} />}
            folds={
              isUnfolded
                ? {
                    open: <OfDay words={rest.read} of={rest.of(date)} />,
                    close: <OfDay words={rest.close} of={rest.of(date)} />,
                  }
                : undefined
            }
          />
        )}
        {summary === null && <p className="text-muted">{timelineWords.noSummary}</p>}
        {isUnfolded && readable && isOpen && (
          <section
            id={conversationId}
            aria-label={words.label(date)}
            className="border-t border-hairline pt-6"
          >
            <EntryConversation entryId={entry.id} me={couple[0].participant} />
            {unread && <EndOfReading entryId={entry.id} onNoted={onRead} />}
          </section>
        )}
        {isUnfolded && (
          <div className="flex flex-wrap gap-3 border-t border-hairline pt-4 print:hidden">
            {readable && (
              <Button
                variant={isOpen ? 'secondary' : 'primary'}
                className="max-sm:w-full"
                icon={<BookOpen className="size-5" aria-hidden="true" />}
                aria-expanded={isOpen}
                aria-controls={isOpen ? conversationId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <OfDay words={isOpen ? words.close : words.read} of={words.of(date)} />
              </Button>
            )}
            <PrintEntry entry={entry} couple={couple} print={print} />
            <Button
              variant="quiet"
              className="-mr-3 ml-auto px-3! font-medium! text-muted!"
              onClick={onDelete}
            >
              <OfDay words={timelineWords.delete} of={timelineWords.theCatchup(date)} />
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}

/** The words of a button, and for whoever does not see where it stands which catch-up it is about. */
const OfDay = ({ words, of }: { words: string; of: string }) => (
  <>
    {words}
    <span className="sr-only">{of}</span>
  </>
)

/** What the two chose to turn to next. */
const Focus = ({ of }: { of: Entry['focus'] }) => (
  <p className="grid max-w-[62ch] break-inside-avoid gap-0.5">
    <span className="text-meta text-muted">{timelineWords.focus}</span>
    <span className="font-semibold [overflow-wrap:anywhere]">{focusWords(of)}</span>
  </p>
)

type GlanceProps = { entry: Entry; told: ShownLines | undefined; isUnread: boolean }

/**
 * What an entry that is folded is known by: a line of each of the two where there are words of theirs, or else what was
 * chosen to be next, or the first words of the letter.
 */
function Glance({ entry, told, isUnread }: GlanceProps) {
  const { summary, focus, kept } = entry
  const { next, kept: whole } = timelineWords.folded
  return (
    <div className="flex min-w-0 items-end gap-3 pb-1 text-muted print:hidden">
      {told ? (
        <div className="grid min-w-0 flex-1 gap-1.5">
          {told.lines.map(({ name, text, kind }) => (
            <p
              key={`${kind} ${text}`}
              className={clsx('truncate border-l-3 pl-3', quoteRules[kind])}
            >
              {name !== null && `${name}: `}
              <bdi>“{text}”</bdi>
            </p>
          ))}
        </div>
      ) : (
        <p className="line-clamp-2 min-w-0 flex-1">
          {focus.length > 0
            ? next(focusWords(focus))
            : summary === null
              ? timelineWords.noSummary
              : glanceOf(summary)}
        </p>
      )}
      {isUnread && <Badge tone="guide">{timelineWords.unread.badge}</Badge>}
      {kept && (
        <span title={whole}>
          <BookOpen className="size-4" aria-hidden="true" />
          <span className="sr-only">{whole}</span>
        </span>
      )}
    </div>
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
