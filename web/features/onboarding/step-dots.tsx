import { classNames } from '#web/ui/class-names.ts'
import { slides } from './slides.ts'

type StepDotsProps = { step: number; onStep: (step: number) => void }

/** One dot for each slide; the one in sight is longer. */
export function StepDots({ step, onStep }: StepDotsProps) {
  return (
    <ul className="-ml-2 flex">
      {slides.map(({ id, title }, place) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Slide ${place + 1}: ${title}`}
            aria-current={place === step ? 'step' : undefined}
            onClick={() => onStep(place)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span
              className={classNames(
                'h-2.5 rounded-full transition-[width,background-color]',
                place === step ? 'w-7 bg-accent-ink' : 'w-2.5 bg-edge group-hover:bg-ink',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
