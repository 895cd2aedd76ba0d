import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Sprout } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { StoredConversation } from '#contract/timeline.ts'
import type { Person } from '#web/session/participants.ts'
import { Leaf } from '#web/ui/brand/mark.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { BoldText } from '#web/ui/text/bold-text.tsx'
import { listed } from '#web/ui/text/listed.ts'
import { localDate } from '#web/ui/text/local-time.ts'
import { titleOfInsight, withQuestionApart } from '#web/ui/text/question-apart.ts'
import { withoutRepeats } from '#web/ui/text/without-repeats.ts'
import { PrintEntry } from './print-entry.tsx'
import { entryQuery, unreadQuery, useNoteRead } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'
import { UnreadNote } from './unread-note.tsx'

const words = timelineWords.conversation

type KeptTalkProps = {
  entryId: number
  /** Who reads, and the other one. */
  couple: readonly [Person, Person]
  /** Each of the two signs in as themselves. */
  bothSignIn: boolean
  /** It was read for the first time, and is put away or kept. */
  onRead: () => void
  print?: (() => void) | undefined
}

/** The talk of one catch-up, as a page to read slowly: who spoke and when, and then each question with all of it. */
export function KeptTalk({ entryId, couple, bothSignIn, onRead, print }: KeptTalkProps) {
  const { data, ...asked } = useQuery(entryQuery(entryId))
  const { data: waiting } = useQuery({ ...unreadQuery, enabled: bothSignIn })
  const unread = waiting?.entryId === entryId ? waiting : null
  const hasFailed = asked.isError || (!data && asked.errorUpdateCount > 0)
  const talk = data?.conversation
  const [me, partner] = couple
  const names = [me, partner].map((one) => talk?.names[one.participant] ?? one.name)
  return (
    <div className="grid gap-8 sm:rounded-lg sm:border sm:border-question-line sm:bg-surface sm:px-10 sm:py-10">
      <header className="grid gap-1 border-b border-hairline pb-6">
        <h1 tabIndex={-1} className="text-title outline-none">
          {words.title}
        </h1>
        <p className="font-serif text-subhead [overflow-wrap:anywhere]">{listed(names)}</p>
        {!hasFailed && (
          <p className="min-h-[1lh] text-muted">
            {data && <time dateTime={data.happenedAt}>{localDate(data.happenedAt)}</time>}
          </p>
        )}
        {unread && data && <UnreadNote unread={unread} isKept={data.kept} className="mt-4" />}
      </header>
      {hasFailed ? (
        <DidNotCome
          title={words.failed.title}
          onRetry={asked.refetch}
          retrying={asked.isFetching}
          times={asked.errorUpdateCount}
        >
          {words.failed.hint}
        </DidNotCome>
      ) : !data ? (
        <SkeletonText label={timelineWords.loading} lines={7} />
      ) : (
        <section aria-label={words.label(localDate(data.happenedAt))} className="grid gap-8">
          {talk ? (
            <Transcript {...talk} me={me.participant} />
          ) : (
            <p className="text-muted">{words.notKept}</p>
          )}
          {talk && unread ? (
            <EndOfReading entryId={entryId} isKept={data.kept} onNoted={onRead} />
          ) : (
            talk && (
              <div className="-mb-4 border-t border-hairline pt-3 print:hidden">
                <div className="-mx-3 flex flex-wrap justify-between gap-x-3">
                  <PrintEntry entry={{ ...data, lines: [] }} couple={couple} print={print} />
                  {/* The one at the top is a long way off by now. */}
                  <Link href={pagePaths.timeline} className={clsx(buttonLook('quiet'), 'px-3!')}>
                    {words.back}
                  </Link>
                </div>
              </div>
            )
          )}
        </section>
      )}
    </div>
  )
}

