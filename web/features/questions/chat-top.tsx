import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import type { Person } from '#web/session/participants.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type ChatTopProps = { person: Person; answered: number; onLeave: () => void }

/** Whose questions these are, how far they have come, and the way back. */
export function ChatTop({ person, answered, onLeave }: ChatTopProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center gap-3">
      <IconButton label="Back to home" icon={<ArrowLeft />} variant="outlined" onClick={onLeave} />
      <div className="min-w-0 flex-1">
        <h1
          ref={heading}
          tabIndex={-1}
          className="truncate font-sans outline-none text-base font-semibold tracking-normal"
        >
          Weekly questions for {person.name}
        </h1>
        <ProgressBar label="Questions answered" value={answered} max={questionsPerWeek} />
      </div>
    </div>
  )
}
