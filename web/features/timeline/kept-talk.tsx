import { useQuery } from '@tanstack/react-query'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { KeptConversation } from '#contract/timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { sentences } from './sentences.ts'
import { entryQuery } from './timeline.queries.ts'

type KeptTalkProps = {
  entryId: number
  /** Whose answers are shown as the own ones. */
  me: Participant
}

/** A kept conversation, told again in the colours of the chat. */
export function KeptTalk({ entryId, me }: KeptTalkProps) {
  const { data, isError, refetch } = useQuery(entryQuery(entryId))
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{sentences.openFailed}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!data) return <SkeletonText label={sentences.loading} lines={5} />
  return data.conversation && <Talk {...data.conversation} me={me} />
}

function Talk({ names, items, me }: KeptConversation & { me: Participant }) {
  const sides = [me, otherOf(me)]
  return (
    <ol className="grid gap-10">
      {items.map(({ question, answers, insight, suggestion }, at) => (
        <li key={question} className="grid gap-4 *:break-inside-avoid">
          <ChatBubble
            kind="question"
            name="The guide"
            label={`Question ${at + 1}`}
            text={question}
          />
          {sides.map((side) => {
            const answer = answers[side]
            const kind = side === me ? 'own' : 'partner'
            return answer && <ChatBubble key={side} kind={kind} name={names[side]} text={answer} />
          })}
          {insight && <ChatBubble kind="insight" name="The guide" text={insight} />}
          {suggestion && (
            <ChatBubble
              kind="neutral"
              name="The guide"
              label="One small suggestion"
              text={suggestion}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
