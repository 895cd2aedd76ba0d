import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { sentences } from './sentences.ts'

/** Says that the talk is over, and leads back; takes the focus if its place has just gone. */
export function EndedElsewhere({ onLeave }: { onLeave: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Banner
      tone="done"
      action={
        <Button ref={button} variant="secondary" onClick={onLeave}>
          Back to home
        </Button>
      }
    >
      {sentences.elsewhere}
    </Banner>
  )
}
