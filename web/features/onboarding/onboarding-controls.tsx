import { Button } from '#web/ui/button.tsx'
import { controlsAt } from './carousel-steps.ts'

type OnboardingControlsProps = {
  step: number
  onStep: (step: number) => void
  onSignIn: () => void
  /** The form of the last slide's question. */
  goalFormId: string
}

/** The buttons of a slide, the main one last, nearest to the thumb. */
export function OnboardingControls(props: OnboardingControlsProps) {
  const { step, onStep, onSignIn, goalFormId } = props
  const { back, next } = controlsAt(step)
  return (
    <div className="flex w-full flex-wrap gap-3 *:flex-auto max-[24rem]:*:px-3 sm:w-auto">
      {step === 0 && (
        <>
          <Button key="sign-in" variant="secondary" onClick={onSignIn}>
            Login or Sign Up
          </Button>
          <Button key="learn" onClick={() => onStep(1)}>
            Learn More
          </Button>
        </>
      )}
      {back && (
        <Button key="back" variant="secondary" onClick={() => onStep(step - 1)}>
          Back
        </Button>
      )}
      {next && (
        <Button key="next" onClick={() => onStep(step + 1)}>
          Next
        </Button>
      )}
      {back && !next && (
        <Button key="start" type="submit" form={goalFormId}>
          Get Started
        </Button>
      )}
    </div>
  )
}