function Transcript({ names, items, me }: StoredConversation & { me: Participant }) {
  const sides = [me, otherOf(me)] as const
  return (
    <ol className="grid gap-14">
      {items.map(({ question, answers, insight, suggestion }, index) => {
        const said = sides.flatMap((side) => {
          const text = answers[side]
          return text === null ? [] : [{ name: names[side], text }]
        })
        const isBeside = said.every(({ text }) => text.length <= longAnswer)
        return (
          <li key={question} className="grid grid-cols-1 gap-5 *:break-inside-avoid">
            <Asked label={words.question(index + 1)} text={question} />
            <div className={clsx('grid gap-5', isBeside && 'sm:grid-cols-2 sm:gap-6')}>
              {sides.map((side) => (
                <Answer
                  key={side}
                  side={side === me ? 'own' : 'partner'}
                  name={names[side]}
                  text={answers[side]}
                />
              ))}
            </div>
            {insight && <Insight text={insight} said={said} />}
            {suggestion && (
              <Note label={words.suggestion} parts={[suggestion, null]} isSuggestion />
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** From so many characters on an answer is read in lines of full length, not beside the other. */
const longAnswer = 400

/** No last line of a single short word: the browser sees to that only where nothing is under a marker. */
const lastTwoTogether = (text: string) => text.replace(/ (?=\S{1,6}$)/u, '\u00a0')

/** A question of the talk, under a marker. */
const Asked = ({ label, text }: { label: string; text: string }) => (
  <div data-kind="question" className="grid gap-1.5">
    <p className="text-meta text-muted">{label}</p>
    <h2 className="text-heading leading-[1.5] tracking-normal text-balance lg:text-pretty [overflow-wrap:anywhere]">
      <span className="rounded-sm bg-question box-decoration-clone px-2 py-0.5 -mx-2 text-question-ink forced-colors:bg-transparent">
        {lastTwoTogether(text)}
      </span>
    </h2>
  </div>
)

const voices = {
  own: { rule: 'border-mark-own', name: 'text-own-ink' },
  partner: { rule: 'border-mark-partner', name: 'text-partner-ink' },
}

type AnswerProps = { side: keyof typeof voices; name: string; text: string | null }

/** What one of the two wrote, beside a line in that person's colour; what was kept private is said of them. */
const Answer = ({ side, name, text }: AnswerProps) => (
  <figure
    data-kind={text === null ? 'neutral' : side}
    className={clsx(
      'grid content-start gap-1 border-l-3 pl-4',
      text === null ? 'border-hairline' : voices[side].rule,
    )}
  >
    <figcaption
      className={clsx(
        '[overflow-wrap:anywhere]',
        text === null ? 'font-medium text-muted' : ['font-semibold', voices[side].name],
      )}
    >
      {name}
    </figcaption>
    {text === null ? (
      <p className="text-muted">{words.keptPrivate(name)}</p>
    ) : (
      <blockquote
        dir="auto"
        className="max-w-[62ch] font-serif text-lead whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </blockquote>
    )}
  </figure>
)

type NoteProps = {
  label: string
  /** What it says, and the question that it leaves them with, where it ends with one. */
  parts: readonly [text: string, question: string | null]
  isSuggestion?: boolean
}

const Insight = ({ text, said }: { text: string; said: Parameters<typeof withoutRepeats>[1] }) => {
  const parts = withQuestionApart(withoutRepeats(text, said))
  return <Note label={titleOfInsight(parts)} parts={parts} />
}

/** What the guide wrote to the two, in its colour and quieter than what they wrote. */
const Note = ({ label, parts, isSuggestion = false }: NoteProps) => (
  <div
    data-kind={isSuggestion ? 'suggestion' : 'insight'}
    className="grid grid-cols-[1.1875rem_minmax(0,1fr)] gap-y-1.5 text-insight-ink"
  >
    <span className="mt-1 text-accent-ink" aria-hidden="true">
      {isSuggestion ? <Sprout className="size-3.5" /> : <Leaf className="size-3.5" />}
    </span>
    <p className="text-meta font-semibold text-accent-ink">{label}</p>
    <div className="col-start-2 grid max-w-[62ch] gap-1.5 font-serif text-lead [overflow-wrap:anywhere]">
      {parts.map(
        (part) =>
          part && (
            <p key={part} className="whitespace-pre-wrap">
              <BoldText text={part} />
            </p>
          ),
      )}
    </div>
  </div>
)

type EndOfReadingProps = {
  entryId: number
  /** They chose to keep it before: it stays, whatever is pressed here. */
  isKept: boolean
  /** It is noted, and these buttons are gone. */
  onNoted: () => void
}

/** Under a talk that was read for the first time: it goes now, or is kept, unless it is already (R22). */
function EndOfReading({ entryId, isKept, onNoted }: EndOfReadingProps) {
  const { toast } = useToast()
  const { mutateAsync, isPending, variables } = useNoteRead()
  const { end, endKept, keep, done, kept, read, failed } = timelineWords.unread
  // These buttons may be gone before a mutation's callback runs, so the reply is waited for here.
  const note = async (keeps: boolean) => {
    try {
      await mutateAsync({ entryId, keep: keeps })
      toast(keeps || isKept ? kept : read)
      onNoted()
    } catch {
      toast({ ...failed, variant: 'destructive' })
    }
  }
  return (
    <div className="grid gap-4 border-t border-hairline pt-6 print:hidden">
      <p className="max-w-measure">{isKept ? endKept : end}</p>
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending && !variables.keep} onClick={() => note(false)}>
          {done}
        </Button>
        {!isKept && (
          <Button
            variant="secondary"
            pending={isPending && variables.keep}
            onClick={() => note(true)}
          >
            {keep}
          </Button>
        )}
      </div>
    </div>
  )
}
