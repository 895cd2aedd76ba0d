import { useState } from 'react'
import { pull, stepAfterSwipe } from './carousel-steps.ts'
import { useSwipe } from './use-swipe.ts'

/** Which slide is in sight, and how far a swipe pulls it; `swipe` goes to what may be swiped over. */
export function useSlides() {
  const [step, setStep] = useState(0)
  const [pulled, setPulled] = useState(0)
  const swipe = useSwipe({
    onPull: (distance) => setPulled(pull(step, distance)),
    onEnd(distance) {
      setPulled(0)
      setStep(stepAfterSwipe(step, distance))
    },
  })
  return { step, setStep, pulled, swipe }
}
