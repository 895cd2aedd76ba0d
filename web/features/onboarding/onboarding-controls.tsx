import { Button } from '#web/ui/button.tsx'
import { controlsAt } from './carousel-steps.ts'

type OnboardingControlsProps = {
  step: number
  onStep: (step: number) => void
  onSignIn: () => void
  /** The form of the last slide's question. */
  goalFormId: string
}

/** The buttons of a slide, the main one last; on a phone it is the upper one, and as wide as the screen. */
export function OnboardingControls(props: OnboardingControlsProps) {
  const { step, onStep, onSignIn, goalFormId } = props
  const { back, next } = controlsAt(step)
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:gap-3 lg:flex-row-reverse">
      {step === 0 && (
        <>
          <Button key="sign-in" variant="quiet" onClick={onSignIn}>
            Login or Sign Up
          </Button>
          <Button key="learn" className={mainLook} onClick={() => onStep(1)}>
            Learn More
          </Button>
        </>
      )}
      {back && (
        <Button key="back" variant="quiet" onClick={() => onStep(step - 1)}>
          Back
        </Button>
      )}
      {next && (
        <Button key="next" className={mainLook} onClick={() => onStep(step + 1)}>
          Next
        </Button>
      )}
      {back && !next && (
        <Button key="start" className={mainLook} type="submit" form={goalFormId}>
          Get Started
        </Button>
      )}
    </div>
  )
}

const mainLook = 'min-h-13 sm:min-w-36'
