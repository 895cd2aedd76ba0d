import { clsx } from 'clsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { controlsAt, stepAfterKey } from './carousel-steps.ts'
import { onboardingWords, type SlideId } from './onboarding-words.ts'

const { slides } = onboardingWords

type OnboardingCarouselProps = {
  step: number
  onStep: (step: number) => void
  /** How far a swipe pulls the slide in sight. */
  pulled: number
  /** On a phone from edge to edge, else in a frame; a wide screen shows it in the room beside the slides. */
  pictureOf: (slide: SlideId) => ReactNode
  /** What the last slide asks. */
  question: ReactNode
  /** The buttons below the slides. */
  controls: ReactNode
}

const movesByArrows = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest('input, textarea, select, [role="menu"]'))

/** Slides in a row of which one is in sight; moved by buttons, dots, arrow keys and swipes. */
export function OnboardingCarousel(props: OnboardingCarouselProps) {
  const { step, onStep, pulled, pictureOf, question, controls } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // No style where they stand at their start: the page that is sent ready to be seen may hold none.
  const isMoved = step !== 0 || pulled !== 0

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
      if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
      if (movesByArrows(event.target)) onStep(stepAfterKey(step, event.key))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [step, onStep])

  // The button that was pressed may be gone with its slide; the focus then goes to the new heading.
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const focused = document.activeElement
    const lost = !focused || focused === document.body || focused.closest('[inert]')
    if (lost) heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <section
      aria-roledescription="carousel"
      aria-label="What Duologue is"
      className="flex flex-1 flex-col lg:justify-center lg:pb-16"
    >
      <div className="-mx-4 flex flex-1 lg:flex-none overflow-x-clip sm:-mx-8">
        <div
          className={clsx(
            'flex min-w-0 flex-1',
            pulled === 0 && 'transition-transform duration-300 ease-out',
          )}
          style={
            isMoved ? { transform: `translateX(calc(${-100 * step}% + ${pulled}px))` } : undefined
          }
        >
          {slides.map(({ id, title, text }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== step}
              className="flex w-full shrink-0 flex-col px-4 sm:px-8 lg:justify-end"
            >
              <div className="relative -mx-4 flex min-h-42 flex-1 basis-42 overflow-hidden border-hairline bg-sunken pt-[calc(4.5rem+env(safe-area-inset-top))] min-[24rem]:min-h-56 min-[24rem]:basis-[34dvh] sm:mx-0 sm:min-h-36 sm:basis-[26dvh] sm:rounded-lg sm:border sm:pt-0 lg:hidden">
                {pictureOf(id)}
                <ClearOfHeader id={id} hasSkip={controlsAt(index).skip} />
              </div>
              <div className="grid max-w-measure content-start gap-3 pt-4 pb-1.5 min-[24rem]:pt-7 min-[24rem]:max-sm:last:min-h-53">
                <h1
                  ref={index === step ? heading : undefined}
                  tabIndex={-1}
                  className="text-title outline-none min-[24rem]:text-display sm:text-title"
                >
                  {title}
                </h1>
                <p className="min-[24rem]:text-lead">{text}</p>
              </div>
              {index === slides.length - 1 && question}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        Slide {step + 1} of {slides.length}: {slides[step]?.title}
      </p>
      <div className="grid grid-cols-1 gap-3.5 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:pt-3 lg:flex-col lg:items-start lg:pt-6">
        <StepDots step={step} onStep={onStep} />
        {controls}
      </div>
    </section>
  )
}

type ClearOfHeaderProps = { id: SlideId; hasSkip: boolean }

/** On a phone the header lies over the picture: behind its words the wall is bare, and what hangs there fades towards them. */
function ClearOfHeader({ id, hasSkip }: ClearOfHeaderProps) {
  const wall = id === 'small' ? 'bg-surface' : 'bg-sunken'
  const place = `absolute top-0 h-[calc(4rem+env(safe-area-inset-top))] blur-xs sm:hidden ${wall}`
  return (
    <>
      <span aria-hidden="true" className={`left-0 w-41 ${place}`} />
      {hasSkip && <span aria-hidden="true" className={`right-0 w-20 ${place}`} />}
    </>
  )
}

type StepDotsProps = { step: number; onStep: (step: number) => void }

/** One dot for each slide; the one in sight is longer. */
function StepDots({ step, onStep }: StepDotsProps) {
  return (
    <ul className="flex justify-center sm:-ml-2">
      {slides.map(({ id, title }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Slide ${index + 1}: ${title}`}
            aria-current={index === step ? 'step' : undefined}
            onClick={() => onStep(index)}
            className={clsx(
              'group grid h-11 place-items-center rounded-full',
              index === step ? 'w-10' : 'w-6',
            )}
          >
            <span
              className={clsx(
                'h-2 rounded-full transition-[width,background-color]',
                index === step ? 'w-6 bg-accent-ink' : 'w-2 bg-edge group-hover:bg-ink',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
