import { ArrowDown } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { scrollBehavior, scrollGently } from './gentle-scroll.ts'

type ChatLogProps = {
  /** The name of the conversation for screen readers. */
  label: string
  children: ReactNode
  /** What is not part of the record: a typing indicator, choices, a form. */
  below?: ReactNode
  /** The id of what is to be read first: nothing that is added scrolls it away. */
  hold?: string | null | undefined
}

const nearEnd = 160

function beforeEnd(scroller: Element | null) {
  const { scrollTop, scrollHeight, clientHeight } = scroller ?? document.documentElement
  return scrollHeight - scrollTop - clientHeight > nearEnd
}

/** The running text of a chat: announces what is added and brings it into view, unless the reader went back up. */
export function ChatLog({ label, children, below, hold = null }: ChatLogProps) {
  const scroller = useRef<HTMLElement>(null)
  const record = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const reading = useRef(false)
  const held = useRef(false)
  const [behind, setBehind] = useState(false)

  const showNewest = useCallback((atOnce = false) => {
    scrollGently(record.current?.lastElementChild, end.current, scroller.current, atOnce)
  }, [])

  useEffect(() => {
    const added = new MutationObserver(() => {
      if (held.current) setBehind(beforeEnd(scroller.current))
      else if (reading.current) setBehind(true)
      else showNewest()
    })
    if (record.current) added.observe(record.current, { childList: true })
    if (end.current) added.observe(end.current, { childList: true, subtree: true })
    let isFirst = true
    const resized = new ResizeObserver(() => {
      if (!reading.current && !held.current) showNewest(isFirst)
      isFirst = false
    })
    if (scroller.current) resized.observe(scroller.current)
    return () => {
      added.disconnect()
      resized.disconnect()
    }
  }, [showNewest])

  useLayoutEffect(() => {
    if (hold === null) return
    held.current = true
    document.getElementById(hold)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
    return () => {
      held.current = false
      reading.current = false
      setBehind(false)
      showNewest()
    }
  }, [hold, showNewest])

  const noteReading = () => {
    reading.current = beforeEnd(scroller.current)
  }
  const settle = () => {
    if (beforeEnd(scroller.current)) return
    reading.current = false
    setBehind(false)
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        ref={scroller}
        label={label}
        onScroll={settle}
        onWheel={noteReading}
        onTouchMove={noteReading}
        onKeyUp={noteReading}
        className="relative flex-1 scroll-py-6 overflow-y-auto overscroll-contain px-4 py-6 focus-visible:-outline-offset-4 sm:px-8"
      >
        <div className="mx-auto grid max-w-column gap-6">
          <div ref={record} role="log" aria-label={label} className="grid gap-6">
            {children}
          </div>
          <div ref={end}>{below}</div>
        </div>
      </ScrollRegion>
      {behind && (
        <Button
          variant="secondary"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-arrive shadow-raised"
          icon={<ArrowDown className="size-5" aria-hidden="true" />}
          onClick={() => {
            held.current = false
            reading.current = false
            setBehind(false)
            showNewest()
          }}
        >
          Newest message
        </Button>
      )}
    </div>
  )
}
