import { useQueryClient } from '@tanstack/react-query'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { ListedEntry as Entry, StoredConversation } from '#contract/timeline.ts'
import { appPlatform } from '#web/device/app.ts'
import { focusWords } from '#web/session/focus-words.ts'
import type { Person } from '#web/session/participants.ts'
import { shownLines } from '#web/session/shown-lines.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type PaperQuestion, PrintButton } from '#web/ui/paper.tsx'
import { listed } from '#web/ui/text/listed.ts'
import { localDate } from '#web/ui/text/local-time.ts'
import { tellsFocus } from './glance.ts'
import { entryQuery } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'

type PrintEntryProps = {
  entry: Entry
  couple: readonly [Person, Person]
  print?: (() => void) | undefined
  className?: string
}

/** Prints one catch-up: its page, and the talk where it was kept. An app has no printer. */
export function PrintEntry({ entry, couple, print, className = '' }: PrintEntryProps) {
  const client = useQueryClient()
  const { toast } = useToast()
  if (appPlatform() !== null) return null
  const date = localDate(entry.happenedAt)
  const content = async () => {
    const opened = entry.kept ? await client.fetchQuery(entryQuery(entry.id)) : null
    const talk = opened?.conversation
    const [me, partner] = couple
    /** As they were called then, where that is known: so the letter calls them, too. */
    const asThen = (person: Person) => ({
      ...person,
      name: talk?.names[person.participant] ?? person.name,
    })
    const people = [asThen(me), asThen(partner)] as const
    return {
      title: timelineWords.paper.title,
      day: date,
      names: listed(people.map(({ name }) => name)),
      words: shownLines(entry.lines, people),
      text: entry.summary,
      noText: timelineWords.noSummary,
      signed: timelineWords.paper.insight,
      lines: tellsFocus(entry)
        ? [{ label: timelineWords.focus, text: focusWords(entry.focus) }]
        : [],
      questions: talk ? questionsOf(talk, me.participant) : [],
    }
  }
  return (
    <PrintButton
      label={
        <>
          {timelineWords.print}
          <span className="sr-only">{timelineWords.theCatchup(date)}</span>
        </>
      }
      content={content}
      onFailed={() => toast({ ...timelineWords.printFailed, variant: 'destructive' })}
      print={print}
      className={className}
    />
  )
}

function questionsOf({ names, items }: StoredConversation, me: Participant): PaperQuestion[] {
  const words = timelineWords.conversation
  return items.map(({ question, answers, insight, suggestion }, index) => ({
    label: words.question(index + 1),
    question,
    answers: [me, otherOf(me)].map((side) => {
      const text = answers[side]
      const name = names[side]
      return text === null
        ? { name, text: words.keptPrivate(name), kind: 'remark' }
        : { name, text, kind: side === me ? 'own' : 'partner' }
    }),
    notes: [
      ...(insight ? [{ label: timelineWords.paper.insight, text: insight }] : []),
      ...(suggestion ? [{ label: words.suggestion, text: suggestion }] : []),
    ],
  }))
}
