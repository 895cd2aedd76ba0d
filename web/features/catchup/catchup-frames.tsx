import { ArrowLeft, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat/chat-log.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { catchupWords } from './catchup-words.ts'

type CatchupTopProps = {
  onLeave: () => void
  /** The number of the question and of all of them, and whether all are over; nothing before they are known. */
  progress?: { number: number; total: number; isOver: boolean } | undefined
}

/** The way out, and how far the catch-up has come. */
export function CatchupTop({ onLeave, progress }: CatchupTopProps) {
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={catchupWords.leave}
        icon={<ArrowLeft />}
        variant="outlined"
        onClick={onLeave}
      />
      <div className="min-w-0 flex-1">
        {progress && (
          <ProgressBar
            label={catchupWords.progress}
            value={progress.number}
            max={progress.total}
            words={
              progress.isOver
                ? catchupWords.summary
                : catchupWords.questionOf(progress.number, progress.total)
            }
          />
        )}
      </div>
    </div>
  )
}

export function CatchupLoading({ onLeave }: { onLeave: () => void }) {
  return (
    <ChatFrame title={catchupWords.title} top={<CatchupTop onLeave={onLeave} />}>
      <div className="grid flex-1 place-items-center px-4 py-16 text-muted">
        <Spinner label={catchupWords.loading} />
      </div>
    </ChatFrame>
  )
}

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
      title={catchupWords.title}
      top={<CatchupTop onLeave={onLeave} />}
      foot={
        <Button
          wide
          pending={isRefreshing}
          icon={<RotateCw className="size-5" aria-hidden="true" />}
          onClick={onRefresh}
        >
          {catchupWords.buttons.refresh}
        </Button>
      }
    >
      <ChatLog
        label={catchupWords.title}
        below={
          why === 'empty' ? (
            <EmptyState title={catchupWords.empty.title}>{catchupWords.empty.hint}</EmptyState>
          ) : (
            reason && <p className="text-muted">{reason}</p>
          )
        }
      >
        <ChatBubble
          kind="neutral"
          name={catchupWords.guide}
          text={why === 'empty' ? catchupWords.empty.chat : catchupWords.loadFailed.chat}
        />
      </ChatLog>
    </ChatFrame>
  )
}

/** How a catch-up came to its end on another device, and where it can be read on. */
export type EndingElsewhere = {
  how: 'finished' | 'replaced'
  /** Set where the whole catch-up waits for this person: who finished it, and the way there. */
  waiting?: { finishedBy: string; wayThere: ReactNode } | undefined
}

type EndedElsewhereProps = { ending: EndingElsewhere; onLeave: () => void }

/** Says kindly that the catch-up is over, and leads on; takes the focus if what had it is gone. */
export function EndedElsewhere({ ending, onLeave }: EndedElsewhereProps) {
  const { how, waiting } = ending
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Banner
      tone="done"
      action={
        <div className="flex flex-wrap gap-3">
          {waiting?.wayThere}
          <Button ref={button} variant="secondary" onClick={onLeave}>
            {catchupWords.leave}
          </Button>
        </div>
      }
    >
      {waiting ? catchupWords.elsewhere.readOn(waiting.finishedBy) : catchupWords.elsewhere[how]}
    </Banner>
  )
}
