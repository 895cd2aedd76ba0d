import { RotateCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CatchupTop } from './catchup-top.tsx'
import { sentences } from './sentences.ts'

type MissingResponsesProps = {
  why: 'empty' | 'failed'
  /** What exactly failed, where that is known. */
  reason: string | undefined
  isRefreshing: boolean
  onRefresh: () => void
  onLeave: () => void
}

/** Says that there is nothing to talk about yet, or that it could not be fetched. */
export function MissingResponses(props: MissingResponsesProps) {
  const { why, reason, isRefreshing, onRefresh, onLeave } = props
  return (
    <ChatFrame
      title={sentences.title}
      top={<CatchupTop onLeave={onLeave} />}
      foot={
        <Button
          wide
          pending={isRefreshing}
          icon={<RotateCw className="size-5" aria-hidden="true" />}
          onClick={onRefresh}
        >
          Refresh
        </Button>
      }
    >
      <ChatLog
        label={sentences.title}
        below={
          why === 'empty' ? (
            <EmptyState title={sentences.empty.title}>{sentences.empty.hint}</EmptyState>
          ) : (
            reason && <p className="text-muted">{reason}</p>
          )
        }
      >
        <ChatBubble
          kind="neutral"
          name={sentences.guide}
          text={why === 'empty' ? sentences.empty.chat : sentences.loadFailed.chat}
        />
      </ChatLog>
    </ChatFrame>
  )
}
