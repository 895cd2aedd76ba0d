import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/button.tsx'

type ChatTopProps = {
  /** The h1 of the page; it has the focus when the chat opens. */
  title: string
  /** What is below the title. */
  children: ReactNode
  leaveLabel: string
  onLeave: () => void
}

/** What this chat is, and the way back: the `top` of a `ChatFrame`. */
export function ChatTop({ title, children, leaveLabel, onLeave }: ChatTopProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={leaveLabel}
        icon={<ArrowLeft />}
        variant="outlined"
        onClick={onLeave}
        data-way-back
      />
      <div className="min-w-0 flex-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere] outline-none"
        >
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}
