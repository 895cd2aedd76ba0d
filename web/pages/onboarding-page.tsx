import { clsx } from 'clsx'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { controlsAt, lastStep } from '#web/features/onboarding/carousel-steps.ts'
import { GoalQuestion } from '#web/features/onboarding/goal-question.tsx'
import { OnboardingCarousel } from '#web/features/onboarding/onboarding-carousel.tsx'
import { OnboardingControls } from '#web/features/onboarding/onboarding-controls.tsx'
import { onboardingWords, type SlideId } from '#web/features/onboarding/onboarding-words.ts'
import { SlidePicture } from '#web/features/onboarding/pictures/slide-picture.tsx'
import { useSlides } from '#web/features/onboarding/use-slides.ts'
import { newcomerState } from '#web/session/newcomer.ts'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { useArrival } from './use-arrival.ts'

const belowHeader = 'sm:min-h-[calc(100dvh-8rem-env(safe-area-inset-top))]'
/** On a phone the picture begins at the top of the screen, with the name over it. */
const underHeader =
  'max-sm:-mt-[calc(5.5rem+env(safe-area-inset-top))] max-sm:min-h-[calc(100dvh-1.5rem)]'

/** Four slides for somebody who has never been here (product §2). */
export function OnboardingPage() {
  const { step, setStep, pulled, swipe } = useSlides()
  const [, navigate] = useLocation()
  const formId = useId()
  useArrival('Welcome to Duologue')
  const pictureOf = (slide: SlideId) => <SlidePicture slide={slide} />
  const page = (
    <PageShell
      halved
      slim
      picture={pictureOf(onboardingWords.slides[step]?.id ?? 'welcome')}
      header={
        <>
          <Wordmark className="min-h-12" />
          {controlsAt(step).skip && (
            <Button variant="quiet" className="-mr-4" onClick={() => setStep(lastStep)}>
              Skip
            </Button>
          )}
        </>
      }
    >
      <div className={clsx('-mb-10 flex flex-col', belowHeader, underHeader)}>
        <OnboardingCarousel
          step={step}
          onStep={setStep}
          pulled={pulled}
          pictureOf={pictureOf}
          question={
            <GoalQuestion
              formId={formId}
              onDone={() => navigate(pagePaths.home, { state: newcomerState })}
            />
          }
          controls={
            <OnboardingControls
              step={step}
              onStep={setStep}
              onSignIn={() => navigate(pagePaths.auth)}
              goalFormId={formId}
            />
          }
        />
      </div>
    </PageShell>
  )
  // The picture beside the slides is a part of them: a swipe may begin on it as well.
  return (
    <div {...swipe} className="touch-pan-y touch-pinch-zoom select-none">
      {page}
    </div>
  )
}
