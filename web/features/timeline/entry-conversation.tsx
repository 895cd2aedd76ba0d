import { useQuery } from '@tanstack/react-query'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { StoredConversation } from '#contract/timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { GuideNote, TalkAnswer, TalkQuestion } from '#web/ui/chat/talk.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { entryQuery } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'

const words = timelineWords.conversation

type EntryConversationProps = {
  entryId: number
  /** Whose answers are shown as the own ones. */
  me: Participant
}

/** The conversation of an entry, in the colours of the chat. */
export function EntryConversation({ entryId, me }: EntryConversationProps) {
  const { data, isError, refetch } = useQuery(entryQuery(entryId))
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{words.failed}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {timelineWords.tryAgain}
        </Button>
      </div>
    )
  }
  if (!data) return <SkeletonText label={timelineWords.loading} lines={5} />
  return data.conversation && <Transcript {...data.conversation} me={me} />
}

function Transcript({ names, items, me }: StoredConversation & { me: Participant }) {
  const sides = [me, otherOf(me)] as const
  return (
    <ol className="grid gap-10">
      {items.map(({ question, answers, insight, suggestion }, index) => (
        <li key={question} className="grid grid-cols-1 gap-4 *:break-inside-avoid">
          <TalkQuestion name={words.guide} label={words.question(index + 1)} text={question} />
          {sides.map((side) => (
            <TalkAnswer
              key={side}
              side={side === me ? 'own' : 'partner'}
              name={names[side]}
              text={answers[side] ?? words.keptPrivate(names[side])}
              isRemark={answers[side] === null}
            />
          ))}
          {insight && <GuideNote kind="insight" name={words.guide} text={insight} />}
          {suggestion && (
            <GuideNote
              kind="suggestion"
              name={words.guide}
              label={words.suggestion}
              text={suggestion}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
