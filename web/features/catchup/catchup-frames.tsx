import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { ChatColumn, ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { questionBand } from '#web/ui/chat/talk.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { QuietFold } from '#web/ui/fold.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { catchupWords } from './catchup-words.ts'

type CatchupTopProps = {
  onLeave: () => void
  /** The number of the question and of all of them, and whether all are over; nothing before they are known. */
  progress?: { number: number; total: number; isOver: boolean } | undefined
  /** It is on its way. */
  isComing?: boolean
}

/** The way out, and how far the catch-up has come. */
export function CatchupTop({ onLeave, progress, isComing = false }: CatchupTopProps) {
  return (
    <div
      data-chat-row={progress?.isOver ? 'over' : ''}
      className="-ml-3 flex items-center gap-1 tight:gap-0.5"
    >
      <IconButton
        label={catchupWords.leave}
        icon={<ArrowLeft />}
        className="text-ink!"
        onClick={onLeave}
        data-way-back
      />
      <div className="min-w-0 flex-1 max-sm:grid max-sm:gap-y-1">
        {isComing && <ProgressToCome />}
        {progress && (
          <ProgressBar
            label={catchupWords.progress}
            value={progress.number}
            max={progress.total}
            isUnder
            isOver={progress.isOver}
            shortWords={
              progress.isOver ? undefined : catchupWords.numberOf(progress.number, progress.total)
            }
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

/** The seven parts of the bar where it will be, before anything is known of them; nothing to hear. */
const ProgressToCome = () => (
  <div aria-hidden="true" className="flex items-center gap-4 max-sm:contents">
    <span className="flex flex-1 gap-1 max-sm:order-last">
      {[1, 2, 3, 4, 5, 6, 7].map((part) => (
        <span key={part} className="h-2 flex-1 rounded-full bg-edge/40 max-sm:h-1.5" />
      ))}
    </span>
    {/* A line in the room that the words of it will take. */}
    <span className="flex h-[1lh] items-center font-semibold sm:w-28.5">
      <span className="h-2.5 w-20 rounded-full bg-ink/8 sm:w-full" />
    </span>
  </div>
)

/** A line of text to come, in a field that has a colour of its own. */
const Line = ({ width }: { width: string }) => (
  <span className={clsx('block h-2.5 rounded-full bg-ink/8', width)} />
)

/** The answer of one of the two, before it is there: who it is of, and what they say. */
const AnswerToCome = ({ look }: { look: string }) => (
  <div
    aria-hidden="true"
    className={clsx(
      'grid min-h-38 animate-breathe content-start gap-3 rounded-lg border px-4 pt-3 pb-4 sm:px-5',
      look,
    )}
  >
    <span className="block size-8 rounded-full bg-ink/8" />
    <Line width="w-9/10" />
    <Line width="w-3/4" />
    <Line width="w-2/5" />
  </div>
)

export function CatchupLoading({ onLeave }: { onLeave: () => void }) {
  return (
    <ChatFrame title={catchupWords.title} top={<CatchupTop onLeave={onLeave} isComing />}>
      {/* In the shape of what comes: a question, and the two answers. */}
      <ChatColumn>
        <div className="-mt-6 grid gap-4 sm:-mt-4 sm:gap-5">
          <div
            className={`relative z-10 grid min-h-21.5 items-center text-question-ink sm:min-h-16 lg:min-h-28 ${questionBand}`}
          >
            <Spinner label={catchupWords.loading} />
          </div>
          <div className="grid gap-4 sm:gap-5 min-[37.5rem]:grid-cols-2">
            <AnswerToCome look="border-own-line bg-own" />
            <AnswerToCome look="border-partner-line bg-partner" />
          </div>
        </div>
      </ChatColumn>
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
  const { empty, loadFailed, buttons } = catchupWords
  const found = useTimesOver(isRefreshing)
  return (
    <ChatFrame title={catchupWords.title} top={<CatchupTop onLeave={onLeave} />}>
      <ChatColumn>
        <DidNotCome
          times={found}
          title={why === 'empty' ? empty.title : loadFailed.chat}
          onRetry={onRefresh}
          retrying={isRefreshing}
          retryLabel={buttons.refresh}
          more={
            reason && (
              <QuietFold title={loadFailed.details}>
                <p className="text-muted">{reason}</p>
              </QuietFold>
            )
          }
          leavesFocus
        >
          {why === 'empty' ? (
            <>
              <span className="block">{empty.chat}</span>
              <span className="mt-2 block">{empty.hint}</span>
            </>
          ) : (
            loadFailed.hint
          )}
        </DidNotCome>
      </ChatColumn>
    </ChatFrame>
  )
}

/** How often it has come to its end. */
function useTimesOver(isGoingOn: boolean) {
  const [times, setTimes] = useState(0)
  const wasGoingOn = useRef(isGoingOn)
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn) setTimes((before) => before + 1)
    wasGoingOn.current = isGoingOn
  }, [isGoingOn])
  return times
}

type Waiting = {
  finishedBy: string
  wayThere: ReactNode
  /** They chose to keep it: that this person was at its end can be noted, and takes nothing from them. */
  kept?: { noteRead: () => void } | undefined
}

/** How a catch-up came to its end on another device, and where it can be read on. */
export type EndingElsewhere = {
  how: 'finished' | 'replaced'
  /** Set where the whole catch-up waits for this person: who finished it, and the way there. */
  waiting?: Waiting | undefined
}

/** Says kindly that the catch-up is over, and leads on; the way back takes the focus if what had it is gone. */
export function EndedElsewhere({ ending }: { ending: EndingElsewhere }) {
  const { how, waiting } = ending
  const { finished, replaced, readOn, readOnKept } = catchupWords.elsewhere
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-way-back]')?.focus({ preventScroll: true })
  }, [])
  return (
    <Banner tone="done" action={waiting?.wayThere}>
      {waiting
        ? (waiting.kept ? readOnKept : readOn)(waiting.finishedBy)
        : { finished, replaced }[how]}
    </Banner>
  )
}
