import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import {
  freeBelow,
  holdTurn,
  leaf,
  newestOf,
  scrollBehavior,
  scrollGently,
  turnMark,
} from './gentle-scroll.ts'

type ChatLogProps = {
  /** The name of the conversation for screen readers. */
  label: string
  children: ReactNode
  /** What is not part of the record: a typing indicator, choices, a form. */
  below?: ReactNode
  /** The id of what is to be read first: nothing that is added scrolls it away. */
  hold?: string | null | undefined
  /** Grows with each press that moves the chat on: whoever pressed is shown what comes of it, wherever they read. */
  presses?: number | undefined
  /** What little there is stands right above the foot, within reach of the thumb. */
  beginsAtFoot?: boolean | undefined
}

const nearEnd = 160

function beforeEnd(scroller: Element | null) {
  const { scrollTop, scrollHeight, clientHeight } = scroller ?? document.documentElement
  return scrollHeight - scrollTop - clientHeight > nearEnd
}

function isInSight(element: Element | null, scroller: Element | null) {
  if (!element || !scroller) return false
  const [{ top, bottom }, view] = [
    element.getBoundingClientRect(),
    scroller.getBoundingClientRect(),
  ]
  return top < view.bottom && bottom > view.top
}

/**
 * A question and all that is said about it: it stays in sight while the rest goes by below it. What is marked
 * `data-beside` stands two to a row where there is room.
 */
export function ChatTurn({ children }: { children: ReactNode }) {
  return (
    <div
      {...{ [turnMark]: '' }}
      className="grid grid-cols-1 -scroll-mt-6 content-start gap-4 *:col-span-full sm:-scroll-mt-2 sm:gap-5 min-[37.5rem]:grid-cols-2 min-[37.5rem]:[&>[data-beside]]:col-span-1"
    >
      {children}
    </div>
  )
}

/** The running text of a chat: announces what is added and brings it into view, unless the reader went back up. */
export function ChatLog(props: ChatLogProps) {
  const { label, children, below, hold = null, presses = 0, beginsAtFoot = false } = props
  const scroller = useRef<HTMLElement>(null)
  const record = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const free = useRef<HTMLDivElement>(null)
  const reading = useRef(false)
  const held = useRef<string | null>(null)
  const hasNews = useRef(false)
  const wayDown = useRef<HTMLButtonElement>(null)
  const [behind, setBehind] = useState(false)

  const goToNewest = useCallback((atOnce = false) => {
    scrollGently(newestOf(record.current), end.current, scroller.current, atOnce)
  }, [])
  const showNewest = useCallback(
    (atOnce = false) => {
      if (!scroller.current) return
      const shown = holdTurn(
        { newest: newestOf(record.current), scroller: scroller.current },
        atOnce,
      )
      if (shown === 'follow') goToNewest(atOnce)
      if (shown === 'behind') setBehind(true)
    },
    [goToNewest],
  )
  const makeRoom = useCallback(() => {
    if (!scroller.current || !end.current || !free.current) return
    const newest = newestOf(record.current)
    const height = freeBelow({ newest, end: end.current, scroller: scroller.current })
    free.current.style.height = `${height}px`
  }, [])

  const arrive = useCallback(() => {
    // The button goes, and whoever had got to it goes on in the chat.
    if (wayDown.current && document.activeElement === wayDown.current) {
      scroller.current?.focus({ preventScroll: true })
    }
    setBehind(false)
  }, [])
  /** Nothing leads away from what is to be read first while any of it is in sight. */
  const lookPastHeld = useCallback(() => {
    if (!beforeEnd(scroller.current)) hasNews.current = false
    const isPast = !isInSight(document.getElementById(held.current ?? ''), scroller.current)
    if (isPast && hasNews.current) setBehind(true)
    else arrive()
  }, [arrive])

  useEffect(() => {
    const isRecorded = (target: Node) =>
      target === record.current ||
      end.current?.contains(target) ||
      (target instanceof Element && target.hasAttribute(turnMark))
    const added = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => isRecorded(target))) return
      makeRoom()
      if (held.current !== null) {
        hasNews.current = true
        lookPastHeld()
      } else if (reading.current) setBehind(true)
      else showNewest()
    })
    if (record.current) added.observe(record.current, { childList: true, subtree: true })
    if (end.current) added.observe(end.current, { childList: true, subtree: true })
    let isFirst = true
    const resized = new ResizeObserver(() => {
      makeRoom()
      if (!reading.current && held.current === null) showNewest(isFirst)
      isFirst = false
    })
    if (scroller.current) resized.observe(scroller.current)
    return () => {
      added.disconnect()
      resized.disconnect()
    }
  }, [showNewest, lookPastHeld, makeRoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press counts
  useLayoutEffect(() => {
    reading.current = false
  }, [presses])

  useLayoutEffect(() => {
    if (hold === null) return
    held.current = hold
    hasNews.current = false
    arrive()
    document.getElementById(hold)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
    return () => {
      held.current = null
      reading.current = false
      arrive()
      showNewest()
    }
  }, [hold, showNewest, arrive])

  const noteReading = () => {
    reading.current = beforeEnd(scroller.current)
  }
  const settle = () => {
    if (held.current !== null) return lookPastHeld()
    if (beforeEnd(scroller.current)) return
    reading.current = false
    arrive()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        ref={scroller}
        label={label}
        onScroll={settle}
        onWheel={noteReading}
        onTouchMove={noteReading}
        onKeyUp={noteReading}
        onKeyDown={(event) => {
          if (leaf(event.currentTarget, event)) event.preventDefault()
        }}
        className={clsx(
          'relative flex-1 scroll-pt-6 scroll-pb-3 overflow-y-auto overscroll-contain sides pt-6 pb-4 focus-visible:-outline-offset-4 sm:scroll-pb-6 sm:pb-6',
          beginsAtFoot && 'flex flex-col',
        )}
      >
        <div
          className={clsx(
            'mx-auto grid w-full max-w-column grid-cols-1',
            beginsAtFoot ? 'mt-auto pb-2 sm:pb-0' : 'gap-4 sm:gap-6',
          )}
        >
          <div ref={record} role="log" aria-label={label} className="grid grid-cols-1 gap-6">
            {children}
          </div>
          <div ref={end}>{below}</div>
        </div>
        <div ref={free} aria-hidden="true" />
      </ScrollRegion>
      {behind && (
        <div className="relative flex justify-center px-4 py-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent">
          <Button
            ref={wayDown}
            variant="secondary"
            className="animate-arrive"
            icon={<ArrowDown className="size-5" aria-hidden="true" />}
            onClick={() => {
              held.current = null
              reading.current = false
              scroller.current?.focus({ preventScroll: true })
              setBehind(false)
              goToNewest()
            }}
          >
            Newest message
          </Button>
        </div>
      )}
    </div>
  )
}
