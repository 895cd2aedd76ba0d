import { onboardingWords } from './onboarding-words.ts'

const { slides } = onboardingWords

export const lastStep = slides.length - 1
/** How far a finger travels sideways, in CSS pixels, before it counts as a swipe (more than this). */
const swipeThreshold = 50

const within = (step: number) => Math.min(Math.max(step, 0), lastStep)

type Distance = { x: number; y: number }

/** The step after a swipe over that distance; a mostly vertical one is somebody scrolling. */
export function stepAfterSwipe(step: number, { x, y }: Distance): number {
  if (Math.abs(x) <= swipeThreshold || Math.abs(y) > Math.abs(x)) return step
  return within(step - Math.sign(x))
}

/** The step after a key; any key but the two arrows leaves it as it is. */
export function stepAfterKey(step: number, key: string): number {
  if (key === 'ArrowRight') return within(step + 1)
  return key === 'ArrowLeft' ? within(step - 1) : step
}

/** How far the slides follow the finger: all the way, but reluctantly where there is no more. */
export function pull(step: number, { x, y }: Distance): number {
  if (Math.abs(y) > Math.abs(x)) return 0
  return within(step - Math.sign(x)) === step ? x / 4 : x
}

/** Which controls a slide has besides the dots. */
export const controlsAt = (step: number) => ({
  skip: step > 0 && step < lastStep,
  back: step > 0,
  next: step > 0 && step < lastStep,
})
