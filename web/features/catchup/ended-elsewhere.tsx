import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { sentences } from './sentences.ts'

/** How a catch-up came to its end on another device, and where it can be read on. */
export type EndingElsewhere = {
  how: 'finished' | 'replaced'
  /** Set where the whole talk waits for this person: who finished it, and the way there. */
  waiting?: { finishedBy: string; wayThere: ReactNode } | undefined
}

type EndedElsewhereProps = { ending: EndingElsewhere; onLeave: () => void }

/** Says kindly that the talk is over, and leads on; takes the focus if its place has just gone. */
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
            Back to home
          </Button>
        </div>
      }
    >
      {waiting ? sentences.elsewhere.readOn(waiting.finishedBy) : sentences.elsewhere[how]}
    </Banner>
  )
}
