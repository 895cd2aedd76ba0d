import { clsx } from 'clsx'
import { BookOpen, ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import type { ListedEntry as Entry } from '#contract/timeline.ts'
import { focusWords } from '#web/session/focus-words.ts'
import type { Person } from '#web/session/participants.ts'
import { shownLines } from '#web/session/shown-lines.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Letter, quoteRules, type ShownLines } from '#web/ui/letter.tsx'
import { listed } from '#web/ui/text/listed.ts'
import { localDate, localDay } from '#web/ui/text/local-time.ts'
import { glanceOf, wordsIn } from './glance.ts'
import { PrintEntry } from './print-entry.tsx'
import { timelineWords } from './timeline-words.ts'
import { type Unread, UnreadNote } from './unread-note.tsx'

type TimelineEntryProps = {
  entry: Entry
  /** Who reads, and the other one. */
  couple: readonly [Person, Person]
  /** Set where the other one has finished it and this person has not read it yet. */
  unread?: Unread | undefined
  /** It is unfolded from the start. */
  unfolded: boolean
  /** Its talk was read just now: who comes back goes on at the way there. */
  returned: boolean
  onDelete: () => void
  print?: (() => void) | undefined
}

/** One catch-up: what mattered at a glance and, unfolded, the page of it, with the way to its talk. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { entry, couple, unread, returned, onDelete, print } = props
  const [isUnfolded, setUnfolded] = useState(props.unfolded)
  const wayToTalk = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (returned) wayToTalk.current?.focus()
  }, [returned])
  const bodyId = useId()
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
        'relative grid rounded-lg border transition-colors print:break-inside-avoid print:border-0 print:bg-transparent print:px-0',
        isUnfolded
          ? 'border-question-line bg-surface px-4 pt-4 pb-5 sm:px-8 sm:pt-6 sm:pb-8'
          : // As far from the edge as what is in the card of an open one, whose line it does without.
            'border-transparent py-3 hover:border-hairline max-sm:rounded-none max-sm:border-0 max-sm:px-4.25 max-sm:py-2 sm:px-8 sm:hover:bg-surface',
      )}
    >
      <h3
        className={clsx(
          'flex font-serif font-medium',
          isUnfolded ? 'text-heading' : 'text-subhead sm:text-prompt',
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
      <div id={bodyId} className={clsx('gap-6', isUnfolded ? 'grid' : 'hidden print:grid')}>
        <p className="border-b border-hairline pb-4 font-serif text-lead text-muted [overflow-wrap:anywhere]">
          {listed(couple.map(({ name }) => name))}
        </p>
        {unread && <UnreadNote unread={unread} isKept={kept} />}
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
        {isUnfolded && (
          <div
            className={clsx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline print:hidden',
              // What is quiet has its own air around it.
              readable ? 'pt-5 max-sm:-mb-3' : '-mb-3 pt-2 sm:-mb-5',
            )}
          >
            {readable && (
              <Link
                ref={wayToTalk}
                href={`${pagePaths.timeline}?read=${entry.id}`}
                className={clsx(buttonLook('primary'), 'max-sm:w-full')}
              >
                <BookOpen className="size-5" aria-hidden="true" />
                <span>
                  <OfDay words={words.read} of={words.of(date)} />
                </span>
              </Link>
            )}
            <PrintEntry
              entry={entry}
              couple={couple}
              print={print}
              className={clsx('max-sm:-ml-3', !readable && '-ml-3')}
            />
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
        <p className={clsx('line-clamp-2 min-w-0 flex-1', focus.length > 0 && 'text-balance')}>
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
