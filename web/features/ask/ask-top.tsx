import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { sentences } from './sentences.ts'

/** The way back, what this is, and that none of it stays. */
export function AskTop({ onLeave }: { onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center gap-3">
      <IconButton label="Back to home" icon={<ArrowLeft />} variant="outlined" onClick={onLeave} />
      <div className="min-w-0 flex-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-sans text-base font-semibold tracking-normal outline-none"
        >
          {sentences.title}
        </h1>
        <p className="text-muted">{sentences.notKept}</p>
      </div>
    </div>
  )
}
