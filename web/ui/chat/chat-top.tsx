import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'

type ChatTopProps = {
  /** The h1 of the page; it has the focus when the chat opens. */
  title: string
  /** The same in a word, for the row of a phone. */
  short?: string | undefined
  /** What is below the title. */
  children: ReactNode
  leaveLabel: string
  onLeave: () => void
}

/** Around a `ProgressBar` that lies under its words on a phone, and beside a title there. */
const chatProgress =
  'min-w-0 flex-1 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1'

/** What this chat is, and the way back: the `top` of a `ChatFrame`. */
export function ChatTop({ title, short, children, leaveLabel, onLeave }: ChatTopProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div data-chat-row className="-ml-3 flex items-center gap-1">
      <IconButton
        label={leaveLabel}
        icon={<ArrowLeft />}
        className="text-ink!"
        onClick={onLeave}
        data-way-back
      />
      <div className={chatProgress}>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere] outline-none"
        >
          {short === undefined ? (
            title
          ) : (
            <>
              <span className="max-sm:sr-only">{title}</span>
              <span aria-hidden="true" className="block truncate sm:hidden">
                {short}
              </span>
            </>
          )}
        </h1>
        {children}
      </div>
    </div>
  )
}
